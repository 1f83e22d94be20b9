import type { FilledAnswer } from '@shop/contract/desk/filled-goods';
import type { FailedWay } from '@shop/contract/desk/packing-words';
import type { OrderEventKind } from '../../db/schema/orders.ts';
import { germanDay } from '../../german-day.ts';
import { retainOrderUntil } from '../../retention.ts';
import type { LineAmount } from './amended-lines.ts';
import { type FactAction, type MovingAction, targetOf } from './order-actions.ts';
import type { NewOrder } from './order-queries.ts';

/** What the patient is to read about goes along with these. */
type SpokenAction = 'ask' | 'answer' | 'takeBack' | 'stop' | 'reject';
type ActionWithMore = SpokenAction | 'propose' | 'agree' | 'decline' | 'ship' | 'cancel' | 'undelivered';
type FactWithMore = 'redate' | 'sendAgain' | 'takeGoodsBack';

interface SentWith {
  trackingUrl: string | null;
  estimatedDeliveryDate: string | null;
  /** As scanned from the parcel. */
  trackingNumber?: string;
  /** Of the courier who takes it along. */
  tourId?: string;
}

/** What is done to an order, with what goes along with it. */
export type OrderAction =
  | { name: Exclude<MovingAction, ActionWithMore> }
  | { name: Exclude<SpokenAction, 'stop'>; message: string }
  | { name: 'stop'; message: string; filled?: readonly FilledAnswer[] | undefined }
  | { name: 'cancel'; message?: string }
  | { name: 'undelivered'; message: string; outcome: FailedWay }
  | { name: 'propose'; message: string; lines: readonly LineAmount[] }
  | { name: 'agree' | 'decline'; amendmentId: string; message?: string }
  | ({ name: 'ship' } & SentWith)
  | { name: 'redate'; estimatedDeliveryDate: string }
  | ({ name: 'sendAgain'; outcome: FailedWay } & SentWith)
  | { name: 'takeGoodsBack'; message: string; lines: readonly number[] | null; isHere: boolean }
  | { name: Exclude<FactAction, FactWithMore> };

/** What was noted on the original does not hold any more: nothing was dispensed. */
const notMarked = { originalMarkedAt: null, originalPlace: null };

const nothingAsked = { askedAt: null, remindedAt: null, proposedAt: null };

/** Whatever it was before: it left the packers with its facts. */
const factsAsked = { isRecordedBefore: false };

function asked(now: Date) {
  return { status: 'clarification', askedAt: now, remindedAt: null } as const;
}

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
        trayNumber: null,
        trackingUrl: action.trackingUrl,
        estimatedDeliveryDate: action.estimatedDeliveryDate,
        ...factsAsked,
      };
    case 'redate':
      return { estimatedDeliveryDate: action.estimatedDeliveryDate };
    case 'sendAgain':
      return { trackingUrl: action.trackingUrl, estimatedDeliveryDate: action.estimatedDeliveryDate };
    case 'ready':
      return { status: 'readyForPickup', readyForPickupAt: now, ...factsAsked };
    // The check stood for a paper that turned out otherwise.
    case 'takeBack':
      return { ...asked(now), confirmedAt: null, prescriptionVerifiedAt: null };
    case 'ask':
      return asked(now);
    // It is confirmed anew, with the new total.
    case 'propose':
      return { ...asked(now), confirmedAt: null, proposedAt: now };
    // What has left the house counts as dispensed, so its record is kept as long.
    case 'undelivered':
      return { status: 'cancelled', retainUntil: retainOrderUntil(germanDay(now), 'completed') };
    case 'complete':
    case 'reject':
    case 'cancel':
    case 'unanswered':
    case 'unpaid':
    case 'putBack':
    case 'expire': {
      const status = targetOf(action.name);
      return {
        ...nothingAsked,
        status,
        trayNumber: null,
        ...(action.name === 'putBack' && notMarked),
        retainUntil: retainOrderUntil(germanDay(now), status),
      };
    }
    case 'review':
    case 'answer':
    case 'agree':
    case 'decline':
      return { ...nothingAsked, status: 'inReview' };
    case 'prepare':
      return { status: 'preparing' };
    case 'stop':
      return { status: 'confirmed', preparedAt: null, releasedAt: null, ...notMarked };
    case 'pack':
      return { preparedAt: now };
    case 'release':
      return { releasedAt: now };
    // What it means for the money: `goods-return-service.ts`.
    case 'takeGoodsBack':
      return {};
  }
}

const recordedAs: Partial<Record<OrderAction['name'], OrderEventKind>> = {
  verify: 'prescriptionVerified',
  original: 'originalReceived',
  paid: 'paid',
  pack: 'packed',
  release: 'released',
  redate: 'arrivalChanged',
  sendAgain: 'dispatchedAgain',
  takeGoodsBack: 'goodsTakenBack',
  propose: 'amendmentProposed',
  agree: 'amendmentAgreed',
  decline: 'amendmentDeclined',
};

/** What the record calls it; a step that is nothing but a step is its status. */
export function eventKindOf({ name }: OrderAction): OrderEventKind {
  return recordedAs[name] ?? 'status';
}
