import type { Order } from '../../db/schema/orders.ts';

const endedUnserved: readonly Order['status'][] = ['cancelled', 'rejected', 'expired'];

/** Over without having been served: whatever was paid goes back. */
export function isEndedUnserved({ status }: Pick<Order, 'status'>): boolean {
  return endedUnserved.includes(status);
}

/** What is still to pay. */
export function openCents(order: Pick<Order, 'status' | 'totalCents' | 'paidCents'>): number {
  return isEndedUnserved(order) ? 0 : Math.max(0, order.totalCents - order.paidCents);
}

/**
 * What follows from the sum of the payments of an order: whether it is paid, and what goes back. One that ended keeps when it
 * was paid.
 */
export function moneyOf(
  order: Pick<Order, 'status' | 'totalCents' | 'paidAt'>,
  paidCents: number,
  now: Date,
): Pick<Order, 'paidCents' | 'paidAt' | 'refundDueCents'> {
  if (isEndedUnserved(order)) return { paidCents, paidAt: order.paidAt, refundDueCents: Math.max(0, paidCents) };
  const isPaid = paidCents >= order.totalCents;
  return {
    paidCents,
    paidAt: isPaid ? (order.paidAt ?? now) : null,
    refundDueCents: Math.max(0, paidCents - order.totalCents),
  };
}
