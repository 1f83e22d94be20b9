import type { PrescriptionOrigin } from '@shop/contract/prescription-origin';
import { useLocale, useTranslations } from 'use-intl';
import { MeanwhileNotice } from '#domain/desk/writing/meanwhile-notice.tsx';
import { formatTime } from '#lib/format.ts';
import type { Review } from '../desk-order-queries.ts';
import { type DraftDifference, draftDifferences } from './draft-differences.ts';
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
  /** A choice is told in its words, not in the name it is stored by. */
  const told = (field: DraftDifference['field'], value: string) => {
    if (field === 'evidence') return t(`evidences.${value as RecordDraft['evidence']}`);
    if (field === 'kind') return t(`kinds.${value as RecordDraft['kind']}`);
    if (field === 'profession') return t(`professions.${value as RecordDraft['profession']}`);
    if (field === 'origin') return value ? t(`origins.${value as PrescriptionOrigin}`) : t('originUnknown');
    return value || '–';
  };
  const differences = record ? draftDifferences(draft, draftOf(review, draft.file, draft.evidence)) : [];
  return (
    <MeanwhileNotice
      keepLabel={t('conflict.keep')}
      onKeep={onKeep}
      dropLabel={t('conflict.load')}
      onDrop={onLoad}
      changes={differences.map(({ field, mine, theirs }) =>
        t('conflict.difference', { field: t(field), mine: told(field, mine), theirs: told(field, theirs) }),
      )}
    >
      {isOtherFile && <p>{t('conflict.otherFile')}</p>}
      {!isOtherFile && record && (
        <p>{t('conflict.recorded', { name: record.by, time: formatTime(record.at, locale) })}</p>
      )}
    </MeanwhileNotice>
  );
}
