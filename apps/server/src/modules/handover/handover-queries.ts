import type { ShippingType } from '@shop/contract/checkout';
import { and, asc, desc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { dispatches } from '../../db/schema/handover.ts';
import { type Order, orders } from '../../db/schema/orders.ts';

/** More than leave a pharmacy in a day; those that were released first. */
const mostShown = 500;

/** Released and not out of the house yet. */
export function ordersToHandOver(db: Database, way: ShippingType): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'preparing'), isNotNull(orders.releasedAt), eq(orders.shippingType, way)))
    .orderBy(asc(orders.releasedAt))
    .limit(mostShown);
}

/** With which the courier came back. */
export async function ordersBackFromTour(db: Database): Promise<Order[]> {
  const onTheirWay = await db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'shipped'), eq(orders.shippingType, 'courier')))
    .orderBy(asc(orders.createdAt))
    .limit(mostShown);
  const ids = onTheirWay.map(({ id }) => id);
  if (ids.length === 0) return [];
  const ways = await db
    .selectDistinctOn([dispatches.orderId], { orderId: dispatches.orderId, outcome: dispatches.outcome })
    .from(dispatches)
    .where(inArray(dispatches.orderId, ids))
    .orderBy(dispatches.orderId, desc(dispatches.number));
  const back = new Set(ways.filter(({ outcome }) => outcome === 'nobodyThere').map(({ orderId }) => orderId));
  return onTheirWay.filter(({ id }) => back.has(id));
}

/** What lies ready, the longest first. */
export function ordersReady(db: Database): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(eq(orders.status, 'readyForPickup'))
    .orderBy(asc(orders.readyForPickupAt))
    .limit(mostShown);
}
