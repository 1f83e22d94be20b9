import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type StaffPasskey, type StaffSession, staffPasskeys, staffSessions } from '../../db/schema/staff.ts';

type Purpose = NonNullable<StaffSession['challengePurpose']>;

export async function keepChallenge(
  db: Database,
  sessionId: string,
  kept: { challenge: string; purpose: Purpose; expiresAt: Date },
): Promise<void> {
  await db
    .update(staffSessions)
    .set({ challenge: kept.challenge, challengePurpose: kept.purpose, challengeExpiresAt: kept.expiresAt })
    .where(eq(staffSessions.id, sessionId));
}

/** What this session's passkey has to sign; nobody can take the same a second time. */
export function takeChallenge(db: Database, sessionId: string, purpose: Purpose, now: Date): Promise<string | null> {
  return db.transaction(async (tx) => {
    const [session] = await tx.select().from(staffSessions).where(eq(staffSessions.id, sessionId)).for('update');
    await tx
      .update(staffSessions)
      .set({ challenge: null, challengePurpose: null, challengeExpiresAt: null })
      .where(eq(staffSessions.id, sessionId));
    const isGood =
      session?.challengePurpose === purpose && session.challengeExpiresAt && session.challengeExpiresAt > now;
    return isGood ? session.challenge : null;
  });
}

export async function lockSessionRow(tx: Transaction, id: string): Promise<StaffSession | null> {
  const [found] = await sessionNow(tx, id).for('update');
  return found ?? null;
}

export async function findSessionById(db: Database, id: string): Promise<StaffSession | null> {
  const [found] = await sessionNow(db, id);
  return found ?? null;
}

function sessionNow(db: Database, id: string) {
  return db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.id, id), isNull(staffSessions.endedAt)));
}

export async function updateSession(db: Database, id: string, values: Partial<StaffSession>): Promise<void> {
  await db.update(staffSessions).set(values).where(eq(staffSessions.id, id));
}

export async function findPasskey(db: Database, id: string): Promise<StaffPasskey | null> {
  const [found] = await db
    .select()
    .from(staffPasskeys)
    .where(and(eq(staffPasskeys.id, id), isNull(staffPasskeys.endedAt)));
  return found ?? null;
}

/** The one that a device has answered with, if it is this person's, admitted and not ended. Held until the answer is judged. */
export async function lockCountingPasskey(tx: Transaction, staffId: string, credentialId: string) {
  const [found] = await tx
    .select()
    .from(staffPasskeys)
    .where(
      and(
        eq(staffPasskeys.staffId, staffId),
        eq(staffPasskeys.credentialId, credentialId),
        isNotNull(staffPasskeys.admittedAt),
        isNull(staffPasskeys.endedAt),
      ),
    )
    .for('update');
  return found ?? null;
}

export async function countUse(tx: Transaction, id: string, use: { signCount: number; at: Date }): Promise<void> {
  await tx.update(staffPasskeys).set({ signCount: use.signCount, lastUsedAt: use.at }).where(eq(staffPasskeys.id, id));
}

/** Null when this device is registered already. */
export async function insertPasskey(tx: Transaction, passkey: typeof staffPasskeys.$inferInsert) {
  const [made] = await tx.insert(staffPasskeys).values(passkey).onConflictDoNothing().returning();
  return made ?? null;
}

/** Whether this person has ever been at the desk with a device, for as long as ended ones are kept. */
export async function hadPasskey(db: Database, staffId: string): Promise<boolean> {
  const had = and(eq(staffPasskeys.staffId, staffId), isNotNull(staffPasskeys.admittedAt));
  return (await db.select({ id: staffPasskeys.id }).from(staffPasskeys).where(had).limit(1)).length > 0;
}

/** False when there is nothing to admit. */
export async function admit(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const admitted = await tx
    .update(staffPasskeys)
    .set({ admittedAt: now })
    .where(and(eq(staffPasskeys.id, id), isNull(staffPasskeys.admittedAt), isNull(staffPasskeys.endedAt)))
    .returning({ id: staffPasskeys.id });
  return admitted.length > 0;
}

/** With the sessions it has opened. */
export async function endPasskeyRow(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx.update(staffPasskeys).set({ endedAt: now }).where(eq(staffPasskeys.id, id));
  await tx
    .update(staffSessions)
    .set({ endedAt: now })
    .where(and(eq(staffSessions.passkeyId, id), sql`${staffSessions.endedAt} is null`));
}
