import type { Order } from '../../db/schema/orders.ts';

const endedUnserved: readonly Order['status'][] = ['cancelled', 'rejected', 'expired'];

/** Over without having been served: whatever was paid goes back. */
export function isEndedUnserved({ status }: Pick<Order, 'status'>): boolean {
  return endedUnserved.includes(status);
}

/** What the order costs, less what the patient has withdrawn from. */
function owedCents({ totalCents, withdrawnCents }: Pick<Order, 'totalCents' | 'withdrawnCents'>): number {
  return totalCents - withdrawnCents;
}

/** What is still to pay. */
export function openCents(order: Pick<Order, 'status' | 'totalCents' | 'withdrawnCents' | 'paidCents'>): number {
  return isEndedUnserved(order) ? 0 : Math.max(0, owedCents(order) - order.paidCents);
}

/**
 * What follows from the sum of the payments of an order: whether it is paid, and what goes back. One that ended keeps when it
 * was paid.
 */
export function moneyOf(
  order: Pick<Order, 'status' | 'totalCents' | 'withdrawnCents' | 'paidAt'>,
  paidCents: number,
  now: Date,
): Pick<Order, 'paidCents' | 'paidAt' | 'refundDueCents'> {
  if (isEndedUnserved(order)) return { paidCents, paidAt: order.paidAt, refundDueCents: Math.max(0, paidCents) };
  const isPaid = paidCents >= owedCents(order);
  return {
    paidCents,
    paidAt: isPaid ? (order.paidAt ?? now) : null,
    refundDueCents: Math.max(0, paidCents - owedCents(order)),
  };
}

/** What of a waived rest is no longer done without: more than the price has come, the order costs less, or it is over. */
export function waivedNoLonger(
  order: Pick<Order, 'status' | 'totalCents' | 'withdrawnCents'>,
  { paidCents, waivedCents }: { paidCents: number; waivedCents: number },
): number {
  const price = isEndedUnserved(order) ? 0 : owedCents(order);
  return Math.min(waivedCents, Math.max(0, paidCents - price));
}
