import type { ReceiptOutcome } from '@shop/contract/desk/post';
import type { Transaction } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import { fileVersionOf } from '../prescriptions/prescription-service.ts';
import { type DeskRequest, madeBefore, rememberMade } from './desk-request-service.ts';
import { missingOf, type Obstacle, obstacleTo } from './order-actions.ts';
import { orderWithCode } from './order-facts-service.ts';
import { ownership } from './order-ownership-service.ts';
import { lockOrder } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';
import { actInside, type Colleague } from './staff-order-service.ts';

export interface Receipt {
  outcome: ReceiptOutcome;
  order: Order | null;
}

const outcomeOf: Partial<Record<Obstacle, ReceiptOutcome>> = { recorded: 'again', notNeeded: 'notNeeded' };

/**
 * The original of this order has come. What keeps it from being marked is an answer here, no refusal: the post room goes on
 * with the next letter. The same request sent again answers as it did the first time.
 */
export async function receiveOriginalInside(
  tx: Transaction,
  parts: OrderParts,
  colleague: Colleague,
  { code, request }: { code: string; request: DeskRequest },
): Promise<Receipt> {
  const found = await orderWithCode(tx, code);
  const order = found && (await lockOrder(tx, found.id));
  if (!order) return { outcome: 'unknown', order: null };
  const whose = await ownership(tx, order, colleague);
  if (whose !== 'foreign') return { outcome: whose, order };
  const obstacle = obstacleTo(order, 'original', 'pharmacy');
  if (obstacle === null)
    return { outcome: 'received', order: await markReceived(tx, parts, colleague, order, request) };
  if (obstacle === 'recorded' && (await madeBefore(tx, request)) === order.id) return { outcome: 'received', order };
  return { outcome: outcomeOf[obstacle] ?? 'over', order };
}

async function markReceived(
  tx: Transaction,
  parts: OrderParts,
  colleague: Colleague,
  { id }: Order,
  request: DeskRequest,
): Promise<Order> {
  // Whoever opens letters vouches for no file: who checks the prescription compares the two.
  const file = (await fileVersionOf(tx, id)) ?? undefined;
  const act = { orderId: id, action: { name: 'original' }, seen: { file }, key: request.key } as const;
  const { order } = await actInside(tx, parts, colleague, act, request.now);
  await rememberMade(tx, request, id);
  return order;
}

/** What an order waits for before it can be prepared, and whether its original is still expected. */
export function awaitedOf(order: Order) {
  return { isOriginal: obstacleTo(order, 'original', 'pharmacy') === null, all: missingOf(order) };
}
