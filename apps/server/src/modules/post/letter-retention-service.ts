import { lt } from 'drizzle-orm';
import { countOld, type OldRows } from '../../db/old-rows.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { strayLetters } from '../../db/schema/post.ts';
import { germanDay } from '../../german-day.ts';
import { strayLettersKeptSince } from '../../retention.ts';
import { removeFromJournal } from '../journal/journal-retention-service.ts';
import { deleteLetter, lettersEndedBefore, lettersOfOrder } from './letter-queries.ts';

const atOnce = 100;

/** Letters whose time of keeping is over. One that still waits is kept: its paper lies in the house. */
export async function forgetOldLetters(db: Database, now: Date, today = germanDay(now)): Promise<void> {
  const old = await lettersEndedBefore(db, strayLettersKeptSince(today), atOnce);
  for (const { id } of old) await db.transaction((tx) => forget(tx, id, now));
}

export function oldLetters(db: Database, today: string): Promise<OldRows> {
  const where = lt(strayLetters.endedAt, strayLettersKeptSince(today));
  return countOld(db, { table: strayLetters, from: strayLetters.endedAt, where });
}

/** An order that is forgotten takes the letters along that were assigned to it. */
export async function forgetLettersOf(tx: Transaction, orderId: string, now: Date): Promise<void> {
  for (const { id } of await lettersOfOrder(tx, orderId)) await forget(tx, id, now);
}

/** For the export of a person's data. */
export async function exportLetters(db: Database, orderId: string) {
  return (await lettersOfOrder(db, orderId)).map(({ day, sender, notedAt, endedAt }) => ({
    day,
    sender,
    notedAt,
    assignedAt: endedAt,
  }));
}

async function forget(tx: Transaction, id: string, now: Date): Promise<void> {
  await removeFromJournal(tx, { subject: 'post', subjectId: id, reason: 'retention', at: now });
  await deleteLetter(tx, id);
}
