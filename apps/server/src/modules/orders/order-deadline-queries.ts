import {
  and,
  asc,
  eq,
  exists,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  not,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/pool.ts';
import { payments } from '../../db/schema/bank.ts';
import { type Order, orderEvents, orders } from '../../db/schema/orders.ts';
import { isInDispute } from './order-dispute-queries.ts';
import { endedStatuses } from './order-queries.ts';

/** An order as it was when it was looked for. */
export type OrderState = Pick<Order, 'id' | 'version'>;

/** Those whose stock is no longer kept: nobody has looked at them and nobody has paid. */
export async function ordersToExpire(db: Database, now: Date, most: number): Promise<OrderState[]> {
  const isMeant = and(
    eq(orders.status, 'requested'),
    lte(orders.holdExpiresAt, now),
    sql`${orders.paidAt} is null`,
    eq(orders.paidCents, 0),
  );
  return earliest(db, isMeant, { by: orders.holdExpiresAt, most });
}

/** Paid, on their way since before this moment, and nobody has declared a withdrawal: they have arrived. */
export async function ordersToComplete(db: Database, shippedBefore: Date, most: number): Promise<OrderState[]> {
  const entries = (isMeant: SQL) =>
    db
      .select({ one: sql`1` })
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, orders.id), isMeant));
  const isMeant = and(
    eq(orders.status, 'shipped'),
    isNotNull(orders.paidAt),
    exists(entries(sql`${orderEvents.status} = 'shipped' and ${orderEvents.at} <= ${shippedBefore.toISOString()}`)),
    notExists(entries(sql`${orderEvents.what} = 'withdrawalDeclared'`)),
    // Sent once more: its time begins anew.
    notExists(
      entries(sql`${orderEvents.what} = 'dispatchedAgain' and ${orderEvents.at} > ${shippedBefore.toISOString()}`),
    ),
  );
  return earliest(db, isMeant, { by: orders.createdAt, most });
}

/** Asked before this moment, without an answer and without a reminder. */
export async function ordersToRemind(db: Database, askedBefore: Date, most: number): Promise<OrderState[]> {
  return asked(db, and(lte(orders.askedAt, askedBefore), isNull(orders.remindedAt)), most);
}

/** Asked before this moment, reminded, and still without an answer. Where money has come, a person decides. */
export async function ordersUnanswered(db: Database, askedBefore: Date, most: number): Promise<OrderState[]> {
  return asked(
    db,
    and(lte(orders.askedAt, askedBefore), isNotNull(orders.remindedAt), isNull(orders.paidAt), eq(orders.paidCents, 0)),
    most,
  );
}

/** Ready since before this moment, and nobody was reminded of it. */
export async function ordersToRemindOfPickup(db: Database, readyBefore: Date, most: number): Promise<OrderState[]> {
  return ready(db, and(lte(orders.readyForPickupAt, readyBefore), isNull(orders.pickupRemindedAt)), most);
}

/** Ready since before this moment, and their patient was reminded. Where money has come, a person decides. */
export async function ordersToPutBack(db: Database, readyBefore: Date, most: number): Promise<OrderState[]> {
  const isMeant = and(lte(orders.readyForPickupAt, readyBefore), isNotNull(orders.pickupRemindedAt));
  return ready(db, and(isMeant, isNull(orders.paidAt), eq(orders.paidCents, 0)), most);
}

/** Confirmed before this moment, to be paid by transfer and not paid, and nobody was reminded of it. */
export async function ordersToRemindOfPayment(
  db: Database,
  confirmedBefore: Date,
  most: number,
): Promise<OrderState[]> {
  return unpaid(db, and(lte(orders.confirmedAt, confirmedBefore), isNull(orders.paymentRemindedAt)), most);
}

/**
 * Confirmed before this moment, and reminded early enough to have paid since. Where any money has ever come, also by mistake,
 * a person decides.
 */
export async function ordersUnpaid(
  db: Database,
  { confirmedBefore, remindedBefore }: { confirmedBefore: Date; remindedBefore: Date },
  most: number,
): Promise<OrderState[]> {
  const booked = db.select({ one: sql`1` }).from(payments).where(eq(payments.orderId, orders.id));
  const isMeant = and(
    lte(orders.confirmedAt, confirmedBefore),
    lte(orders.paymentRemindedAt, remindedBefore),
    eq(orders.paidCents, 0),
    notExists(booked),
  );
  return unpaid(db, isMeant, most);
}

function unpaid(db: Database, isMeant: SQL | undefined, most: number): Promise<OrderState[]> {
  const isAwaited = and(eq(orders.status, 'confirmed'), eq(orders.paymentMethod, 'transfer'), isNull(orders.paidAt));
  return earliest(db, and(isAwaited, isMeant), { by: orders.confirmedAt, most });
}

function ready(db: Database, isMeant: SQL | undefined, most: number): Promise<OrderState[]> {
  return earliest(db, and(eq(orders.status, 'readyForPickup'), isMeant), { by: orders.readyForPickupAt, most });
}

function asked(db: Database, isMeant: SQL | undefined, most: number): Promise<OrderState[]> {
  return earliest(db, and(eq(orders.status, 'clarification'), isMeant), { by: orders.askedAt, most });
}

function earliest(
  db: Database,
  isMeant: SQL | undefined,
  { by, most }: { by: PgColumn; most: number },
): Promise<OrderState[]> {
  return db.select({ id: orders.id, version: orders.version }).from(orders).where(isMeant).orderBy(asc(by)).limit(most);
}

/** Those that ended and whose last day of keeping was before this one, unless something about them is not settled. */
export function isToForget(db: Database, day: string) {
  return and(
    inArray(orders.status, [...endedStatuses]),
    isNotNull(orders.retainUntil),
    lt(orders.retainUntil, day),
    not(isInDispute(db)),
  );
}

/** `seenAt`: what happened to an order since then, such as the end of a dispute, nobody has seen with it on the list. */
export async function ordersToForget(
  db: Database,
  { day, seenAt }: { day: string; seenAt: Date | null },
  most: number,
): Promise<string[]> {
  const since = seenAt && db.select({ one: sql`1` }).from(orderEvents).where(happenedSince(seenAt));
  const found = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(isToForget(db, day), since ? notExists(since) : undefined))
    .limit(most);
  return found.map(({ id }) => id);
}

function happenedSince(moment: Date) {
  return and(eq(orderEvents.orderId, orders.id), gt(orderEvents.at, moment));
}

export async function deleteOrders(tx: Transaction, ids: string[]): Promise<void> {
  await tx.delete(orders).where(inArray(orders.id, ids));
}
