import { asc, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { type OrderEvent, orderEvents } from '../../db/schema/orders.ts';
import { firstBroken } from './order-events.ts';

const atOnce = 1_000;

/** Of all orders, the first entry whose hash does not follow from what was written before it; null when all of them do. */
export async function firstBrokenOrder(db: Database): Promise<OrderEvent | null> {
  let open: OrderEvent[] = [];
  for (;;) {
    const batch = await entriesAfter(db, open.at(-1));
    for (const event of batch) {
      if (open.length > 0 && open[0]?.orderId !== event.orderId) {
        const broken = firstBroken(open);
        if (broken) return broken;
        open = [];
      }
      open.push(event);
    }
    if (batch.length < atOnce) return firstBroken(open);
  }
}

/** An order after the other, each from its first entry to its last. */
async function entriesAfter(db: Database, last: OrderEvent | undefined): Promise<OrderEvent[]> {
  const isLater = last && sql`(${orderEvents.orderId}, ${orderEvents.id}) > (${last.orderId}, ${last.id})`;
  return db
    .select()
    .from(orderEvents)
    .where(isLater)
    .orderBy(asc(orderEvents.orderId), asc(orderEvents.id))
    .limit(atOnce);
}
