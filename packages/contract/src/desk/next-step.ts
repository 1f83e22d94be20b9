import { type Lane, laneOf } from './lane.ts';
import type { OrderFacts } from './order-facts.ts';

/** What somebody of the pharmacy does next with an order. */
export const nextSteps = [
  'look',
  'checkPrescription',
  'readAnswer',
  'wait',
  'remind',
  'pack',
  'layReady',
  'release',
  'handOver',
  'solveProblem',
] as const;
export type NextStep = (typeof nextSteps)[number];

/** After so many days without a word from the patient, a reminder helps. */
export const remindAfterDays = 3;

const dayMs = 24 * 60 * 60 * 1_000;

/** From when on somebody whose order has been in its lane since then is reminded. */
export function remindAt(since: Date): Date {
  return new Date(since.getTime() + remindAfterDays * dayMs);
}

/** The next step of an order that has been in its lane since then; null once it is over. */
export function nextStepOf(facts: OrderFacts, { since, now }: { since: Date; now: Date }): NextStep | null {
  const lane = laneOf(facts);
  if (!lane) return null;
  // What the patient wrote may change what is to be done; a new order is looked at as a whole.
  if (facts.isAnswerNew && lane !== 'new' && lane !== 'problem') return 'readAnswer';
  return stepIn[lane](facts, now >= remindAt(since));
}

const waitOrRemind = (_facts: OrderFacts, isLong: boolean) => (isLong ? 'remind' : 'wait');

const stepIn: Record<Lane, (facts: OrderFacts, isLong: boolean) => NextStep> = {
  new: () => 'look',
  check: () => 'checkPrescription',
  question: waitOrRemind,
  originalMissing: waitOrRemind,
  paymentMissing: waitOrRemind,
  toPack: ({ shippingType }) => (shippingType === 'selfPickUp' ? 'layReady' : 'pack'),
  toRelease: () => 'release',
  toHandOver: () => 'handOver',
  onItsWay: () => 'wait',
  problem: () => 'solveProblem',
};
