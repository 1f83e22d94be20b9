import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';

export type Withdrawal = typeof withdrawals.$inferSelect;

export async function insertWithdrawal(
  tx: Transaction,
  withdrawal: typeof withdrawals.$inferInsert,
): Promise<Withdrawal> {
  const [inserted] = await tx.insert(withdrawals).values(withdrawal).returning();
  return inserted as Withdrawal;
}

export interface ReceiptTimes {
  /** What has waited since before gets no receipt any more, unless it is proven. */
  since: Date;
  /** An address that got a receipt after this rests: for what is proven, and for what is not. */
  provenRest: Date;
  unprovenRest: Date;
}

/** Addresses whose receipts wait and may be sent now; those that are proven first. */
export async function addressesToReceipt(db: Database, times: ReceiptTimes, most: number): Promise<string[]> {
  const told = sql`(
    select 1 from ${withdrawals} as told
    where told.email = ${withdrawals.email}
      and told.receipted_at > case when ${withdrawals.isProven}
        then ${times.provenRest.toISOString()}::timestamptz else ${times.unprovenRest.toISOString()}::timestamptz end
  )`;
  const found = await db
    .select({ email: withdrawals.email })
    .from(withdrawals)
    .where(
      and(
        isNull(withdrawals.receiptedAt),
        sql`(${withdrawals.isProven} or ${gt(withdrawals.receivedAt, times.since)})`,
        sql`not exists ${told}`,
      ),
    )
    .groupBy(withdrawals.email)
    .orderBy(desc(sql`bool_or(${withdrawals.isProven})`), asc(sql`min(${withdrawals.receivedAt})`))
    .limit(most);
  return found.map(({ email }) => email);
}

/** So many of those to this address that wait for their receipt, marked as receipted now. */
export function takeUnreceipted(tx: Transaction, email: string, now: Date, most: number): Promise<Withdrawal[]> {
  const isWaiting = and(eq(withdrawals.email, email), isNull(withdrawals.receiptedAt));
  return take(tx, isWaiting, { receiptedAt: now }, most);
}

/** So many that the pharmacy has not been told of, marked as told now. */
export function takeUnreported(tx: Transaction, now: Date, most: number): Promise<Withdrawal[]> {
  return take(tx, isNull(withdrawals.notedAt), { notedAt: now }, most);
}

/** Those that are proven before others, each in one process only; given in the order they came. */
async function take(
  tx: Transaction,
  isWaiting: SQL | undefined,
  mark: { receiptedAt: Date } | { notedAt: Date },
  most: number,
): Promise<Withdrawal[]> {
  // Named, so that it runs once: as a plain subquery PostgreSQL may repeat it for each row, and the limit would not hold.
  const chosen = tx
    .$with('chosen')
    .as(
      tx
        .select({ id: withdrawals.id })
        .from(withdrawals)
        .where(isWaiting)
        .orderBy(desc(withdrawals.isProven), asc(withdrawals.receivedAt))
        .limit(most)
        .for('update', { skipLocked: true }),
    );
  const taken = await tx
    .with(chosen)
    .update(withdrawals)
    .set(mark)
    .where(inArray(withdrawals.id, tx.select({ id: chosen.id }).from(chosen)))
    .returning();
  return taken.sort((a, b) => a.receivedAt.getTime() - b.receivedAt.getTime());
}

export function countUnreported(tx: Transaction): Promise<number> {
  return tx.$count(withdrawals, isNull(withdrawals.notedAt));
}

/** What was declared about an order, newest first. */
export function withdrawalsAbout(db: Database, orderId: string): Promise<Withdrawal[]> {
  return db.select().from(withdrawals).where(eq(withdrawals.orderId, orderId)).orderBy(desc(withdrawals.receivedAt));
}

/** The orders that somebody has declared a withdrawal from since then. */
export async function orderIdsWithdrawnFrom(db: Database, since: Date): Promise<string[]> {
  const found = await db
    .selectDistinct({ orderId: withdrawals.orderId })
    .from(withdrawals)
    .where(and(gt(withdrawals.receivedAt, since), isNotNull(withdrawals.orderId)));
  return found.flatMap(({ orderId }) => orderId ?? []);
}

export async function deleteWithdrawalsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(withdrawals).where(lt(withdrawals.receivedAt, moment));
}
