import type { Dispatch } from '../../db/schema/handover.ts';
import type { Order } from '../../db/schema/orders.ts';
import { germanDay, startOfGermanDay } from '../../german-day.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { adviceOf, type RecordedAdvice } from '../prescriptions/advice-record-service.ts';
import { parcelsSentSince } from './dispatch-queries.ts';
import { ordersBackFromTour, ordersReady, ordersToHandOver, ordersWithdrawn } from './handover-queries.ts';
import { type Stop, stopsOfDay } from './tour-queries.ts';
import { couriersOf } from './tour-service.ts';

export interface HandOverView {
  withdrawn: Order[];
  parcels: { waiting: Order[]; sentToday: { dispatch: Dispatch; order: Order }[] };
  courier: { waiting: Order[]; back: Order[]; stops: Stop[]; couriers: { id: string; name: string }[] };
  pickup: { waiting: Order[]; ready: Order[]; days: number };
  /** By order; those whose advice is due are not in it. */
  advice: ReadonlyMap<string, RecordedAdvice>;
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
  const advice = await adviceOf(db, [...new Set(shown.map(({ id }) => id))]);
  return { withdrawn, parcels, courier, pickup, advice };
}
