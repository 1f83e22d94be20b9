import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Columns } from '#ui/columns.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Row } from '#ui/row.tsx';
import { Text } from '#ui/text.tsx';
import { mergeTexts } from '../merge-texts.ts';
import { nameOf } from '../places.ts';
import { useEditorCall } from '../use-editor-call.ts';
import styles from './conflict-dialog.module.css';
import { Side } from './difference.tsx';
import { diffLines } from './line-diff.ts';
import { revisionQuery, revisionsQuery } from './revisions-query.ts';

interface ConflictDialogProps {
  path: string;
  /** The revision that the writer began with; null for a file that was not there. */
  begunWith: string | null;
  mine: string;
  theirs: string;
  isSaving: boolean;
  onKeepMine: () => void;
  /** Goes on in the editor with this text; nothing is saved yet. */
  onContinue: (text: string) => void;
  onClose: () => void;
}

/** Somebody else saved in between: both versions side by side, and nothing is overwritten without a choice. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { path, mine, theirs, isSaving, onKeepMine, onContinue, onClose } = props;
  const t = useTranslations('editor.conflict');
  const lines = useMemo(() => diffLines(theirs, mine), [mine, theirs]);
  const merged = useMerged(props);
  const saver = useLastSaver(path);
  const name = nameOf(path);

  return (
    <Dialog title={t('title')} closeLabel={t('close')} onClose={onClose} className={styles.dialog}>
      <p>{saver ? t('textBy', { name, ...saver }) : t('text', { name })}</p>
      <Columns columns="repeat(auto-fit, minmax(min(18rem, 100%), 1fr))" gap={0.85}>
        <Side title={t('mine')} lines={lines} kind="added" />
        <Side title={t('theirs')} lines={lines} kind="removed" />
      </Columns>
      {merged && <Text size="small">{t('mergeNote', { count: merged.conflicts })}</Text>}
      <Row gap={0.6}>
        <Button variant="primary" isBusy={!merged} onClick={() => merged && onContinue(merged.text)}>
          {t('merge')}
        </Button>
        <Button isBusy={isSaving} onClick={onKeepMine}>
          {t('keepMine')}
        </Button>
        <Button variant="ghost" onClick={() => onContinue(theirs)}>
          {t('takeTheirs')}
        </Button>
      </Row>
    </Dialog>
  );
}

/** Both versions in one; null until the text is there that they were written from. */
function useMerged({ path, begunWith, mine, theirs }: ConflictDialogProps) {
  const t = useTranslations('editor.conflict');
  const call = useEditorCall();
  const isNew = begunWith === null;
  const query = revisionQuery(call, path, begunWith ?? undefined);
  const { data, isError } = useQuery({ ...query, enabled: !isNew, retry: false });
  return useMemo(() => {
    const base = isNew ? '' : data;
    if (base === undefined && !isError) return null;
    return mergeTexts(base ?? null, mine, theirs, { mine: t('mine'), theirs: t('theirs') });
  }, [isNew, data, isError, mine, theirs, t]);
}

/** Who it was; without an answer the sentence does without a name. */
function useLastSaver(path: string): { author: string; time: string } | null {
  const call = useEditorCall();
  const locale = useLocale();
  const { data } = useQuery(revisionsQuery(call, path));
  const last = data?.items[0];
  return last?.author ? { author: last.author, time: formatTime(last.savedAt, locale) } : null;
}
