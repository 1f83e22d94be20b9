import type { Transaction } from '../../db/pool.ts';
import type { Actor, Order, OrderEventKind } from '../../db/schema/orders.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';
import { recordEvent } from './order-events.ts';
import { extendedHold } from './order-hold.ts';
import { updateOrder } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';

/**
 * The order has another prescription file: it has to be checked again, and compared with the original again, whatever was recorded
 * about the one before. The caller holds the order's lock.
 */
export async function checkAnew(
  tx: Transaction,
  { config }: Pick<OrderParts, 'config'>,
  order: Order,
  { actor, what, now }: { actor: Actor; what: OrderEventKind; now: Date },
): Promise<Order> {
  const file = await fileVersionOf(tx, order.id);
  await recordEvent(tx, { orderId: order.id, at: now, actor, what, file });
  // What was said about the file before is no longer true of this one, and the record says so.
  const entry = { orderId: order.id, at: now, actor: { kind: 'shop' } } as const;
  if (order.prescriptionVerifiedAt) await recordEvent(tx, { ...entry, what: 'prescriptionCheckTakenBack' });
  if (order.originalReceivedAt) await recordEvent(tx, { ...entry, what: 'originalTakenBack' });
  return updateOrder(tx, order.id, {
    prescriptionVerifiedAt: null,
    originalReceivedAt: null,
    holdExpiresAt: extendedHold(config.ordering, order),
  });
}
