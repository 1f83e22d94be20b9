import { and, eq, gt, isNull, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { type StaffSession, staff, staffCodes, staffSessions } from '../../db/schema/staff.ts';

/** The session with its person as both are now; null when either has ended. */
export async function findSession(db: Database, tokenHash: string, begunAfter: Date) {
  const [found] = await db
    .select({ session: staffSessions, person: staff })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        eq(staffSessions.tokenHash, tokenHash),
        gt(staffSessions.createdAt, begunAfter),
        isNull(staffSessions.endedAt),
        isNull(staff.endedAt),
      ),
    );
  return found ?? null;
}

export async function insertSession(db: Database, session: typeof staffSessions.$inferInsert): Promise<StaffSession> {
  const [made] = await db.insert(staffSessions).values(session).returning();
  return made as StaffSession;
}

/** Never back: of several windows the one that was used last counts. */
export async function touchSession(db: Database, id: string, at: Date): Promise<void> {
  await db
    .update(staffSessions)
    .set({ lastSeenAt: at })
    .where(and(eq(staffSessions.id, id), lt(staffSessions.lastSeenAt, at)));
}

/** Keeps the time of the first lock. */
export async function lockSession(db: Database, id: string, now: Date): Promise<void> {
  await db
    .update(staffSessions)
    .set({ lockedAt: now })
    .where(and(eq(staffSessions.id, id), isNull(staffSessions.lockedAt)));
}

export async function deleteOldSessions(db: Database, begunBefore: Date): Promise<void> {
  await db
    .delete(staffSessions)
    .where(or(lt(staffSessions.createdAt, begunBefore), lt(staffSessions.endedAt, begunBefore)));
}

export async function deleteExpiredCodes(db: Database, now: Date): Promise<void> {
  await db.delete(staffCodes).where(lt(staffCodes.expiresAt, now));
}
