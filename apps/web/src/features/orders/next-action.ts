import { type Ending, isEnding } from '@shop/contract/order-timeline';
import type { Amendment, Order, Transfer } from './order.ts';

type SignedFormat = 'digital' | 'ePrescription';

type Awaited = 'toReview' | 'review' | 'confirmation' | 'answerRead' | 'check' | 'toPrepare' | 'preparation';

/** What the patient has to do, or to know, now: one thing at a time. */
export type NextAction =
  | { kind: 'withdrawn'; declaredAt: string }
  | { kind: 'decide'; amendment: Amendment; reason: string | null }
  | { kind: 'answer'; question: string | null }
  | { kind: 'open'; prescription: SignedFormat | null; originalTo: string | null; transfer: Transfer | null }
  | { kind: 'wait'; for: Awaited }
  | { kind: 'onItsWay' }
  | { kind: 'nobodyThere' }
  | { kind: 'pickUp' }
  | { kind: 'ended'; how: Ending };

export function nextActionOf(order: Order): NextAction | null {
  const { status, missing, prescription, payment } = order;
  if (isEnding(status)) return { kind: 'ended', how: status };
  // Whoever wants nothing of it any more is not asked to pay or to send something.
  if (order.withdrawal?.scope === 'whole' && !order.withdrawal.outcome)
    return { kind: 'withdrawn', declaredAt: order.withdrawal.declaredAt };
  if (status === 'completed') return null;
  if (order.amendment) return { kind: 'decide', amendment: order.amendment, reason: lastQuestion(order) };
  if (order.canAnswer) return { kind: 'answer', question: lastQuestion(order) };
  if (status === 'readyForPickup') return { kind: 'pickUp' };
  if (status === 'shipped') return { kind: order.shipping.nobodyThereAt ? 'nobodyThere' : 'onItsWay' };

  const originalTo = missing.includes('originalReceived') ? prescription.originalTo : null;
  const transfer = payment.paidAt === null ? payment.transfer : null;
  const awaited = awaitedPrescription(order);
  if (originalTo || transfer || awaited) return { kind: 'open', prescription: awaited, originalTo, transfer };
  const waitsFor = awaitedOf(order);
  return waitsFor && { kind: 'wait', for: waitsFor };
}

/** What the pharmacy does next, where the patient has nothing to do; said only of what has begun that it goes on. */
function awaitedOf({ status, missing }: Order): Awaited | null {
  const isUnchecked = missing.includes('prescriptionVerified');
  switch (status) {
    case 'requested':
      return 'toReview';
    case 'inReview':
      return isUnchecked ? 'review' : 'confirmation';
    case 'clarification':
      return 'answerRead';
    case 'confirmed':
      return isUnchecked ? 'check' : 'toPrepare';
    default:
      return status === 'preparing' ? 'preparation' : null;
  }
}

/** A prescription that is not on paper and that nobody here has seen: the patient hands it in, or the practice does. */
function awaitedPrescription({ missing, prescription: { format, hasFile } }: Order): SignedFormat | null {
  if (hasFile || !missing.includes('prescriptionVerified')) return null;
  return format === 'digital' || format === 'ePrescription' ? format : null;
}

function lastQuestion({ messages }: Order): string | null {
  return messages.findLast(({ from, isFree }) => from === 'pharmacy' && !isFree)?.text ?? null;
}
