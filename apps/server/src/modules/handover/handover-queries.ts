import type { ShippingType } from '@shop/contract/checkout';
import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/pool.ts';
import { dispatches } from '../../db/schema/handover.ts';
import { type Order, orders } from '../../db/schema/orders.ts';

/** More than leave a pharmacy in a day; those that were released first. */
const mostShown = 500;

const isNotWithdrawn = isNull(orders.withdrawalDeclaredAt);

/** Packed or laid ready, and the patient has withdrawn from it since. */
export function ordersWithdrawn(db: Database): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(inArray(orders.status, ['preparing', 'readyForPickup']), isNotNull(orders.withdrawalDeclaredAt)))
    .orderBy(asc(orders.withdrawalDeclaredAt))
    .limit(mostShown);
}

/** Released and not out of the house yet. */
export function ordersToHandOver(db: Database, way: ShippingType): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(eq(orders.status, 'preparing'), isNotNull(orders.releasedAt), eq(orders.shippingType, way), isNotWithdrawn),
    )
    .orderBy(asc(orders.releasedAt))
    .limit(mostShown);
}

/** With which the courier came back: their last way ended at a closed door. */
export function ordersBackFromTour(db: Database): Promise<Order[]> {
  const later = alias(dispatches, 'later');
  const laterWay = db
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.orderId, dispatches.orderId), gt(later.number, dispatches.number)));
  return db
    .select(getTableColumns(orders))
    .from(orders)
    .innerJoin(dispatches, eq(dispatches.orderId, orders.id))
    .where(
      and(
        eq(orders.status, 'shipped'),
        eq(orders.shippingType, 'courier'),
        eq(dispatches.outcome, 'nobodyThere'),
        notExists(laterWay),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(mostShown);
}

/** What lies ready, the longest first. */
export function ordersReady(db: Database): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'readyForPickup'), isNotWithdrawn))
    .orderBy(asc(orders.readyForPickupAt))
    .limit(mostShown);
}
