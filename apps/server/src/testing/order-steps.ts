import type { Actor, Order } from '../db/schema/orders.ts';
import type { ActionName } from '../modules/orders/order-actions.ts';
import { changeOrder, type OrderAction } from '../modules/orders/order-service.ts';
import { actAsAnna } from './as-anna.ts';
import type { OrderingShop } from './ordering.ts';

/** A step with what it asks for. */
function action(name: ActionName): OrderAction {
  if (name === 'ask' || name === 'answer' || name === 'reject') return { name, message: 'Bitte klären.' };
  if (name === 'ship') return { name, trackingUrl: 'https://paket.example/1', estimatedDeliveryDate: '2026-11-20' };
  return { name } as OrderAction;
}

/** These steps of an order, one after the other: as Anna of the pharmacy unless told otherwise. */
export async function act(shop: OrderingShop, order: Order, names: ActionName[], actor?: Actor): Promise<Order> {
  let now = order;
  for (const name of names) {
    now = actor
      ? await changeOrder(shop, order.id, actor, action(name))
      : await actAsAnna(shop, order.id, action(name));
  }
  return now;
}

/** From the request to the end, by parcel and picked up. */
export const parcel: ActionName[] = ['review', 'verify', 'confirm', 'paid', 'prepare', 'ship', 'complete'];
export const pickup: ActionName[] = ['review', 'verify', 'confirm', 'prepare', 'ready', 'paid', 'complete'];
