import { germanTime } from '@shop/contract/desk/german-time';
import { validityOf } from '@shop/contract/desk/prescription-validity';
import { useTranslations } from 'use-intl';
import { readDay, writeDay } from '#domain/desk/day-text.ts';
import { useNow } from '#domain/desk/deadline/use-now.ts';
import styles from './record.module.css';
import type { RecordDraft } from './record-draft.ts';

/** Until when the prescription is valid, as soon as its date is typed. */
export function DraftValidity({ draft: { kind, issuedOn, validUntil } }: { draft: RecordDraft }) {
  const t = useTranslations('deskRecord.validity');
  const today = germanTime(useNow()).day;
  const day = readDay(issuedOn);
  if (!day) return null;
  const { until, state, daysLeft } = validityOf({ kind, issuedOn: day, validUntil: readDay(validUntil) }, today);
  return (
    <p role="status" className={styles.validity} data-state={state}>
      {t(state, { until: writeDay(until), days: Math.abs(daysLeft) })}
    </p>
  );
}
