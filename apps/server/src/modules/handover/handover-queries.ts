import type { ShippingType } from '@shop/contract/checkout';
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
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
