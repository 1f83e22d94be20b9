import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { outbox } from '../../db/schema/mail.ts';

type QueuedMail = typeof outbox.$inferSelect;

const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.droppedAt));

export async function insertMail(db: Database, mail: typeof outbox.$inferInsert): Promise<void> {
  await db.insert(outbox).values(mail);
}

/**
 * Takes the mails that are due and puts off their next attempt, so that no other process sends them meanwhile and a
 * process that dies over one leaves it to the others.
 */
export async function claimDueMails(
  db: Database,
  { now, claimedUntil, most }: { now: Date; claimedUntil: Date; most: number },
): Promise<QueuedMail[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, lte(outbox.dueAt, now)))
    .orderBy(outbox.dueAt)
    .limit(most)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ dueAt: claimedUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(sql`${outbox.id} in (${due})`)
    .returning();
}

/** A mail that is done with keeps its row for the figures, and nothing of its content. */
export async function closeMail(db: Database, id: string, end: { sentAt: Date } | { droppedAt: Date }): Promise<void> {
  await db
    .update(outbox)
    .set({ ...end, sealedMail: null })
    .where(eq(outbox.id, id));
}

export async function postponeMail(db: Database, id: string, dueAt: Date): Promise<void> {
  await db.update(outbox).set({ dueAt }).where(eq(outbox.id, id));
}

/** Whether something has been waiting since before `since`. */
export async function isMailOverdue(db: Database, since: Date): Promise<boolean> {
  const [oldest] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, lte(outbox.createdAt, since)))
    .limit(1);
  return oldest !== undefined;
}

export async function removeClosedMails(db: Database, before: Date): Promise<void> {
  await db.delete(outbox).where(sql`coalesce(${outbox.sentAt}, ${outbox.droppedAt}) < ${before.toISOString()}`);
}
