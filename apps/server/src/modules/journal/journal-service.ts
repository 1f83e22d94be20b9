import { randomUUID } from 'node:crypto';
import type { JournalSubject } from '@shop/contract/desk/journal-subjects';
import type { Database, Transaction } from '../../db/pool.ts';
import { contentHash } from './journal-chain.ts';
import { allAbout, insertEntries, lastCheck, newestOf, readHead } from './journal-queries.ts';

/** Who did it: a person of the pharmacy by name, or the shop by itself. */
export type JournalActor = { kind: 'pharmacy'; staffId: string | null; name: string } | { kind: 'shop' };

/** Somebody of the pharmacy, as what they did is recorded. */
export function actorOf({ id, name }: { id: string; name: string }) {
  return { kind: 'pharmacy', name, staffId: id } as const;
}

export interface NewEntry {
  at: Date;
  actor: JournalActor;
  subject: JournalSubject;
  /** The id of the order, of the staff member and so on; null where there is none. */
  subjectId: string | null;
  /** One word for what was done, such as `rolesChanged`. */
  what: string;
  /** No health data and no text that somebody typed about a patient: that stays with the order. */
  detail?: Record<string, unknown>;
}

/**
 * Puts something on record, in the transaction of the act itself. What happens to an order needs no call: it is written
 * with `recordEvent` of the orders and entered here by the database.
 */
export function recordInJournal(tx: Transaction, entry: NewEntry): Promise<void> {
  return recordAllInJournal(tx, [entry]);
}

/** The same for what somebody of the pharmacy did, or the shop by itself where it is nobody. */
export function recordAct(
  tx: Transaction,
  by: { id: string; name: string } | null,
  entry: Omit<NewEntry, 'actor'>,
): Promise<void> {
  return recordInJournal(tx, { ...entry, actor: by ? actorOf(by) : { kind: 'shop' } });
}

/** The same for many at once, in their order. */
export async function recordAllInJournal(tx: Transaction, entries: readonly NewEntry[]): Promise<void> {
  await insertEntries(tx, entries.map(rowOf));
}

function rowOf(entry: NewEntry) {
  const person = entry.actor.kind === 'pharmacy' ? entry.actor : null;
  const content = {
    salt: randomUUID(),
    at: entry.at,
    by: entry.actor.kind,
    staffId: person?.staffId ?? null,
    // The database stores well-formed text only; the hash must be over what can be read back.
    staffName: person?.name.toWellFormed() ?? null,
    subject: entry.subject,
    subjectId: entry.subjectId,
    what: entry.what,
    detail: entry.detail ? JSON.stringify(entry.detail).toWellFormed() : null,
  };
  return { ...content, contentHash: contentHash(content) };
}

/** What was put on record of one kind, the newest first. */
export function newestEntries(
  db: Database,
  wanted: { subject: JournalSubject; what: string },
  most: number,
): Promise<{ at: Date; staffName: string | null; detail: string | null }[]> {
  return newestOf(db, wanted, most);
}

/** What happened to one thing, the oldest first. */
export function entriesAbout(
  db: Database,
  subject: JournalSubject,
  subjectId: string,
): Promise<{ at: Date; staffName: string | null; what: string | null }[]> {
  return allAbout(db, subject, subjectId);
}

/** Where the chain ends; what is being committed this moment comes after it. */
export async function chainHead(db: Database): Promise<{ position: number; hash: string }> {
  return (await readHead(db)) ?? { position: 0, hash: '' };
}

/** What the newest check has found, and when; null when nothing is wrong, or nobody has looked yet. */
export async function lastAlarm(db: Database): Promise<{ at: Date; finding: string } | null> {
  const last = await lastCheck(db);
  return last?.finding ? { at: last.at, finding: last.finding } : null;
}

export async function journalAlarm(db: Database): Promise<string | null> {
  return (await lastAlarm(db))?.finding ?? null;
}
