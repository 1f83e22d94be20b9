import { refundDays, type WithdrawalState } from '@shop/contract/desk/withdrawal-words';
import type { Order } from '../../db/schema/orders.ts';
import { germanDay } from '../../german-day.ts';
import type { Withdrawal } from './withdrawal-queries.ts';

/** Whether it counts as the patient's: sent with the order's own address, or somebody of the pharmacy has made sure. */
export function isOfPatient({ isProven, checkedAt }: Pick<Withdrawal, 'isProven' | 'checkedAt'>): boolean {
  return isProven || checkedAt !== null;
}

/** Where a case stands. What is open is asked of the order itself, so that no refund is listed twice. */
export function stateOf(withdrawal: Withdrawal, order: Pick<Order, 'refundDueCents'> | null): WithdrawalState {
  if (withdrawal.closedAt) return 'closed';
  if (!order || !isOfPatient(withdrawal)) return withdrawal.decision ? 'settled' : 'unproven';
  if (!withdrawal.decision) return 'undecided';
  if (withdrawal.goods === 'awaited') return 'goodsAwaited';
  return order.refundDueCents > 0 ? 'refundDue' : 'settled';
}

const dayMs = 24 * 60 * 60 * 1_000;

/** The last day for the refund, in Germany. */
export function dueOn({ receivedAt }: Pick<Withdrawal, 'receivedAt'>): string {
  const day = new Date(`${germanDay(receivedAt)}T12:00:00Z`);
  return new Date(day.getTime() + refundDays * dayMs).toISOString().slice(0, 10);
}
