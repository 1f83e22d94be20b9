import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useLocale, useTranslations } from 'use-intl';
import { formatTime } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Review } from '../desk-order-queries.ts';
import { draftDifferences } from './draft-differences.ts';
import { draftOf, type RecordDraft } from './record-draft.ts';

interface RecordConflictProps {
  draft: RecordDraft;
  review: Review;
  isOtherFile: boolean;
  onKeep: () => void;
  onLoad: () => void;
}

/** A colleague has recorded something, or another file came, while this was typed. Nothing typed is lost. */
export function RecordConflict({ draft, review, isOtherFile, onKeep, onLoad }: RecordConflictProps) {
  const t = useTranslations('deskRecord');
  const locale = useLocale();
  const { record } = review;
  const differences = record ? draftDifferences(draft, draftOf(review, draft.file)) : [];
  return (
    <Notice
      isAlert
      tone="warn"
      icon={<TriangleAlert aria-hidden="true" />}
      actions={
        <>
          <Button size="small" onClick={onKeep}>
            {t('conflict.keep')}
          </Button>
          <Button size="small" onClick={onLoad}>
            {t('conflict.load')}
          </Button>
        </>
      }
    >
      {isOtherFile && <p>{t('conflict.otherFile')}</p>}
      {!isOtherFile && record && (
        <p>{t('conflict.recorded', { name: record.by, time: formatTime(record.at, locale) })}</p>
      )}
      <ul>
        {differences.map(({ field, mine, theirs }) => (
          <li key={field}>{t('conflict.difference', { field: t(field), mine: mine || '–', theirs: theirs || '–' })}</li>
        ))}
      </ul>
    </Notice>
  );
}
