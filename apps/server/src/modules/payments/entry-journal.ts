import type { Transaction } from '../../db/pool.ts';
import { recordInJournal } from '../journal/journal-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';

/** The journal names the entry by its id: whose money it was stays with the books. */
export async function journalEntry(
  tx: Transaction,
  { id, name }: Colleague,
  entry: { entryId: string; what: string; now: Date; detail?: Record<string, unknown> },
): Promise<void> {
  await recordInJournal(tx, {
    at: entry.now,
    actor: { kind: 'pharmacy', staffId: id, name },
    subject: 'payment',
    subjectId: entry.entryId,
    what: entry.what,
    ...(entry.detail && { detail: entry.detail }),
  });
}
