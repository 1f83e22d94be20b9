import { and, desc, eq, exists, gt, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { isInSight } from '../../db/in-sight.ts';
import type { Database } from '../../db/pool.ts';
import { type Order, orderEvents, orders } from '../../db/schema/orders.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';

/** A withdrawal of the patient is not closed. What strangers declare keeps nothing. */
export function hasOpenWithdrawal(db: Database) {
  return exists(
    db
      .select({ one: sql`1` })
      .from(withdrawals)
      .where(
        and(
          eq(withdrawals.orderId, orders.id),
          isNull(withdrawals.closedAt),
          or(withdrawals.isProven, isNotNull(withdrawals.checkedAt)),
        ),
      ),
  );
}

/** Something about the order is not settled, so it is not forgotten. */
export function isInDispute(db: Database): SQL {
  const isOpen = or(isNotNull(orders.disputedAt), gt(orders.refundDueCents, 0), hasOpenWithdrawal(db));
  return isOpen ?? sql`false`;
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
