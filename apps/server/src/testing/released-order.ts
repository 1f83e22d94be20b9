import type { ShippingType } from '@shop/contract/checkout';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/pool.ts';
import { type Order, orders } from '../db/schema/orders.ts';
import { findOrder } from '../modules/orders/order-queries.ts';
import { changeOrder } from '../modules/orders/order-service.ts';
import type { DeskShop } from './desk-order.ts';
import { packByPaul, releaseByRita } from './packed-order.ts';
import { completeReview } from './prescription-review.ts';

/** An order that is packed and released: the next thing that happens to it is that it leaves the house. */
export async function givenReleased(
  shop: DeskShop,
  db: Database,
  shippingType: ShippingType,
  differences: Partial<Order> = {},
): Promise<Order> {
  const { id } = await shop.givenOrder();
  await completeReview(shop.ordering, id);
  const now = shop.clock.now();
  const facts = { prescriptionVerifiedAt: now, originalReceivedAt: now, paidAt: now };
  await db
    .update(orders)
    .set({ status: 'confirmed', shippingType, ...facts, ...differences })
    .where(eq(orders.id, id));
  await changeOrder(shop.ordering, id, shop.pta.actor, { name: 'prepare' });
  await packByPaul(shop.ordering, id);
  await releaseByRita(shop.ordering, id);
  return (await findOrder(db, id)) as Order;
}
