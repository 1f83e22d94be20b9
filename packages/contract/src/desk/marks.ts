import type { OrderFacts } from './order-facts.ts';

/** How a mark looks: done, ours to do, to be clarified, awaited from the patient, not needed. */
export const markLooks = ['done', 'ours', 'unclear', 'awaited', 'notNeeded'] as const;
export type MarkLook = (typeof markLooks)[number];

/** The three facts that are read down a column. */
export interface Marks {
  prescription: MarkLook;
  original: MarkLook;
  payment: MarkLook;
}

export function marksOf(facts: OrderFacts): Marks {
  return { prescription: prescriptionMark(facts), original: originalMark(facts), payment: paymentMark(facts) };
}

function prescriptionMark(facts: OrderFacts): MarkLook {
  if (facts.verifiedAt) return 'done';
  if (facts.status === 'clarification' || (facts.isAnswerNew && facts.status === 'inReview')) return 'unclear';
  const isOriginalAwaited = originalMark(facts) === 'awaited';
  // The photo was good enough to confirm; it is checked once more when the original is here.
  if (isOriginalAwaited && facts.status === 'confirmed') return 'done';
  const isSomethingHere = facts.fileAt !== null || facts.originalAt !== null;
  return isSomethingHere ? 'ours' : 'awaited';
}

function originalMark({ evidence, originalAt }: OrderFacts): MarkLook {
  if (evidence !== 'paper') return 'notNeeded';
  return originalAt ? 'done' : 'awaited';
}

function paymentMark({ paidAt, isPaidAtPickup }: OrderFacts): MarkLook {
  if (paidAt) return 'done';
  return isPaidAtPickup ? 'notNeeded' : 'awaited';
}
