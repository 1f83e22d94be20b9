import { and, asc, eq, gt, inArray, isNull, lt, ne, notInArray, sql } from 'drizzle-orm';
import { isInSight } from '../../db/in-sight.ts';
import { isAnyOf } from '../../db/many-rows.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { type BankEntryRow, bankEntries, bankStatements, isOfTill, payments } from '../../db/schema/bank.ts';
import { type Order, orders } from '../../db/schema/orders.ts';
import { type LedgerRow, type RefundShare, refundShares } from './refund-shares.ts';

const payable = {
  id: orders.id,
  code: orders.code,
  status: orders.status,
  patientName: orders.patientName,
  userId: orders.userId,
  totalCents: orders.totalCents,
  withdrawnCents: orders.withdrawnCents,
  paidCents: orders.paidCents,
  refundDueCents: orders.refundDueCents,
};
export type PayableRow = Awaited<ReturnType<typeof ordersWithCodes>>[number];

export async function ordersWithCodes(db: Database, codes: readonly string[]) {
  return db
    .select(payable)
    .from(orders)
    .where(and(isAnyOf(orders.code, codes), isInSight));
}

/** Open, not paid, and to be paid by transfer. */
export async function ordersAwaitingMoney(db: Database): Promise<PayableRow[]> {
  return db
    .select(payable)
    .from(orders)
    .where(
      and(
        notInArray(orders.status, ['completed', 'cancelled', 'rejected', 'expired']),
        isNull(orders.paidAt),
        eq(orders.paymentMethod, 'transfer'),
      ),
    );
}

/** The oldest that wait, or those that follow another one. */
export async function waitingEntries(db: Database, most: number, after: string | null = null): Promise<BankEntryRow[]> {
  return db
    .select()
    .from(bankEntries)
    .where(and(isNull(bankEntries.settledAt), after === null ? undefined : isBehind(after)))
    .orderBy(asc(bankEntries.bookedOn), asc(bankEntries.id))
    .limit(most);
}

export async function countWaitingBehind(db: Database, after: string): Promise<number> {
  return db.$count(bankEntries, and(isNull(bankEntries.settledAt), isBehind(after)));
}

function isBehind(id: string) {
  return sql`(${bankEntries.bookedOn}, ${bankEntries.id}) > (select e.booked_on, e.id from bank_entries e where e.id = ${id})`;
}

/** Nobody else books it until the transaction is over. */
export async function lockEntry(tx: Transaction, id: string): Promise<BankEntryRow | null> {
  const [entry] = await tx.select().from(bankEntries).where(eq(bankEntries.id, id)).for('update');
  return entry ?? null;
}

/** The same for many, in the order of their ids. */
export async function lockEntries(tx: Transaction, ids: readonly string[]) {
  return tx
    .select({ id: bankEntries.id, settledAt: bankEntries.settledAt })
    .from(bankEntries)
    .where(isAnyOf(bankEntries.id, ids))
    .orderBy(asc(bankEntries.id))
    .for('update');
}

export async function settleEntries(tx: Transaction, ids: readonly string[], settledAt: Date): Promise<void> {
  await tx.update(bankEntries).set({ settledAt }).where(isAnyOf(bankEntries.id, ids));
}

export async function settleEntry(tx: Transaction, id: string, settledAt: Date, asideReason?: string): Promise<void> {
  await tx
    .update(bankEntries)
    .set({ settledAt, ...(asideReason && { asideReason }) })
    .where(eq(bankEntries.id, id));
}

/** Who has paid from these accounts, by their orders. */
export async function payersOfAccounts(db: Database, ibans: readonly string[]) {
  if (ibans.length === 0) return [];
  return db
    .selectDistinct({ iban: bankEntries.iban, userId: orders.userId })
    .from(payments)
    .innerJoin(bankEntries, eq(bankEntries.id, payments.entryId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isAnyOf(bankEntries.iban, ibans), ne(bankEntries.iban, ''), isInSight));
}

export async function ordersToRefund(db: Database): Promise<PayableRow[]> {
  return db.select(payable).from(orders).where(gt(orders.refundDueCents, 0)).orderBy(asc(orders.createdAt)).limit(200);
}

/** Where the money of these orders came from and went to, the oldest first; a waived rest is no money. */
export async function moneyRowsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<(LedgerRow & { orderId: string | null })[]> {
  if (orderIds.length === 0) return [];
  const found = await db
    .select({
      orderId: payments.orderId,
      cents: payments.amountCents,
      kind: payments.kind,
      reason: payments.reason,
      isOfTill: sql<boolean>`${isOfTill}`,
      name: bankEntries.name,
      iban: bankEntries.iban,
    })
    .from(payments)
    .leftJoin(bankEntries, eq(bankEntries.id, payments.entryId))
    .where(and(inArray(payments.orderId, [...orderIds]), ne(payments.kind, 'waived')))
    .orderBy(asc(payments.at), asc(payments.id));
  return found.map((row) => ({
    orderId: row.orderId,
    cents: row.cents,
    account: row.name === null ? null : { name: row.name, iban: row.iban ?? '' },
    ...(row.isOfTill && { till: { receipt: row.kind === 'till' ? row.reason : null } }),
  }));
}

/** How what is due of an order goes back. */
export async function sharesOfRefund(
  db: Database,
  { id, refundDueCents }: Pick<Order, 'id' | 'refundDueCents'>,
): Promise<RefundShare[]> {
  return refundShares(await moneyRowsOf(db, [id]), refundDueCents);
}

export async function paymentsOfOrder(db: Database, orderId: string) {
  return db
    .select({ payment: payments, entry: bankEntries })
    .from(payments)
    .leftJoin(bankEntries, eq(bankEntries.id, payments.entryId))
    .where(eq(payments.orderId, orderId))
    .orderBy(asc(payments.at));
}

/** The oldest of them; says how many. */
export async function deletePaymentsBefore(db: Database, before: Date, most: number): Promise<number> {
  const old = db.select({ id: payments.id }).from(payments).where(lt(payments.at, before));
  const some = old.orderBy(asc(payments.at)).limit(most);
  return (await db.delete(payments).where(inArray(payments.id, some))).rowCount ?? 0;
}

/** The same for statements of the bank, with their entries. */
export async function deleteStatementsBefore(db: Database, before: Date, most: number): Promise<number> {
  const old = db.select({ id: bankStatements.id }).from(bankStatements).where(lt(bankStatements.readAt, before));
  const some = old.orderBy(asc(bankStatements.readAt)).limit(most);
  return (await db.delete(bankStatements).where(inArray(bankStatements.id, some))).rowCount ?? 0;
}
