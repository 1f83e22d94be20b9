import type { Database } from '../../db/pool.ts';
import { orderIdsWithdrawnFrom, type Withdrawal, withdrawalsAbout } from './withdrawal-queries.ts';

export type DeclaredWithdrawal = Pick<Withdrawal, 'receivedAt' | 'scope' | 'isProven'>;

/**
 * What the patient has declared about the order: the whole before a part of it, then the newest. Whoever knows the order
 * number can declare one; only with the order's own address does it count as the patient's here.
 */
export async function ownWithdrawalFrom(db: Database, orderId: string): Promise<DeclaredWithdrawal | null> {
  const own = (await withdrawalsAbout(db, orderId)).filter(({ isProven }) => isProven);
  return own.find(({ scope }) => scope === 'whole') ?? own[0] ?? null;
}

/** All that was declared about the order, by whomever, newest first: for the pharmacy. */
export function withdrawalsFrom(db: Database, orderId: string): Promise<DeclaredWithdrawal[]> {
  return withdrawalsAbout(db, orderId);
}

export { orderIdsWithdrawnFrom };
