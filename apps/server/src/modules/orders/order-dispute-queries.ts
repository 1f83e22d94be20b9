import { and, desc, eq, exists, gt, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isInSight } from '../../db/in-sight.ts';
import type { Database } from '../../db/pool.ts';
import { type Order, orderEvents, orders } from '../../db/schema/orders.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';

/** A withdrawal of the patient that is not closed. What strangers declare keeps nothing. */
const isOpenWithdrawal = and(
  isNotNull(withdrawals.orderId),
  isNull(withdrawals.closedAt),
  or(withdrawals.isProven, isNotNull(withdrawals.checkedAt)),
);

export function hasOpenWithdrawal(db: Database) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(withdrawals)
      .where(and(eq(withdrawals.orderId, orders.id), isOpenWithdrawal)),
  );
}

/**
 * Something about the order is not settled, so it is not forgotten. A list of the few there are, each found by an index: one
 * condition with 'or' asks for the withdrawals of every order there is.
 */
export function isInDispute(db: Database): SQL {
  const held = alias(orders, 'held');
  const disputed = db.select({ id: held.id }).from(held).where(isNotNull(held.disputedAt));
  const owed = db.select({ id: held.id }).from(held).where(gt(held.refundDueCents, 0));
  const withdrawn = db
    .select({ id: sql<string>`${withdrawals.orderId}` })
    .from(withdrawals)
    .where(isOpenWithdrawal);
  return inArray(orders.id, disputed.unionAll(owed).unionAll(withdrawn));
}

export async function ordersInDispute(
  db: Database,
  most: number,
): Promise<{ order: Order; hasOpenWithdrawal: boolean }[]> {
  return db
    .select({ order: orders, hasOpenWithdrawal: sql<boolean>`${hasOpenWithdrawal(db)}` })
    .from(orders)
    .where(and(isInDispute(db), isInSight))
    .orderBy(orders.retainUntil, orders.code)
    .limit(most);
}

export async function ordersCompletedByShop(db: Database, most: number): Promise<{ code: string; at: Date }[]> {
  return db
    .select({ code: orders.code, at: orderEvents.at })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(eq(orderEvents.by, 'shop'), eq(orderEvents.status, 'completed'), isInSight))
    .orderBy(desc(orderEvents.at))
    .limit(most);
}
