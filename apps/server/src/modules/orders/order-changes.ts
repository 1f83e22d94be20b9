import { germanDay } from '../../german-day.ts';
import { retainOrderUntil } from '../../retention.ts';
import { type FactAction, type MovingAction, targetOf } from './order-actions.ts';
import type { NewOrder } from './order-queries.ts';

/** What the patient is to read about goes along with these. */
type SpokenAction = 'ask' | 'answer' | 'takeBack' | 'stop' | 'undelivered' | 'reject';

/** What is done to an order, with what goes along with it. */
export type OrderAction =
  | { name: Exclude<MovingAction, SpokenAction | 'ship' | 'cancel'> }
  | { name: SpokenAction; message: string }
  | { name: 'cancel'; message?: string }
  | { name: 'ship'; trackingUrl: string | null; estimatedDeliveryDate: string | null }
  | { name: FactAction };

/** What an action writes on the order itself. */
export function whatChanges(action: OrderAction, now: Date): Partial<NewOrder> {
  switch (action.name) {
    case 'verify':
      return { prescriptionVerifiedAt: now };
    case 'original':
      return { originalReceivedAt: now };
    case 'paid':
      return { paidAt: now };
    case 'confirm':
      return { status: 'confirmed', confirmedAt: now };
    case 'ship':
      return {
        status: 'shipped',
        trackingUrl: action.trackingUrl,
        estimatedDeliveryDate: action.estimatedDeliveryDate,
      };
    case 'ready':
      return { status: 'readyForPickup', readyForPickupAt: now };
    // The check stood for a paper that turned out otherwise.
    case 'takeBack':
      return { status: 'clarification', confirmedAt: null, prescriptionVerifiedAt: null };
    // What has left the house counts as dispensed, so its record is kept as long.
    case 'undelivered':
      return { status: 'cancelled', retainUntil: retainOrderUntil(germanDay(now), 'completed') };
    case 'complete':
    case 'reject':
    case 'cancel':
    case 'expire': {
      const status = targetOf(action.name);
      return { status, retainUntil: retainOrderUntil(germanDay(now), status) };
    }
    case 'review':
    case 'ask':
    case 'answer':
    case 'prepare':
    case 'stop':
      return { status: targetOf(action.name) };
  }
}

const facts = { verify: 'prescriptionVerified', original: 'originalReceived', paid: 'paid' } as const;

export function factRecorded({ name }: OrderAction): (typeof facts)[FactAction] | null {
  return Object.hasOwn(facts, name) ? facts[name as FactAction] : null;
}
