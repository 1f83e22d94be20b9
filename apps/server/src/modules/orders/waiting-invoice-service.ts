import type { ShopConfig } from '@shop/contract/shop-config';
import { and, asc, gt, isNotNull } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type Order, orders } from '../../db/schema/orders.ts';
import { acceptedWithdrawals } from '../withdrawal/declared-withdrawal-service.ts';
import { goodsReturnsOf } from './goods-return-queries.ts';
import { correctInvoice, issueInvoice } from './invoice-service.ts';
import { placesOf } from './order-credit-service.ts';
import { linesOf, lockOrder, updateOrder } from './order-queries.ts';

/** The invoice of what is about to leave the house, or since when it waits for the pharmacy's tax number. */
export async function invoiceDue(tx: Transaction, order: Order, config: ShopConfig, now: Date): Promise<Order> {
  const isIssued = await issueInvoice(tx, { order, lines: await linesOf(tx, order.id), config, now });
  return isIssued ? order : updateOrder(tx, order.id, { invoiceWaitsSince: order.invoiceWaitsSince ?? now });
}

/** What waited is invoiced once the number is there, with the day on which it was supplied. */
export async function issueWaitingInvoices(
  { db, config }: { db: Database; config: ShopConfig },
  now: Date,
): Promise<void> {
  if (config.pharmacy.vatId.trim() === '') return;
  let after: string | null = null;
  for (;;) {
    const [next] = await db
      .select({ id: orders.id })
      .from(orders)
      .where(and(isNotNull(orders.invoiceWaitsSince), after === null ? undefined : gt(orders.id, after)))
      .orderBy(asc(orders.id))
      .limit(1);
    if (!next) return;
    after = next.id;
    await db.transaction((tx) => issueWaiting(tx, next.id, config, now));
  }
}

/** What was credited meanwhile is taken back by a correction, as it would have been; what was credited whole needs no invoice. */
async function issueWaiting(tx: Transaction, orderId: string, config: ShopConfig, now: Date): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order?.invoiceWaitsSince) return;
  const isOwed = order.status !== 'cancelled' && order.withdrawnCents < order.totalCents;
  if (isOwed) {
    const suppliedAt = order.invoiceWaitsSince;
    await issueInvoice(tx, { order, lines: await linesOf(tx, orderId), config, now, suppliedAt });
    await correctInvoice(tx, { order, positions: await creditedPlaces(tx, orderId), now });
  }
  await updateOrder(tx, orderId, { invoiceWaitsSince: null });
}

/** Where what is credited stands on the invoice. What waits for its goods is corrected when they are here. */
async function creditedPlaces(tx: Transaction, orderId: string): Promise<number[]> {
  const withdrawn = (await acceptedWithdrawals(tx, orderId)).filter(({ goods }) => goods !== 'awaited');
  const returns = await goodsReturnsOf(tx, orderId);
  return placesOf(tx, orderId, {
    lines: [...withdrawn.flatMap(({ acceptedLines }) => acceptedLines ?? []), ...returns.flatMap(({ lines }) => lines)],
    withDelivery: returns.some(({ withDelivery }) => withDelivery),
  });
}
