import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { staff, staffCodes, staffPasskeys, staffSessions } from '../../db/schema/staff.ts';

/** Those of a session that is still listed stay with it. */
export async function deleteEndedPasskeys(db: Database, endedBefore: Date): Promise<void> {
  const inUse = db.select({ one: sql`1` }).from(staffSessions).where(eq(staffSessions.passkeyId, staffPasskeys.id));
  await db.delete(staffPasskeys).where(and(lt(staffPasskeys.endedAt, endedBefore), notExists(inUse)));
}

export async function clearExpiredChallenges(db: Database, now: Date): Promise<void> {
  await db
    .update(staffSessions)
    .set({ challenge: null, challengePurpose: null, challengeExpiresAt: null })
    .where(lt(staffSessions.challengeExpiresAt, now));
}

export async function staffEndedBefore(db: Database, moment: Date): Promise<string[]> {
  const ended = await db.select({ id: staff.id }).from(staff).where(lt(staff.endedAt, moment));
  return ended.map(({ id }) => id);
}

/** With all that belongs to their access. Throws where a record names them. */
export async function deleteStaff(tx: Transaction, id: string): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.staffId, id));
  await tx.delete(staffPasskeys).where(eq(staffPasskeys.staffId, id));
  await tx.delete(staffCodes).where(eq(staffCodes.staffId, id));
  await tx.update(staff).set({ invitedBy: null }).where(eq(staff.invitedBy, id));
  await tx.delete(staff).where(eq(staff.id, id));
}
