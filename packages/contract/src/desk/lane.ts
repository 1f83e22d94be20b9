import type { OrderStatus } from '../order-status.ts';
import type { OrderFacts } from './order-facts.ts';

/** Where an open order lies, in the order of its life; only the problem lies beside the path. */
export const lanes = [
  'new',
  'check',
  'question',
  'originalMissing',
  'paymentMissing',
  'toPack',
  'toRelease',
  'toHandOver',
  'onItsWay',
  'problem',
] as const;
export type Lane = (typeof lanes)[number];

/** In these an order waits for the patient, and nothing is ours to do. */
export const waitingLanes: readonly Lane[] = ['question', 'originalMissing', 'paymentMissing'];

type LaneOf = (facts: OrderFacts) => Lane | null;

const ended: LaneOf = () => null;

const laneByStatus: Record<OrderStatus, LaneOf> = {
  requested: () => 'new',
  inReview: () => 'check',
  clarification: () => 'question',
  confirmed: laneOfConfirmed,
  preparing: laneOfPreparing,
  readyForPickup: () => 'toHandOver',
  shipped: () => 'onItsWay',
  completed: ended,
  rejected: ended,
  cancelled: ended,
  expired: ended,
};

/** The one lane of an order; null once it is over. No other place decides this. */
export function laneOf(facts: OrderFacts): Lane | null {
  const lane = laneByStatus[facts.status](facts);
  return lane && facts.problem ? 'problem' : lane;
}

/** Confirmed by the photo: the original comes first, since it has to be checked, and the money may come meanwhile. */
function laneOfConfirmed(facts: OrderFacts): Lane {
  if (facts.evidence === 'paper' && !facts.originalAt) return 'originalMissing';
  if (!facts.verifiedAt) return 'check';
  if (!facts.isPaidAtPickup && !facts.paidAt) return 'paymentMissing';
  return 'toPack';
}

function laneOfPreparing({ packedAt, releasedAt }: OrderFacts): Lane {
  if (releasedAt) return 'toHandOver';
  return packedAt ? 'toRelease' : 'toPack';
}
