import { type MissingPoint, restsOnReview, type Stage } from '@shop/contract/desk/checklist';
import { type DispensingFact, isDispensingAct, isToRead, missingFactsFor } from '@shop/contract/desk/dispensing-acts';
import { evidenceOf } from '@shop/contract/desk/evidence';
import {
  canFollow,
  isFinal,
  type MissingFact,
  missingForPreparation,
  type OrderStatus,
  statusesBeforePreparation,
  statusesToAmend,
} from '@shop/contract/order-status';
import type { Actor, Order } from '../../db/schema/orders.ts';
import { actedOn } from './acted-on.ts';

/** The actions that move an order on, and where to. */
const statusAfter = {
  review: 'inReview',
  ask: 'clarification',
  answer: 'inReview',
  propose: 'clarification',
  agree: 'inReview',
  decline: 'inReview',
  confirm: 'confirmed',
  takeBack: 'clarification',
  prepare: 'preparing',
  stop: 'confirmed',
  ship: 'shipped',
  ready: 'readyForPickup',
  complete: 'completed',
  reject: 'rejected',
  cancel: 'cancelled',
  undelivered: 'cancelled',
  putBack: 'cancelled',
  unanswered: 'cancelled',
  unpaid: 'cancelled',
  expire: 'expired',
} as const satisfies Record<string, OrderStatus>;

export type MovingAction = keyof typeof statusAfter;

/** Where the status table leaves room for several actions: the status that each of them begins from. */
const onlyFrom: Partial<Record<MovingAction, OrderStatus>> = {
  ask: 'inReview',
  answer: 'clarification',
  confirm: 'inReview',
  takeBack: 'confirmed',
  stop: 'preparing',
  undelivered: 'shipped',
  putBack: 'readyForPickup',
  unanswered: 'clarification',
  unpaid: 'confirmed',
};

/** Facts beside the status. Each is recorded once; the day of arrival, a further way and goods back may come more often. */
export type FactAction = 'verify' | 'original' | 'paid' | 'pack' | 'release' | 'redate' | 'sendAgain' | 'takeGoodsBack';
export type ActionName = MovingAction | FactAction;

const doneBy: Record<Actor['kind'], readonly ActionName[]> = {
  patient: ['answer', 'agree', 'decline', 'cancel'],
  pharmacy: [
    'review',
    'verify',
    'original',
    'paid',
    'ask',
    'propose',
    'agree',
    'decline',
    'confirm',
    'takeBack',
    'prepare',
    'stop',
    'pack',
    'release',
    'ship',
    'redate',
    'ready',
    'complete',
    'undelivered',
    'sendAgain',
    'putBack',
    'takeGoodsBack',
    'reject',
    'cancel',
  ],
  shop: ['expire', 'unanswered', 'unpaid', 'complete', 'putBack'],
};

export function targetOf(action: MovingAction): OrderStatus {
  return statusAfter[action];
}

function isMoving(action: ActionName): action is MovingAction {
  return Object.hasOwn(statusAfter, action);
}

/** What this person can do with the order as it stands, in the order of the pharmacy's day. */
export function possibleActions(order: Order, by: Actor['kind'], onRecord?: OnRecord): ActionName[] {
  return doneBy[by].filter((action) => obstacleTo(order, action, by, onRecord) === null);
}

/** What the review of the prescription still misses before each decision that rests on it (`readOnRecord` in order-checks.ts). */
type OpenChecks = Readonly<Record<Stage, readonly MissingPoint[]>>;

/** What is on record beside the order itself; what is left out is not asked for. */
export interface OnRecord {
  openChecks?: OpenChecks | undefined;
  /** Of the prescription (`dispensing-facts.ts`). */
  facts?: ReadonlySet<DispensingFact> | undefined;
}

export type Obstacle =
  | 'notYours'
  | 'status'
  | 'recorded'
  | 'notNeeded'
  | 'proposed'
  | 'notProposed'
  | MissingFact
  | DispensingFact
  | 'withdrawn'
  | 'notPacked'
  | 'notReleased'
  | 'checks';

/** What keeps this person from doing it now; null when nothing does. No other place decides this. */
export function obstacleTo(
  order: Order,
  action: ActionName,
  by: Actor['kind'],
  { openChecks, facts }: OnRecord = {},
): Obstacle | null {
  if (!doneBy[by].includes(action)) return 'notYours';
  const obstacle = isMoving(action) ? obstacleToMove(order, action, by) : obstacleToFact(order, action);
  if (obstacle !== null) return obstacle;
  const isListed = openChecks !== undefined && restsOnReview(action) && openChecks[action].length > 0;
  const missing = facts && isDispensingAct(action) ? missingFactsFor(action, actedOn(order), facts) : [];
  // An open checklist lists what is missing; first there must be something to look at.
  const [first] = isListed ? missing.filter(isToRead) : missing;
  return first ?? (isListed ? 'checks' : null);
}

function obstacleToMove(order: Order, action: MovingAction, by: Actor['kind']): Obstacle | null {
  if (action === 'propose') return statusesToAmend.includes(order.status) ? null : 'status';
  if (!canFollow(order.status, statusAfter[action])) return 'status';
  if (order.status !== (onlyFrom[action] ?? order.status)) return 'status';
  // What is on its way is not called off; it arrives or it does not.
  if (action === 'cancel' && order.status === 'shipped') return 'status';
  // From here on the pharmacy has begun to weigh out goods that nobody else can get.
  if (by === 'patient' && action === 'cancel' && !statusesBeforePreparation.includes(order.status)) return 'status';
  if (action === 'agree' || action === 'decline') return order.proposedAt ? null : 'notProposed';
  // A proposal is answered with yes or no; words may come along.
  if (action === 'answer' && order.proposedAt) return 'proposed';
  // Money has come: a person decides.
  const hasMoneyCome = order.paidAt !== null || order.paidCents > 0;
  if (by === 'shop' && action !== 'complete' && hasMoneyCome) return 'recorded';
  if (action === 'ship' && order.shippingType === 'selfPickUp') return 'notNeeded';
  if (action === 'ready' && order.shippingType !== 'selfPickUp') return 'notNeeded';
  // Asked again before it leaves the house: nothing ships without a recorded valid prescription and payment.
  if (order.withdrawalDeclaredAt && towardsPatient.includes(action)) return 'withdrawn';
  if (action === 'prepare') return missingOf(order)[0] ?? null;
  if (action === 'ship' || action === 'ready') return missingOf(order)[0] ?? obstacleToLeaving(order);
  if (action === 'complete' && order.status === 'readyForPickup' && order.withdrawalDeclaredAt) return 'withdrawn';
  if (action === 'complete' && !order.paidAt) return 'paid';
  return null;
}

/** What a withdrawal stops: goods that still lie here are not handed over any more. What is on its way arrives and comes back. */
const towardsPatient: readonly MovingAction[] = ['prepare', 'ship', 'ready'];

function obstacleToLeaving({ preparedAt, releasedAt }: Order): Obstacle | null {
  if (!preparedAt) return 'notPacked';
  return releasedAt ? null : 'notReleased';
}

function obstacleToFact(order: Order, fact: FactAction): Obstacle | null {
  if (fact === 'takeGoodsBack') return obstacleToReturn(order);
  if (isFinal(order.status)) return 'status';
  if (fact === 'pack' || fact === 'release') return obstacleToPacking(order, fact);
  if (fact === 'redate') return order.status === 'shipped' ? null : 'status';
  if (fact === 'sendAgain') return obstacleToSecondWay(order);
  if (fact === 'paid') return order.paidAt ? 'recorded' : null;
  if (fact === 'original') {
    if (evidenceOf(order) !== 'paper') return 'notNeeded';
    return order.originalReceivedAt ? 'recorded' : null;
  }
  // Somebody must have looked at the order first.
  if (order.status === 'requested') return 'status';
  return order.prescriptionVerifiedAt ? 'recorded' : null;
}

/** The second delivery of a parcel is free (ApoG § 11a). */
function obstacleToSecondWay({ status, shippingType }: Order): Obstacle | null {
  if (status !== 'shipped') return 'status';
  return shippingType === 'standard' ? null : 'notNeeded';
}

/** Only what has left the house comes back, until nothing of it is owed any more. */
function obstacleToReturn({ status, totalCents, withdrawnCents }: Order): Obstacle | null {
  if (status !== 'shipped' && status !== 'completed') return 'status';
  return withdrawnCents < totalCents ? null : 'recorded';
}

/** What was weighed, by whom and from which batches is asked by `packing-check-service.ts`. */
function obstacleToPacking(order: Order, fact: 'pack' | 'release'): Obstacle | null {
  if (order.status !== 'preparing') return 'status';
  if (order.releasedAt) return 'recorded';
  if (order.withdrawalDeclaredAt) return 'withdrawn';
  if (fact === 'pack') return order.preparedAt ? 'recorded' : null;
  return order.preparedAt ? (missingOf(order)[0] ?? null) : 'notPacked';
}

/** What still keeps the order from being prepared; nothing once it is over. */
export function missingOf(order: Order): MissingFact[] {
  if (isFinal(order.status)) return [];
  return missingForPreparation({
    ...order,
    isPhysicalPrescription: evidenceOf(order) === 'paper',
    isPaidAtPickup: order.paymentMethod === 'pickup',
  });
}

export function canReplacePrescription({ status }: Order): boolean {
  return statusesBeforePreparation.includes(status);
}

/** Whether the patient can write about it beside its steps: while it is open, and no question asks for an answer. */
export function canWriteAbout(order: Order): boolean {
  return !isFinal(order.status) && obstacleTo(order, 'answer', 'patient') !== null;
}

/** Once the pharmacy has begun to weigh out, what becomes of it is the pharmacist's decision, not the shop's. */
export function goesBackToStock(before: Order, after: Order): boolean {
  const isEndedUnserved = ['cancelled', 'rejected', 'expired'].includes(after.status);
  return isEndedUnserved && statusesBeforePreparation.includes(before.status);
}
