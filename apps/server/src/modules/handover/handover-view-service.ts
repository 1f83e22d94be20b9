import type { Dispatch } from '../../db/schema/handover.ts';
import type { Order } from '../../db/schema/orders.ts';
import { startOfGermanDay } from '../../german-day.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { parcelsSentSince } from './dispatch-queries.ts';
import { ordersToHandOver } from './handover-queries.ts';

export interface HandOverView {
  parcels: { waiting: Order[]; sentToday: { dispatch: Dispatch; order: Order }[] };
}

export async function viewHandOver({ db, clock }: OrderParts): Promise<HandOverView> {
  const today = startOfGermanDay(clock.now());
  return {
    parcels: {
      waiting: await ordersToHandOver(db, 'standard'),
      sentToday: await parcelsSentSince(db, today),
    },
  };
}
