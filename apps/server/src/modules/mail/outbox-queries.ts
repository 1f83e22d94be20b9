import { and, count, desc, eq, gt, inArray, isNotNull, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import { isAnyOf } from '../../db/many-rows.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { outbox } from '../../db/schema/mail.ts';

type QueuedMail = typeof outbox.$inferSelect;

const isWaiting = and(isNull(outbox.sentAt), isNull(outbox.droppedAt));

export type SealedMail = Pick<QueuedMail, 'kind' | 'createdAt' | 'dueAt' | 'expiresAt' | 'orderId'> & {
  sealedMail: Buffer;
};

/** By two parameters for any number of them (see `insertRows`): what is sealed goes in one piece, without a detour over text. */
export async function insertMails(db: Database, mails: readonly SealedMail[]): Promise<void> {
  if (mails.length === 0) return;
  let at = 1;
  const rows = mails.map(({ sealedMail: { length }, kind, createdAt, dueAt, expiresAt, orderId }) => {
    const row = { kind, at, length, createdAt, dueAt, expiresAt, orderId };
    at += length;
    return row;
  });
  const sealed = Buffer.concat(mails.map(({ sealedMail }) => sealedMail));
  await db.execute(sql`
    insert into ${outbox} (kind, sealed_mail, created_at, due_at, expires_at, order_id)
    select v.kind, substring(${sealed}::bytea from v.at for v.length), v."createdAt", v."dueAt", v."expiresAt", v."orderId"
    from json_to_recordset(${JSON.stringify(rows)}::json) as v (kind text, at integer, length integer,
      "createdAt" timestamptz, "dueAt" timestamptz, "expiresAt" timestamptz, "orderId" uuid)
  `);
}

/**
 * Claims the mails that are due by putting off their next attempt: no other process sends them meanwhile, and if this
 * one dies, another will.
 */
export async function claimDueMails(
  db: Database,
  { now, claimedUntil, most }: { now: Date; claimedUntil: Date; most: number },
): Promise<QueuedMail[]> {
  // Named, so that it runs once: as a plain subquery PostgreSQL may repeat it for each row, and the limit would not hold.
  const due = db.$with('due').as(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(isWaiting, lte(outbox.dueAt, now)))
      .orderBy(outbox.dueAt)
      .limit(most)
      .for('update', { skipLocked: true }),
  );
  return db
    .with(due)
    .update(outbox)
    .set({ dueAt: claimedUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, db.select({ id: due.id }).from(due)))
    .returning();
}

/** Those that nobody has tried to send yet and whose time has not come. */
export async function deleteMailsBeforeTime(
  db: Database,
  orderIds: readonly string[],
  now: Date,
): Promise<{ orderId: string | null; kind: string }[]> {
  const isBeforeTime = and(isWaiting, eq(outbox.attempts, 0), gt(outbox.dueAt, now));
  const deleted = await db
    .delete(outbox)
    .where(and(isAnyOf(outbox.orderId, orderIds), isBeforeTime))
    .returning({ orderId: outbox.orderId, kind: outbox.kind, createdAt: outbox.createdAt });
  return deleted.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
}

export function waitingMailsOf(tx: Transaction, orderId: string) {
  return tx
    .select({ id: outbox.id, sealedMail: outbox.sealedMail })
    .from(outbox)
    .where(and(eq(outbox.orderId, orderId), isWaiting))
    .for('update');
}

type End = { sentAt: Date } | { droppedAt: Date; refusal?: string };

/** A closed mail keeps its row for the metrics, and nothing of its content. */
export async function closeMail(db: Database, id: string, end: End): Promise<void> {
  await db
    .update(outbox)
    .set({ ...end, sealedMail: null })
    .where(eq(outbox.id, id));
}

export async function postponeMail(
  db: Database,
  id: string,
  hold: Pick<QueuedMail, 'dueAt' | 'heldBy' | 'heldSince'>,
): Promise<void> {
  await db.update(outbox).set(hold).where(eq(outbox.id, id));
}

/**
 * Whether mails have not gone out since then, for a reason that concerns all of them: nobody has tried, or the mail server
 * takes nothing. A mail that one recipient does not take says nothing about the others, and while others go out the server
 * is there.
 */
export async function isOutboxStuck(db: Database, since: Date): Promise<boolean> {
  const isUntried = and(isNull(outbox.heldBy), lte(outbox.dueAt, since));
  const sentSince = db.select({ id: outbox.id }).from(outbox).where(gt(outbox.sentAt, since));
  const isHeldByServer = and(eq(outbox.heldBy, 'server'), lte(outbox.heldSince, since), notExists(sentSince));
  const [stuck] = await db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isWaiting, or(isUntried, isHeldByServer)))
    .limit(1);
  return stuck !== undefined;
}

/** When the mail was due that has waited longest without anybody who tried to send it, or for the mail server; null without one. */
export async function oldestWaiting(db: Database): Promise<Date | null> {
  const isServersFault = or(isNull(outbox.heldBy), eq(outbox.heldBy, 'server'));
  const [oldest] = await db
    .select({ dueAt: sql<Date | null>`min(coalesce(${outbox.heldSince}, ${outbox.dueAt}))`.mapWith(outbox.dueAt) })
    .from(outbox)
    .where(and(isWaiting, isServersFault));
  return oldest?.dueAt ?? null;
}

export function refusedMails(db: Database, orderId: string) {
  return db
    .select({ kind: outbox.kind, droppedAt: outbox.droppedAt, refusal: outbox.refusal })
    .from(outbox)
    .where(and(eq(outbox.orderId, orderId), isNotNull(outbox.refusal)))
    .orderBy(outbox.droppedAt);
}

/** When the newest mail about the order that has found its end was refused; null when it was sent. */
export async function newestRefusal(db: Database, orderId: string): Promise<Date | null> {
  const endedAt = sql`coalesce(${outbox.sentAt}, ${outbox.droppedAt})`;
  const [newest] = await db
    .select({ droppedAt: outbox.droppedAt, refusal: outbox.refusal })
    .from(outbox)
    .where(and(eq(outbox.orderId, orderId), isNotNull(endedAt)))
    .orderBy(desc(endedAt), desc(outbox.id))
    .limit(1);
  return newest?.refusal ? newest.droppedAt : null;
}

export async function removeClosedMails(db: Database, before: Date): Promise<void> {
  await db.delete(outbox).where(sql`coalesce(${outbox.sentAt}, ${outbox.droppedAt}) < ${before.toISOString()}`);
}

/** Waiting mails that are sealed with another key than this. In batches, by id. */
export async function selectMailsSealedOtherwise(
  db: Database,
  { sealId, after }: { sealId: Buffer; after: string | null },
  limit: number,
): Promise<Pick<QueuedMail, 'id' | 'sealedMail'>[]> {
  return db
    .select({ id: outbox.id, sealedMail: outbox.sealedMail })
    .from(outbox)
    .where(and(isSealedOtherwise(sealId), after === null ? undefined : gt(outbox.id, after)))
    .orderBy(outbox.id)
    .limit(limit);
}

/** Nothing happens to a mail that was sent meanwhile. */
export async function replaceSeal(
  db: Database,
  id: string,
  { before, after }: { before: Buffer; after: Buffer },
): Promise<void> {
  await db
    .update(outbox)
    .set({ sealedMail: after })
    .where(and(eq(outbox.id, id), eq(outbox.sealedMail, before)));
}

export async function countMailsSealedOtherwise(db: Database, sealId: Buffer): Promise<number> {
  const [counted] = await db.select({ mails: count() }).from(outbox).where(isSealedOtherwise(sealId));
  return counted?.mails ?? 0;
}

/** What is sealed begins with the id of its key. */
function isSealedOtherwise(sealId: Buffer) {
  return and(
    isNotNull(outbox.sealedMail),
    sql`substring(${outbox.sealedMail} from 1 for ${sql.raw(String(sealId.length))}) <> ${sealId}`,
  );
}
