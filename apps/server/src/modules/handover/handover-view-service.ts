import type { Dispatch } from '../../db/schema/handover.ts';
import type { Order } from '../../db/schema/orders.ts';
import { germanDay, startOfGermanDay } from '../../german-day.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { advisersOf } from '../orders/order-way-service.ts';
import { parcelsSentSince } from './dispatch-queries.ts';
import { ordersBackFromTour, ordersReady, ordersToHandOver, ordersWithdrawn } from './handover-queries.ts';
import { type Stop, stopsOfDay } from './tour-queries.ts';
import { couriersOf } from './tour-service.ts';

export interface HandOverView {
  withdrawn: Order[];
  parcels: { waiting: Order[]; sentToday: { dispatch: Dispatch; order: Order }[] };
  courier: { waiting: Order[]; back: Order[]; stops: Stop[]; couriers: { id: string; name: string }[] };
  pickup: { waiting: Order[]; ready: Order[]; days: number };
  /** The orders whose patients have been advised. */
  advised: ReadonlySet<string>;
}

export async function viewHandOver(parts: OrderParts): Promise<HandOverView> {
  const { db, clock, config } = parts;
  const now = clock.now();
  const withdrawn = await ordersWithdrawn(db);
  const parcels = {
    waiting: await ordersToHandOver(db, 'standard'),
    sentToday: await parcelsSentSince(db, startOfGermanDay(now)),
  };
  const courier = {
    waiting: await ordersToHandOver(db, 'courier'),
    back: await ordersBackFromTour(db),
    stops: await stopsOfDay(db, germanDay(now)),
    couriers: await couriersOf(parts),
  };
  const pickup = {
    waiting: await ordersToHandOver(db, 'selfPickUp'),
    ready: await ordersReady(db),
    days: config.packing.pickupDays,
  };
  const shown = [
    ...withdrawn,
    ...parcels.waiting,
    ...parcels.sentToday.map(({ order }) => order),
    ...courier.waiting,
    ...courier.back,
    ...courier.stops.map(({ order }) => order),
    ...pickup.waiting,
    ...pickup.ready,
  ];
  const advisers = await advisersOf(db, [...new Set(shown.map(({ id }) => id))]);
  return { withdrawn, parcels, courier, pickup, advised: new Set(advisers.keys()) };
}
