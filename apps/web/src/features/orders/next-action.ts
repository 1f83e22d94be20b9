import type { Amendment, Order, Transfer } from './order.ts';
import { type Ending, isEnding } from './timeline.ts';

type SignedFormat = 'digital' | 'ePrescription';

/** What the patient has to do, or to know, now: one thing at a time. */
export type NextAction =
  | { kind: 'withdrawn'; declaredAt: string }
  | { kind: 'decide'; amendment: Amendment; reason: string | null }
  | { kind: 'answer'; question: string | null }
  | { kind: 'open'; prescription: SignedFormat | null; originalTo: string | null; transfer: Transfer | null }
  | { kind: 'wait'; for: 'review' | 'answerRead' | 'preparation' }
  | { kind: 'onItsWay' }
  | { kind: 'pickUp' }
  | { kind: 'ended'; how: Ending };

export function nextActionOf(order: Order): NextAction | null {
  const { status, missing, prescription, payment } = order;
  if (isEnding(status)) return { kind: 'ended', how: status };
  // Whoever wants nothing of it any more is not asked to pay or to send something.
  if (order.withdrawal?.scope === 'whole') return { kind: 'withdrawn', declaredAt: order.withdrawal.declaredAt };
  if (status === 'completed') return null;
  if (order.amendment) return { kind: 'decide', amendment: order.amendment, reason: lastQuestion(order) };
  if (order.canAnswer) return { kind: 'answer', question: lastQuestion(order) };
  if (status === 'readyForPickup') return { kind: 'pickUp' };
  if (status === 'shipped') return { kind: 'onItsWay' };

  const originalTo = missing.includes('originalReceived') ? prescription.originalTo : null;
  const transfer = payment.paidAt === null ? payment.transfer : null;
  const awaited = awaitedPrescription(order);
  if (originalTo || transfer || awaited) return { kind: 'open', prescription: awaited, originalTo, transfer };
  if (status === 'requested' || status === 'inReview') return { kind: 'wait', for: 'review' };
  if (status === 'clarification') return { kind: 'wait', for: 'answerRead' };
  if (status === 'confirmed' || status === 'preparing') return { kind: 'wait', for: 'preparation' };
  return null;
}

/** A prescription that is not on paper and that nobody here has seen: the patient hands it in, or the practice does. */
function awaitedPrescription({ missing, prescription: { format, hasFile } }: Order): SignedFormat | null {
  if (hasFile || !missing.includes('prescriptionVerified')) return null;
  return format === 'digital' || format === 'ePrescription' ? format : null;
}

function lastQuestion({ messages }: Order): string | null {
  return messages.findLast(({ from }) => from === 'pharmacy')?.text ?? null;
}
