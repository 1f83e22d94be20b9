import type { ShippingType } from '../checkout.ts';
import type { OrderStatus } from '../order-status.ts';
import type { Evidence } from './evidence.ts';

/** Something that nobody planned and that somebody has to solve before the order goes on. */
export const orderProblems = ['withdrawalDeclared'] as const;
export type OrderProblem = (typeof orderProblems)[number];

/**
 * What the desk has to know of an order to say where it lies, what is done, what comes next and until when. Times rather
 * than flags, because the deadline counts from the last of them.
 */
export interface OrderFacts {
  status: OrderStatus;
  createdAt: Date;
  /** What the prescription is in our hands, or what is expected. */
  evidence: Evidence;
  shippingType: ShippingType;
  /** Paid when it is picked up: no money is awaited before. */
  isPaidAtPickup: boolean;
  /** When the file that counts now was handed in; null without one. */
  fileAt: Date | null;
  verifiedAt: Date | null;
  originalAt: Date | null;
  paidAt: Date | null;
  /** When the patient last answered a question; null when there was none. */
  answeredAt: Date | null;
  /** An answer or a message of the patient is the last thing that happened: nobody has acted on it yet. */
  isAnswerNew: boolean;
  packedAt: Date | null;
  releasedAt: Date | null;
  problem: OrderProblem | null;
}

/** What the patient can owe us, in the order in which we ask for it. */
export const owedThings = ['prescription', 'answer', 'original', 'payment'] as const;
export type Owed = (typeof owedThings)[number];

/** What we wait for from the patient; nothing once the goods are ready or on their way. */
export function owedBy(facts: OrderFacts): Owed[] {
  const needsOriginal = facts.evidence === 'paper';
  const owes: Record<Owed, boolean> = {
    prescription: !needsOriginal && !facts.fileAt && !facts.verifiedAt,
    answer: facts.status === 'clarification',
    original: needsOriginal && !facts.originalAt,
    payment: !facts.isPaidAtPickup && !facts.paidAt,
  };
  return owedThings.filter((thing) => owes[thing]);
}
