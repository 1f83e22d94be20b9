import { and, desc, eq, gt, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import { isInSight } from '../../db/in-sight.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { type BankEntryRow, bankEntries, isOfTill, payments } from '../../db/schema/bank.ts';
import { orders } from '../../db/schema/orders.ts';

/** What the ledger holds of an entry on an order, all rows about it together. */
export interface LedgerShare {
  entryId: string | null;
  orderId: string | null;
  orderCode: string;
  cents: number;
  /** Of it, what the pharmacy does without. */
  waivedCents: number;
}

const cents = sql<number>`sum(${payments.amountCents})`.mapWith(Number);
const waivedCents =
  sql<number>`coalesce(sum(${payments.amountCents}) filter (where ${payments.kind} = 'waived'), 0)`.mapWith(Number);

/** Shares that still count: what was undone is not among them. */
export async function sharesOf(db: Database, entryIds: readonly string[]): Promise<LedgerShare[]> {
  if (entryIds.length === 0) return [];
  return db
    .select({
      entryId: payments.entryId,
      orderId: payments.orderId,
      orderCode: payments.orderCode,
      cents,
      waivedCents,
    })
    .from(payments)
    .where(inArray(payments.entryId, [...entryIds]))
    .groupBy(payments.entryId, payments.orderId, payments.orderCode)
    .having(sql`sum(${payments.amountCents}) <> 0`)
    .orderBy(payments.orderId);
}

/** Booked or set aside, the newest first. One that paid for an order out of sight is left out: it names the payer. */
export async function settledEntries(db: Database, most: number): Promise<BankEntryRow[]> {
  const unseen = db
    .select({ one: sql`1` })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.entryId, bankEntries.id), orders.isOutOfSight));
  return db
    .select()
    .from(bankEntries)
    .where(and(isNotNull(bankEntries.settledAt), notExists(unseen)))
    .orderBy(desc(bankEntries.settledAt), desc(bankEntries.id))
    .limit(most);
}

export async function unsettleEntry(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(bankEntries)
    .set({ settledAt: null, asideReason: null })
    .where(and(eq(bankEntries.id, id), isNotNull(bankEntries.settledAt)));
}

/** What was paid at the till and not undone since, the newest first; nothing of orders out of sight. */
export async function tillPayments(db: Database, most: number) {
  const counting = db
    .select({ orderId: payments.orderId })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isOfTill, isInSight))
    .groupBy(payments.orderId)
    .having(sql`sum(${payments.amountCents}) > 0`);
  const found = await db
    .selectDistinctOn([payments.orderId])
    .from(payments)
    .where(and(eq(payments.kind, 'till'), gt(payments.amountCents, 0), inArray(payments.orderId, counting)))
    .orderBy(payments.orderId, desc(payments.at));
  return found.toSorted((one, other) => other.at.getTime() - one.at.getTime()).slice(0, most);
}
