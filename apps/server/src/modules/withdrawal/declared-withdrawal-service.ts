import type { Database } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import { countOpenCases } from './case-queries.ts';
import { isOfPatient, stateOf } from './case-state.ts';
import { orderIdsWithdrawnFrom, type Withdrawal, withdrawalsAbout } from './withdrawal-queries.ts';

export type DeclaredWithdrawal = Withdrawal;

/**
 * What the patient has declared about the order: the whole before a part of it, then the newest. Whoever knows the order
 * number can declare one; only with the order's own address, or once the pharmacy has made sure, does it count as the patient's.
 * One that was closed without a decision counts no more.
 */
export async function ownWithdrawalFrom(db: Database, orderId: string): Promise<DeclaredWithdrawal | null> {
  const all = await withdrawalsAbout(db, orderId);
  const own = all.filter((one) => isOfPatient(one) && (one.decision !== null || one.closedAt === null));
  return own.find(({ scope }) => scope === 'whole') ?? own[0] ?? null;
}

/** All that was declared about the order, by whomever, newest first: for the pharmacy. */
export function withdrawalsFrom(db: Database, orderId: string): Promise<DeclaredWithdrawal[]> {
  return withdrawalsAbout(db, orderId);
}

/** Those that the pharmacy has accepted, also where their goods are still awaited. */
export async function acceptedWithdrawals(db: Database, orderId: string): Promise<DeclaredWithdrawal[]> {
  return (await withdrawalsAbout(db, orderId)).filter(({ decision }) => decision === 'accepted');
}

/** Cases about the order that are not closed, by whomever, and where each stands. */
export async function openWithdrawals(db: Database, order: Order) {
  const all = await withdrawalsAbout(db, order.id);
  return all
    .filter(({ closedAt }) => closedAt === null)
    .map((withdrawal) => ({ id: withdrawal.id, state: stateOf(withdrawal, order) }));
}

export function countOpenWithdrawals(db: Database): Promise<number> {
  return countOpenCases(db);
}

/** For the export of a person's data: what they declared about an order, and what became of it. What strangers declared is theirs. */
export async function exportWithdrawals(db: Database, orderId: string) {
  return (await withdrawalsAbout(db, orderId)).filter(isOfPatient).map((withdrawal) => ({
    receivedAt: withdrawal.receivedAt,
    channel: withdrawal.channel,
    fullName: withdrawal.fullName,
    orderCode: withdrawal.orderCode,
    email: withdrawal.email,
    scope: withdrawal.scope,
    products: withdrawal.products,
    checkedHow: withdrawal.checkedHow,
    decision: withdrawal.decision,
    decidedAt: withdrawal.decidedAt,
    decidedByName: withdrawal.decidedByName,
    refusal: withdrawal.refusal,
    acceptedLines: withdrawal.acceptedLines,
    acceptedCents: withdrawal.acceptedCents,
    goods: withdrawal.goods,
    goodsBackAt: withdrawal.goodsBackAt,
    goodsNote: withdrawal.goodsNote,
    closedAt: withdrawal.closedAt,
  }));
}

export { orderIdsWithdrawnFrom };
