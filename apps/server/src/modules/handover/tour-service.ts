import { hasRight } from '@shop/contract/rights';
import type { Transaction } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { actorOf } from '../journal/journal-service.ts';
import { isFirst, madeBefore, rememberMade } from '../orders/desk-request-service.ts';
import { changeInside, type OrderParts } from '../orders/order-service.ts';
import { recordOnTheWay, requireToGoAgain } from '../orders/order-way-service.ts';
import { type Colleague, requireForeign } from '../orders/staff-order-service.ts';
import { workingStaff } from '../staff/working-staff-service.ts';
import { lastDispatchOf } from './dispatch-queries.ts';
import { beginDispatch } from './dispatch-service.ts';
import { insertTour } from './tour-queries.ts';

interface NewTour {
  courierId: string;
  stops: readonly { orderId: string; version: number }[];
  key: string;
}

/** Those who can take a tour: whose work it is first, because the first one is proposed. */
export async function couriersOf({ db }: OrderParts): Promise<{ id: string; name: string }[]> {
  const working = await workingStaff(db);
  return working
    .filter(({ roles }) => hasRight(roles, 'deliverOwnTour'))
    .toSorted((one, other) => Number(other.roles.includes('courier')) - Number(one.roles.includes('courier')))
    .map(({ id, name }) => ({ id, name }));
}

/**
 * A courier takes orders along. A tour is one whole: where one order cannot go, nothing does. Throws what shipping throws,
 * and `InvalidState` for an order that is neither released nor back from a tour, or somebody who takes no tours.
 */
export async function startTour(parts: OrderParts, colleague: Colleague, wanted: NewTour): Promise<string> {
  const { courierId, stops, key } = wanted;
  const now = parts.clock.now();
  const request = { staffId: colleague.id, key, now };
  const courier = (await couriersOf(parts)).find(({ id }) => id === courierId);
  if (!courier) throw new ShopError('InvalidState');
  return parts.db.transaction(async (tx) => {
    if (!(await isFirst(tx, request))) return (await madeBefore(tx, request)) ?? '';
    const tour = await insertTour(tx, {
      day: germanDay(now),
      courierId,
      courierName: courier.name,
      startedAt: now,
    });
    // In one order for everybody, so that two tours with the same orders do not wait for each other in a circle.
    for (const { orderId, version } of stops.toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))) {
      const order = await requireForeign(tx, colleague, orderId);
      if (order.version !== version) throw new ShopError('OrderChanged');
      if (order.shippingType !== 'courier') throw new ShopError('InvalidState');
      await takeAlong(tx, parts, { order, tourId: tour.id, colleague, now });
    }
    await rememberMade(tx, request, tour.id);
    return tour.id;
  });
}

async function takeAlong(
  tx: Transaction,
  parts: OrderParts,
  { order, tourId, colleague, now }: { order: Order; tourId: string; colleague: Colleague; now: Date },
): Promise<void> {
  const actor = actorOf(colleague);
  if (order.status !== 'shipped') {
    const action = { name: 'ship' as const, trackingUrl: null, estimatedDeliveryDate: null, tourId };
    await changeInside(tx, parts, { orderId: order.id, actor, action, seen: {}, now });
    return;
  }
  const last = await lastDispatchOf(tx, order.id);
  if (last?.outcome !== 'nobodyThere') throw new ShopError('InvalidState');
  await requireToGoAgain(tx, parts, order, now);
  await beginDispatch(tx, { order, actor, trackingNumber: null, tourId, isFurther: true, now });
  await recordOnTheWay(tx, parts, { order, actor, what: 'dispatchedAgain', notice: 'shippedAgain', now });
}
