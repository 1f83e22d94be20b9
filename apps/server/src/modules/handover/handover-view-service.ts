import type { Database } from '../../db/pool.ts';
import type { Dispatch } from '../../db/schema/handover.ts';
import type { Order } from '../../db/schema/orders.ts';
import { dispensingWords } from '../../documents/dispensing-words.ts';
import { germanDay, startOfGermanDay } from '../../german-day.ts';
import { amountText } from '../orders/order-lines-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { adviceOf, type RecordedAdvice } from '../prescriptions/advice-record-service.ts';
import { parcelsSentSince } from './dispatch-queries.ts';
import {
  containersOf,
  ordersBackFromTour,
  ordersReady,
  ordersToHandOver,
  ordersWithdrawn,
} from './handover-queries.ts';
import { type Stop, stopsOfDay } from './tour-queries.ts';
import { couriersOf } from './tour-service.ts';

export interface HandOverView {
  withdrawn: Order[];
  parcels: { waiting: Order[]; sentToday: { dispatch: Dispatch; order: Order }[] };
  courier: { waiting: Order[]; back: Order[]; stops: Stop[]; couriers: { id: string; name: string }[] };
  pickup: { waiting: Order[]; ready: Order[]; days: number };
  /** By order; those whose advice is due are not in it. */
  advice: ReadonlyMap<string, RecordedAdvice>;
  /** What the labels of the containers say, by order. */
  labels: ReadonlyMap<string, string[]>;
}

/** In words, so that whoever hands goods over compares them with what is printed on the containers. */
async function labelsOf(db: Database, ids: readonly string[]): Promise<Map<string, string[]>> {
  const labels = new Map<string, string[]>();
  for (const { orderId, name, unit, units, batch } of await containersOf(db, ids)) {
    const amount = amountText({ quantity: units, unit });
    labels.set(orderId, [
      ...(labels.get(orderId) ?? []),
      dispensingWords.names.label({ name, amount, batch: batch ?? '–' }),
    ]);
  }
  return labels;
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
  const ids = [...new Set(shown.map(({ id }) => id))];
  const advice = await adviceOf(db, ids);
  return { withdrawn, parcels, courier, pickup, advice, labels: await labelsOf(db, ids) };
}
