import type { Transaction } from '../../db/pool.ts';
import { recordInJournal } from './journal-service.ts';

interface ChangedSetting {
  at: Date;
  /** The product, the rate or the rule. */
  subjectId: string;
  what: 'stockSet' | 'priceSet' | 'rateSet' | 'ruleDated';
  detail: Record<string, string | number | null>;
}

/** Puts on record who of the pharmacy changed a setting, in the transaction that changes it. */
export function recordSetting(
  tx: Transaction,
  { id, name }: { id: string; name: string },
  { at, subjectId, what, detail }: ChangedSetting,
): Promise<void> {
  const actor = { kind: 'pharmacy', staffId: id, name } as const;
  return recordInJournal(tx, { at, actor, subject: 'setting', subjectId, what, detail });
}
