import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { consents, patients } from '../../db/schema/patients.ts';

type NewConsent = typeof consents.$inferInsert;
export type Consent = typeof consents.$inferSelect;

export async function insertConsents(db: Database, given: NewConsent[]): Promise<void> {
  await db.insert(consents).values(given);
}

export async function consentsOf(db: Database, userId: string) {
  return db
    .select({
      kind: consents.kind,
      textVersion: consents.textVersion,
      acceptedAt: consents.acceptedAt,
      withdrawnAt: consents.withdrawnAt,
    })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(asc(consents.acceptedAt), asc(consents.kind));
}

export async function consentsOfKind(db: Database, userId: string, kind: string): Promise<Consent[]> {
  return db.select().from(consents).where(isOf(userId, kind)).orderBy(asc(consents.acceptedAt));
}

/** A withdrawal of one of them waits until this transaction is over. */
export async function lockConsents(tx: Transaction, userId: string, kind: string): Promise<Consent[]> {
  return tx.select().from(consents).where(isOf(userId, kind)).orderBy(asc(consents.acceptedAt)).for('share');
}

/** One at a time for each person; false for somebody who has not registered. */
export async function lockPatient(tx: Transaction, userId: string): Promise<boolean> {
  const locked = await tx
    .select({ userId: patients.userId })
    .from(patients)
    .where(eq(patients.userId, userId))
    .for('update');
  return locked.length > 0;
}

export async function updateWithdrawn(
  tx: Transaction,
  userId: string,
  kind: string,
  withdrawal: { withdrawnAt: Date; retainUntil: string },
): Promise<void> {
  await tx
    .update(consents)
    .set(withdrawal)
    .where(and(isOf(userId, kind), isNull(consents.withdrawnAt)));
}

export async function updateSettled(db: Database, userId: string, settledAt: Date): Promise<void> {
  await db
    .update(consents)
    .set({ settledAt })
    .where(and(eq(consents.userId, userId), isUnsettled()));
}

/** Whose withdrawals have not had all their consequences since this time. */
export async function selectUnsettled(db: Database, withdrawnBefore: Date): Promise<string[]> {
  const found = await db
    .selectDistinct({ userId: consents.userId })
    .from(consents)
    .where(and(isUnsettled(), isNotNull(consents.userId), lt(consents.withdrawnAt, withdrawnBefore)));
  return found.flatMap(({ userId }) => userId ?? []);
}

/** What is left of them when the account goes. One that was withdrawn before is not kept any longer for it. */
export async function detachConsents(
  db: Database,
  userId: string,
  { email, retainUntil }: { email: string; retainUntil: string },
): Promise<number> {
  const { rowCount } = await db
    .update(consents)
    .set({ email, userId: null, retainUntil: sql`coalesce(${consents.retainUntil}, ${retainUntil}::date)` })
    .where(eq(consents.userId, userId));
  return rowCount ?? 0;
}

export async function deleteConsentsBefore(db: Database, day: string): Promise<void> {
  await db.delete(consents).where(lt(consents.retainUntil, day));
}

function isOf(userId: string, kind: string) {
  return and(eq(consents.userId, userId), eq(consents.kind, kind));
}

function isUnsettled() {
  return and(isNotNull(consents.withdrawnAt), isNull(consents.settledAt));
}
