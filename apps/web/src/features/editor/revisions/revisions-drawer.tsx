import { useQuery } from '@tanstack/react-query';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import RotateCw from 'lucide-react/icons/rotate-cw';
import X from 'lucide-react/icons/x';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import type { CallOutput } from '#lib/api.ts';
import { formatDate, formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Stack } from '#ui/stack.tsx';
import { Text } from '#ui/text.tsx';
import { nameOf } from '../places.ts';
import { useEditorCall } from '../use-editor-call.ts';
import { Difference } from './difference.tsx';
import styles from './revisions-drawer.module.css';
import { revisionQuery, revisionsQuery } from './revisions-query.ts';

type Revision = CallOutput<'listEditorRevisions'>['items'][number];

interface RevisionsDrawerProps {
  path: string;
  /** The text in the editor. */
  text: string;
  /** The revision the editor began with. */
  current: string;
  onLoad: (content: string) => void;
  onClose: () => void;
}

/** Every state the file had, how each differs from the text in the editor, and the way back to it. */
export function RevisionsDrawer({ path, text, current, onLoad, onClose }: RevisionsDrawerProps) {
  const t = useTranslations('editor.revisions');
  const errorText = useErrorText();
  const call = useEditorCall();
  const id = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [chosen, setChosen] = useState<Revision | null>(null);
  const list = useQuery(revisionsQuery(call, path));
  const content = useQuery({
    ...revisionQuery(call, path, chosen?.revision),
    enabled: chosen !== null && chosen.change !== 'remove',
  });

  useEffect(() => headingRef.current?.focus(), []);

  return (
    <section
      className={styles.drawer}
      aria-labelledby={id}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.heading}>
        <h2 id={id} ref={headingRef} tabIndex={-1}>
          {t('title')}
        </h2>
        <IconButton label={t('close')} icon={<X />} onClick={onClose} />
      </div>
      <Stack gap={0.9} className={styles.middle}>
        <Text size="small">{t('lead', { name: nameOf(path) })}</Text>
        {list.isPending && <p role="status">{t('loading')}</p>}
        {list.error && (
          <Stack gap={0.6} align="start" role="alert">
            <p>
              {t('failed')} {errorText(list.error)}
            </p>
            <Button icon={<RotateCw />} isBusy={list.isFetching} onClick={() => void list.refetch()}>
              {t('retry')}
            </Button>
          </Stack>
        )}
        <Stack as="ul" gap={0.15} className={styles.revisions}>
          {list.data?.items.map((revision) => (
            <li key={revision.revision}>
              <button
                type="button"
                aria-pressed={chosen?.revision === revision.revision}
                onClick={() => setChosen(revision)}
              >
                <RevisionWords revision={revision} isCurrent={revision.revision === current} />
              </button>
            </li>
          ))}
        </Stack>
        {!chosen && list.data && <Text size="small">{t('choose')}</Text>}
        <div aria-live="polite">
          {chosen?.change === 'remove' && <p>{t('removed')}</p>}
          {content.isLoading && <p>{t('loading')}</p>}
          {content.error && <p>{errorText(content.error)}</p>}
          {content.data !== undefined && <Difference before={content.data} after={text} />}
        </div>
      </Stack>
      {content.data !== undefined && (
        <Stack gap={0.5} className={styles.bottom}>
          <Button variant="primary" icon={<RotateCcw />} onClick={() => onLoad(content.data ?? '')}>
            {t('load')}
          </Button>
          <Text size="small">{t('loadNote')}</Text>
        </Stack>
      )}
    </section>
  );
}

function RevisionWords({ revision, isCurrent }: { revision: Revision; isCurrent: boolean }) {
  const t = useTranslations('editor.revisions');
  const locale = useLocale();
  const { savedAt, author, change } = revision;
  const moment = t('moment', { date: formatDate(savedAt, locale), time: formatTime(savedAt, locale) });
  const facts = [author ?? t('nobody'), isCurrent ? t('current') : t(`changes.${change}`)];

  return (
    <>
      <b>{moment}</b>
      <span>{facts.join(' · ')}</span>
    </>
  );
}
