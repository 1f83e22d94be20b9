import { isFinal, statusesBeforePreparation } from '@shop/contract/order-status';
import type { Transaction } from '../../db/pool.ts';
import type { Actor, Order, OrderLine } from '../../db/schema/orders.ts';
import { keepForAnswer, stopPacking, takeUp } from '../packing/filled-goods-service.ts';
import { dispenseStock, freeStock, heldOf } from '../stock/stock-service.ts';
import { goesBackToStock } from './order-actions.ts';
import type { OrderAction } from './order-changes.ts';

interface Moved {
  before: Order;
  after: Order;
  linesBefore: OrderLine[];
  lines: OrderLine[];
  action: OrderAction;
  actor: Actor;
  now: Date;
}

/**
 * What a step means for the goods. Once an order has been prepared they lie with it: nothing of it goes back by itself, somebody
 * says of what is filled what becomes of it. True where what can be ordered has changed.
 */
export async function moveStock(tx: Transaction, moved: Moved): Promise<boolean> {
  const { before, after, lines, action, actor, now } = moved;
  const orderId = before.id;
  const by = actor.kind === 'pharmacy' ? { staffId: actor.staffId, name: actor.name } : null;
  if (action.name === 'prepare') {
    await takeUp(tx, { orderId, lines, now, by });
    await dispenseStock(tx, { orderId, lines: await heldOf(tx, orderId, lines), now, by });
    return true;
  }
  if (action.name === 'stop' && by) {
    await stopPacking(tx, { orderId, lines, answers: action.filled ?? [], now, by });
    return true;
  }
  const isStockChanged = statusesBeforePreparation.includes(before.status) && (await freeLess(tx, moved));
  const isLost = action.name === 'undelivered' && action.outcome === 'lost';
  const isEndedHere = isFinal(after.status) && after.status !== 'completed' && after.status !== before.status;
  if (isEndedHere && !isLost) await keepForAnswer(tx, { orderId, now, by });
  return isStockChanged;
}

/** Of an order that nobody packs: what it held and does not need any more can be ordered by others. */
async function freeLess(tx: Transaction, { before, after, linesBefore, lines, now }: Moved): Promise<boolean> {
  const isOver = goesBackToStock(before, after);
  if (!isOver && lines === linesBefore) return false;
  const stillHeld = isOver ? [] : await heldOf(tx, before.id, lines);
  const less = (await heldOf(tx, before.id, linesBefore))
    .map(({ productId, quantity }) => {
      const still = stillHeld.find((line) => line.productId === productId)?.quantity ?? 0;
      return { productId, quantity: quantity - still };
    })
    .filter(({ quantity }) => quantity > 0);
  if (less.length > 0) await freeStock(tx, { orderId: before.id, lines: less, now });
  return less.length > 0;
}
