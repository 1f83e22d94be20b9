import type { Transaction } from '../../db/pool.ts';
import { actorOf, type NewEntry, recordInJournal } from '../journal/journal-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';

/** The journal names the entry by its id: whose money it was stays with the books. */
export async function journalEntry(tx: Transaction, colleague: Colleague, entry: EntryStep): Promise<void> {
  await recordInJournal(tx, entryStep(colleague, entry));
}

interface EntryStep {
  entryId: string;
  what: string;
  now: Date;
  detail?: Record<string, unknown>;
}

export function entryStep(colleague: Colleague, entry: EntryStep): NewEntry {
  return {
    at: entry.now,
    actor: actorOf(colleague),
    subject: 'payment',
    subjectId: entry.entryId,
    what: entry.what,
    ...(entry.detail && { detail: entry.detail }),
  };
}
