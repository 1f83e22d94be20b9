import { eq } from 'drizzle-orm';
import type { Database } from '../db/pool.ts';
import { payments } from '../db/schema/bank.ts';
import { type Order, orderLines, orders } from '../db/schema/orders.ts';
import { issueInvoice } from '../modules/orders/invoice-service.ts';
import { findOrder, linesOf } from '../modules/orders/order-queries.ts';
import type { DeskShop } from './desk-order.ts';

/** An order that has left the house, paid, with an invoice over so many lines and the delivery. */
export async function givenInvoiced(
  shop: DeskShop,
  db: Database,
  {
    lines = 2,
    status = 'completed',
    isPaidLater = false,
  }: { lines?: number; status?: 'shipped' | 'completed'; isPaidLater?: boolean } = {},
): Promise<Order> {
  const { id, code } = await shop.givenOrder();
  const [line] = await linesOf(db, id);
  if (!line) throw new Error('no line');
  for (let more = 1; more < lines; more++) {
    await db.insert(orderLines).values({ ...line, position: line.position + more });
  }
  const before = (await findOrder(db, id)) as Order;
  const totalCents = before.totalCents + line.totalCents * (lines - 1);
  const at = shop.clock.now();
  await db.insert(payments).values({ orderId: id, orderCode: code, kind: 'transfer', amountCents: totalCents, at });
  // Nothing was ever read from its prescription: it is no test of that.
  const paid = { status, totalCents, paidCents: totalCents, paidAt: at, confirmedAt: at, isRecordedBefore: true };
  await db.update(orders).set(paid).where(eq(orders.id, id));
  const after = (await findOrder(db, id)) as Order;
  const { config } = shop.ordering;
  const invoiced: Order = isPaidLater ? { ...after, paymentMethod: 'pickup', paidAt: null, paidCents: 0 } : after;
  await db.transaction(async (tx) =>
    issueInvoice(tx, { order: invoiced, lines: await linesOf(tx, id), config, now: shop.clock.now() }),
  );
  return after;
}
