import { ShopError } from '../../errors.ts';
import { type OrderState, ordersToComplete, ordersToExpire } from './order-deadline-queries.ts';
import { changeOrder, type OrderParts } from './order-service.ts';

const atOnce = 100;
const dayMs = 24 * 60 * 60 * 1_000;
/** As long as a contract can be withdrawn from after the goods have come. */
const arrivedAfterDays = 14;

/** Reservations that nobody has looked at in time: their stock is free again. Any number of processes may do this at once. */
export async function expireHolds(parts: OrderParts, now: Date): Promise<void> {
  await finish(parts, await ordersToExpire(parts.db, now, atOnce), 'expire');
}

/**
 * Orders that were shipped two weeks ago and paid, and of which nothing was reported since: they are completed, so that the
 * time for which they are kept begins and ends.
 */
export async function completeArrived(parts: OrderParts, now: Date): Promise<void> {
  const shippedBefore = new Date(now.getTime() - arrivedAfterDays * dayMs);
  await finish(parts, await ordersToComplete(parts.db, shippedBefore, atOnce), 'complete');
}

async function finish(parts: OrderParts, due: OrderState[], name: 'expire' | 'complete'): Promise<void> {
  for (const { id, version } of due) {
    await changeOrder(parts, id, { kind: 'shop' }, { name }, { version }).catch((error) => {
      // Somebody else was faster; the next round looks again.
      if (!(error instanceof ShopError && ['InvalidState', 'OrderChanged'].includes(error.id))) throw error;
    });
  }
}
