import type { JournalSubject } from '@shop/contract/desk/journal-subjects';
import type { SQL } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { germanDay } from '../../german-day.ts';
import { settingEntriesKeptSince, signInEntriesKeptSince } from '../../retention.ts';
import { aboutStaff, aboutSubject, clearContent, settingsBefore, signInsBefore } from './journal-queries.ts';
import { recordInJournal } from './journal-service.ts';

/** As many as one entry about a removal names. */
const removedAtOnce = 1_000;

type RemovalReason = 'retention' | 'erasure';

/**
 * Removes what the journal says about something whose time of keeping is over. The hashes stay, and an entry names what
 * was removed and why: the check accepts exactly these.
 */
export function removeFromJournal(
  tx: Transaction,
  { subject, subjectId, reason, at }: { subject: JournalSubject; subjectId: string; reason: RemovalReason; at: Date },
): Promise<void> {
  return remove(tx, aboutSubject(subject, subjectId), { reason, at });
}

/** The same for somebody who has left: what happened to their access and to their devices. */
export function removeStaffFromJournal(tx: Transaction, staffId: string, at: Date): Promise<void> {
  return remove(tx, aboutStaff(staffId), { reason: 'retention', at });
}

/** Sign-ins, and changes of settings, after their periods. */
export async function removeOldEntries(db: Database, now: Date): Promise<void> {
  const today = germanDay(now);
  const old = [signInsBefore(signInEntriesKeptSince(today)), settingsBefore(settingEntriesKeptSince(today))];
  for (const entries of old) await db.transaction((tx) => remove(tx, entries, { reason: 'retention', at: now }));
}

async function remove(
  tx: Transaction,
  entries: SQL | undefined,
  { reason, at }: { reason: RemovalReason; at: Date },
): Promise<void> {
  for (;;) {
    const removed = await clearContent(tx, entries, removedAtOnce);
    if (removed.length === 0) return;
    await recordInJournal(tx, {
      at,
      actor: { kind: 'shop' },
      subject: 'journal',
      subjectId: null,
      what: 'removed',
      detail: { reason, entries: removed },
    });
  }
}
