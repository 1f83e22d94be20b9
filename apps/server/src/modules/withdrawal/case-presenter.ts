import type { ListedWithdrawal, WithdrawalCase } from '@shop/contract/desk/withdrawals';
import type { OrderLine } from '../../db/schema/orders.ts';
import { type Credited, presentBought } from '../orders/order-credit-service.ts';
import { hasLeft } from '../orders/withdrawn-order-service.ts';
import type { KnownCase } from './case-queries.ts';
import { dueOn, stateOf } from './case-state.ts';
import type { Withdrawal } from './withdrawal-queries.ts';

export function presentListed({ withdrawal, order }: KnownCase): ListedWithdrawal {
  const { id, receivedAt, channel, fullName, orderCode, scope, decision } = withdrawal;
  return {
    id,
    receivedAt: receivedAt.toISOString(),
    dueOn: dueOn(withdrawal),
    channel,
    fullName,
    orderCode: order?.code ?? orderCode,
    hasOrder: order !== null,
    scope,
    state: stateOf(withdrawal, order),
    decision,
  };
}

interface CaseView extends KnownCase {
  lines: OrderLine[];
  others: Withdrawal[];
  credited: Credited | null;
}

export function presentCase(view: CaseView): WithdrawalCase {
  const { withdrawal } = view;
  const { checkedAt, decidedAt, goodsBackAt, closedAt } = withdrawal;
  return {
    ...presentListed(view),
    email: withdrawal.email || null,
    declaredCode: withdrawal.orderCode,
    products: withdrawal.products,
    isSameEmail: withdrawal.isProven,
    enteredBy: withdrawal.enteredByName,
    checked: checkedAt && { ...step(checkedAt, withdrawal.checkedByName), how: withdrawal.checkedHow ?? '' },
    decided: decidedAt && step(decidedAt, withdrawal.decidedByName),
    refusal: withdrawal.refusal,
    acceptedCent: withdrawal.acceptedCents,
    acceptedLines: withdrawal.acceptedLines,
    goods: withdrawal.goods,
    goodsBack: goodsBackAt && { ...step(goodsBackAt, withdrawal.goodsBackByName), note: withdrawal.goodsNote ?? '' },
    closed: closedAt && {
      at: closedAt.toISOString(),
      by: withdrawal.closedByName,
      reason: withdrawal.dismissal,
    },
    order: presentOrder(view),
  };
}

function step(at: Date, by: string | null) {
  return { at: at.toISOString(), by: by ?? '' };
}

function presentOrder({ order, lines, others, credited }: CaseView): WithdrawalCase['order'] {
  if (!order) return null;
  return {
    id: order.id,
    code: order.code,
    status: order.status,
    patientName: order.patientName,
    totalCent: order.totalCents,
    paidCent: order.paidCents,
    refundDueCent: order.refundDueCents,
    hasLeft: hasLeft(order),
    lines: lines.map((line) => ({
      ...presentBought(line),
      isWithdrawn: credited?.lines.get(line.position) === 'withdrawn',
      isTakenBack: credited?.lines.get(line.position) === 'takenBack',
    })),
    others: others.map(({ id }) => id),
  };
}
