import type { JournalCheckShown, JournalEntry } from '@shop/contract/desk/journal';
import type { JournalCheck } from '../../db/schema/journal.ts';
import type { ListedEntry } from './journal-queries.ts';

export function presentEntry(entry: ListedEntry): JournalEntry {
  return {
    position: entry.position ?? 0,
    at: entry.at.toISOString(),
    hash: entry.hash ?? '',
    isRemoved: entry.what === null,
    by: entry.by,
    staffId: entry.staffId,
    staffName: entry.staffName,
    subject: entry.subject,
    subjectId: entry.subjectId,
    orderCode: entry.orderCode,
    what: entry.what,
    detail: entry.detail === null ? null : JSON.parse(entry.detail),
  };
}

export function presentCheck(check: JournalCheck | null): JournalCheckShown | null {
  if (!check) return null;
  const { at, entries, hash, finding } = check;
  return { at: at.toISOString(), entries, hash, isIntact: finding === null, finding };
}
