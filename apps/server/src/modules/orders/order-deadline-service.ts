import { ShopError } from '../../errors.ts';
import { ordersToExpire } from './order-queries.ts';
import { changeOrder, type OrderParts } from './order-service.ts';

const atOnce = 100;

/** Reservations that nobody has looked at in time: their stock is free again. Any number of processes may do this at once. */
export async function expireHolds(parts: OrderParts, now: Date): Promise<void> {
  for (const { id } of await ordersToExpire(parts.db, now, atOnce)) {
    await changeOrder(parts, id, { kind: 'shop' }, { name: 'expire' }).catch((error) => {
      // Another process, or the pharmacy, was faster.
      if (!(error instanceof ShopError && error.id === 'InvalidState')) throw error;
    });
  }
}
