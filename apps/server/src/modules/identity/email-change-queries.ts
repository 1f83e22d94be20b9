import { and, asc, eq, lt, lte, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { emailChanges, formerEmails, sessions, users } from '../../db/schema/identity.ts';

export type EmailChange = typeof emailChanges.$inferSelect;

export async function findEmailChange(db: Database, userId: string): Promise<EmailChange | null> {
  const [change] = await db.select().from(emailChanges).where(eq(emailChanges.userId, userId));
  return change ?? null;
}

/** In place of one that was waiting. */
export async function putEmailChange(tx: Transaction, change: EmailChange): Promise<void> {
  const { userId, ...rest } = change;
  await tx
    .insert(emailChanges)
    .values({ userId, ...rest })
    .onConflictDoUpdate({ target: emailChanges.userId, set: rest });
}

/** False when the change is no longer the one that was seen. */
export async function addStopToken(tx: Transaction, change: EmailChange, tokenHash: string): Promise<boolean> {
  const { rowCount } = await tx
    .update(emailChanges)
    .set({ stopTokenHashes: sql`${emailChanges.stopTokenHashes} || ${tokenHash}::text` })
    .where(isStill(change));
  return rowCount === 1;
}

/** False when the change is no longer the one that was seen: replaced, stopped, cancelled or done. */
export async function takeEmailChange(tx: Transaction, change: EmailChange): Promise<boolean> {
  const { rowCount } = await tx.delete(emailChanges).where(isStill(change));
  return rowCount === 1;
}

export async function deleteEmailChange(db: Database, userId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.userId, userId));
}

/** The account whose change this link stopped; null for a link that stops nothing any more. */
export async function takeStoppedChange(tx: Transaction, tokenHash: string): Promise<string | null> {
  const [stopped] = await tx
    .delete(emailChanges)
    .where(sql`${tokenHash} = any(${emailChanges.stopTokenHashes})`)
    .returning({ userId: emailChanges.userId });
  return stopped?.userId ?? null;
}

export async function dueEmailChanges(db: Database, now: Date, most: number): Promise<EmailChange[]> {
  return db
    .select()
    .from(emailChanges)
    .where(lte(emailChanges.movesAt, now))
    .orderBy(asc(emailChanges.movesAt))
    .limit(most);
}

function isStill({ userId, newEmail, createdAt }: EmailChange) {
  return and(
    eq(emailChanges.userId, userId),
    eq(emailChanges.newEmail, newEmail),
    eq(emailChanges.createdAt, createdAt),
  );
}

export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  const found = await db.select({ id: users.id }).from(users).where(eq(users.email, email));
  return found.length > 0;
}

/** The role goes with the address: at the next sign-in the new one tells. */
export async function setEmail(tx: Transaction, userId: string, email: string, now: Date): Promise<void> {
  await tx.update(users).set({ email, role: 'patient', updatedAt: now }).where(eq(users.id, userId));
}

export async function endSessions(tx: Transaction, userId: string, kept: string | null): Promise<void> {
  const others = kept === null ? undefined : ne(sessions.id, kept);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), others));
}

export async function forgetDevices(tx: Transaction, userId: string, now: Date): Promise<void> {
  await tx.update(users).set({ devicesKnownSince: now }).where(eq(users.id, userId));
}

export async function findFormerEmail(db: Database, emailHash: string): Promise<{ movedAt: Date } | null> {
  const [former] = await db.select().from(formerEmails).where(eq(formerEmails.emailHash, emailHash));
  return former ?? null;
}

export async function putFormerEmail(tx: Transaction, emailHash: string, movedAt: Date): Promise<void> {
  await tx
    .insert(formerEmails)
    .values({ emailHash, movedAt })
    .onConflictDoUpdate({ target: formerEmails.emailHash, set: { movedAt } });
}

export async function forgetFormerEmail(db: Database, emailHash: string): Promise<void> {
  await db.delete(formerEmails).where(eq(formerEmails.emailHash, emailHash));
}

export async function deleteFormerEmailsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(formerEmails).where(lt(formerEmails.movedAt, moment));
}
