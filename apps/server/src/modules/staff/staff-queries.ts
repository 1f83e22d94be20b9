import { and, arrayContains, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type Staff, staff, staffCodes, staffPasskeys, staffSessions } from '../../db/schema/staff.ts';

export async function findStaff(db: Database, id: string): Promise<Staff | null> {
  const [found] = await db.select().from(staff).where(eq(staff.id, id));
  return found ?? null;
}

export async function findStaffByEmail(db: Database, email: string): Promise<Staff | null> {
  const [found] = await db.select().from(staff).where(eq(staff.email, email));
  return found ?? null;
}

export function allStaff(db: Database): Promise<Staff[]> {
  return db.select().from(staff).orderBy(sql`${staff.endedAt} is not null`, asc(staff.name), asc(staff.id));
}

/** False when somebody has this address already. */
export async function insertStaff(db: Database, person: typeof staff.$inferInsert): Promise<Staff | null> {
  const [made] = await db.insert(staff).values(person).onConflictDoNothing().returning();
  return made ?? null;
}

export async function updateStaff(tx: Transaction, id: string, values: Partial<Staff>): Promise<void> {
  await tx
    .update(staff)
    .set({ ...values, version: sql`${staff.version} + 1` })
    .where(eq(staff.id, id));
}

/** For the next mail; no change that anybody has to look at, so the version stays. */
export async function rememberLanguage(db: Database, id: string, language: Staff['language']): Promise<void> {
  await db.update(staff).set({ language }).where(eq(staff.id, id));
}

/** Of two who end or degrade one another at once, the second waits and then sees who is left. */
export function lockLeads(tx: Transaction): Promise<Staff[]> {
  return tx
    .select()
    .from(staff)
    .where(and(isNull(staff.endedAt), arrayContains(staff.roles, ['lead'])))
    .orderBy(staff.id)
    .for('update');
}

export async function lockStaff(tx: Transaction, id: string): Promise<Staff | null> {
  const [found] = await tx.select().from(staff).where(eq(staff.id, id)).for('update');
  return found ?? null;
}

/** Those that count or wait. */
export function passkeysOf(db: Database, staffId?: string) {
  const whose = staffId === undefined ? undefined : eq(staffPasskeys.staffId, staffId);
  return db
    .select()
    .from(staffPasskeys)
    .where(and(whose, isNull(staffPasskeys.endedAt)))
    .orderBy(staffPasskeys.createdAt, staffPasskeys.id);
}

export function sessionsOf(db: Database, begunAfter: Date, staffId?: string) {
  const whose = staffId === undefined ? undefined : eq(staffSessions.staffId, staffId);
  return db
    .select()
    .from(staffSessions)
    .where(and(whose, isNull(staffSessions.endedAt), gt(staffSessions.createdAt, begunAfter)))
    .orderBy(staffSessions.createdAt, staffSessions.id);
}

export async function endSessionsOf(tx: Transaction, staffId: string, now: Date): Promise<void> {
  await tx
    .update(staffSessions)
    .set({ endedAt: now })
    .where(and(eq(staffSessions.staffId, staffId), isNull(staffSessions.endedAt)));
}

/** Whose device counts, or did until after this moment. */
export async function staffWithDevice(db: Database, after: Date): Promise<Set<string>> {
  const counted = or(isNull(staffPasskeys.endedAt), gt(staffPasskeys.endedAt, after));
  const found = await db
    .selectDistinct({ id: staffPasskeys.staffId })
    .from(staffPasskeys)
    .where(and(isNotNull(staffPasskeys.admittedAt), counted));
  return new Set(found.map(({ id }) => id));
}

/** How many there were to end. */
export async function endPasskeysOf(tx: Transaction, staffId: string, now: Date): Promise<number> {
  const ended = await tx
    .update(staffPasskeys)
    .set({ endedAt: now })
    .where(and(eq(staffPasskeys.staffId, staffId), isNull(staffPasskeys.endedAt)))
    .returning({ id: staffPasskeys.id });
  return ended.length;
}

/** A new one of a kind makes the one before void. */
export async function replaceCode(tx: Transaction, code: typeof staffCodes.$inferInsert): Promise<void> {
  await tx.delete(staffCodes).where(and(eq(staffCodes.staffId, code.staffId), eq(staffCodes.kind, code.kind)));
  await tx.insert(staffCodes).values(code);
}

/** Good once, also for two who enter it at the same moment. */
export async function redeemCode(tx: Transaction, staffId: string, codeHash: string, now: Date) {
  const [redeemed] = await tx
    .delete(staffCodes)
    .where(
      and(
        eq(staffCodes.staffId, staffId),
        eq(staffCodes.codeHash, codeHash),
        or(isNull(staffCodes.expiresAt), gt(staffCodes.expiresAt, now)),
      ),
    )
    .returning({ kind: staffCodes.kind });
  return redeemed?.kind ?? null;
}

export async function forgetCodesOf(tx: Transaction, staffId: string): Promise<void> {
  await tx.delete(staffCodes).where(eq(staffCodes.staffId, staffId));
}

export async function hasRecoveryCode(db: Database, staffId: string): Promise<boolean> {
  const isIts = and(eq(staffCodes.staffId, staffId), eq(staffCodes.kind, 'recovery'));
  return (await db.select({ id: staffCodes.id }).from(staffCodes).where(isIts)).length > 0;
}
