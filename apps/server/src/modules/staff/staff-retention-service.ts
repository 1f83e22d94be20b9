import { lt } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import { countOld, type OldRows } from '../../db/old-rows.ts';
import type { Database } from '../../db/pool.ts';
import { staff } from '../../db/schema/staff.ts';
import { germanDay } from '../../german-day.ts';
import { daysBefore, deskPeriods, staffKeptSince } from '../../retention.ts';
import { removeStaffFromJournal } from '../journal/journal-retention-service.ts';
import { deleteEndedPasskeys, deleteStaff, staffEndedBefore } from './staff-removal-queries.ts';

/** Devices that were ended, and people who left: after their periods, and once no record names them any more. */
export async function forgetOldStaff(
  { db }: { db: Database; clock: Clock },
  now: Date,
  today = germanDay(now),
): Promise<void> {
  await deleteEndedPasskeys(db, daysBefore(now, deskPeriods.endedDeviceDays));
  for (const id of await staffEndedBefore(db, staffKeptSince(today))) await forget(db, id, now);
}

export function oldStaff(db: Database, today: string): Promise<OldRows> {
  const where = lt(staff.endedAt, staffKeptSince(today));
  return countOld(db, { table: staff, from: staff.endedAt, where });
}

/** Whoever an order, a note or a letter still names stays until that has gone; the next round tries again. */
async function forget(db: Database, id: string, now: Date): Promise<void> {
  try {
    await db.transaction(async (tx) => {
      await removeStaffFromJournal(tx, id, now);
      await deleteStaff(tx, id);
    });
  } catch (error) {
    if (!isStillNamed(error)) throw error;
  }
}

function isStillNamed(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } };
  return cause?.code === '23503';
}
