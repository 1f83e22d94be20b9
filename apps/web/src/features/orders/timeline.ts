import { type TimelineFacts, timesOfSteps } from '@shop/contract/order-timeline';
import type { Order } from './order.ts';

/** An order as the one function reads it that also draws the way of an order in mails. */
export function timelineFacts({ status, date, steps, prescription, payment, shipping }: Order): TimelineFacts {
  return {
    ...timesOfSteps(steps),
    status,
    needsOriginal: prescription.format !== 'ePrescription' && prescription.format !== 'digital',
    isPaidAtPickup: payment.method === 'pickup',
    way: shipping.type,
    preparedAt: shipping.preparedAt,
    releasedAt: shipping.releasedAt,
    nobodyThereAt: shipping.nobodyThereAt,
    sentAgainAt: shipping.sentAgainAt,
    orderedAt: steps[0]?.at ?? date,
    verifiedAt: prescription.verifiedAt,
    originalReceivedAt: prescription.originalReceivedAt,
    paidAt: payment.paidAt,
  };
}

/** Why it ended, where the pharmacy has written so: a reason is given in the moment of the step it explains. */
export function reasonOf({ status, steps, messages }: Pick<Order, 'status' | 'steps' | 'messages'>): string | null {
  const endedAt = steps.findLast((step) => step.status === status)?.at;
  return messages.find(({ from, at, isFree }) => from === 'pharmacy' && !isFree && at === endedAt)?.text ?? null;
}
