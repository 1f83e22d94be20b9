import type { Order, Transfer } from './read-orders.ts';
import { type Ending, isEnding } from './timeline.ts';

/** What the patient has to do, or to know, now: one thing at a time. */
export type NextAction =
  | { kind: 'answer'; question: string | null }
  | { kind: 'open'; originalTo: string | null; transfer: Transfer | null }
  | { kind: 'wait'; for: 'review' | 'answerRead' | 'preparation' }
  | { kind: 'onItsWay' }
  | { kind: 'pickUp' }
  | { kind: 'ended'; how: Ending };

export function nextActionOf(order: Order): NextAction | null {
  const { status, missing, prescription, payment } = order;
  if (isEnding(status)) return { kind: 'ended', how: status };
  if (status === 'completed') return null;
  if (order.canAnswer) return { kind: 'answer', question: lastQuestion(order) };
  if (status === 'readyForPickup') return { kind: 'pickUp' };
  if (status === 'shipped') return { kind: 'onItsWay' };

  const originalTo = missing.includes('originalReceived') ? prescription.originalTo : null;
  const transfer = payment.paidAt === null ? payment.transfer : null;
  if (originalTo || transfer) return { kind: 'open', originalTo, transfer };
  if (status === 'requested' || status === 'inReview') return { kind: 'wait', for: 'review' };
  if (status === 'clarification') return { kind: 'wait', for: 'answerRead' };
  if (status === 'confirmed' || status === 'preparing') return { kind: 'wait', for: 'preparation' };
  return null;
}

function lastQuestion({ messages }: Order): string | null {
  return messages.findLast(({ from }) => from === 'pharmacy')?.text ?? null;
}
