import type { Transaction } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { actorOf } from '../journal/journal-service.ts';
import { creditedOf, restOf, type Share, shareOf } from '../orders/order-credit-service.ts';
import { isEndedStatus } from '../orders/order-facts-service.ts';
import { linesForStaff } from '../orders/order-lines-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import {
  cancelWithdrawn,
  creditWithdrawal,
  hasLeft,
  recordWithdrawalStep,
  stopForWithdrawal,
} from '../orders/withdrawn-order-service.ts';
import { otherCases, updateCase } from './case-queries.ts';
import { type Asked, actOnCase, type HeldCase, journalCase } from './case-service.ts';
import { isOfPatient, stateOf } from './case-state.ts';
import type { Withdrawal } from './withdrawal-queries.ts';

interface Acceptance {
  /** Positions; null for the whole order. */
  lines: number[] | null;
  goods: 'nothing' | 'awaited';
}

/**
 * Accepts a withdrawal. What is still in the house is cancelled; of what has left, the money becomes due when nothing is awaited
 * any more. Refuses with `InvalidState` what nobody has proven, what is decided, lines that are withdrawn already, and lines
 * of an order in the house, which is amended instead.
 */
export async function accept(
  parts: OrderParts,
  colleague: Colleague,
  { lines, goods, ...asked }: Asked & Acceptance,
): Promise<void> {
  let isStockChanged = false;
  await actOnCase(parts, colleague, asked, async (tx, held) => {
    const { withdrawal, order, now } = requireState(held, 'undecided');
    const share = await shareToAccept(tx, { withdrawal, order, lines });
    const accepted = { acceptedLines: lines && share.lines, acceptedCents: share.cents };
    const isGone = hasLeft(order);
    const state = isGone ? goods : 'nothing';
    const decided = { decision: 'accepted' as const, decidedAt: now, decidedByName: colleague.name };
    await updateCase(tx, withdrawal.id, { ...decided, ...accepted, goods: state });
    const actor = actorOf(colleague);
    if (!isGone && !isEndedStatus(order)) {
      await recordWithdrawalStep(tx, parts, { order, actor, what: 'withdrawalAccepted', notice: null, now });
      isStockChanged = await cancelWithdrawn(tx, parts, { order, actor, now });
      return;
    }
    const credited = state === 'nothing' ? await creditWithdrawal(tx, order, share, now) : order;
    const notice = state === 'awaited' ? 'withdrawalAwaited' : 'withdrawalAccepted';
    await recordWithdrawalStep(tx, parts, { order: credited, actor, what: 'withdrawalAccepted', notice, now });
  });
  if (isStockChanged) parts.changes.announce('catalogue_changed');
}

/** What the decision credits: what another case or the pharmacy itself has credited before is left out. */
async function shareToAccept(
  tx: Transaction,
  { withdrawal, order, lines }: { withdrawal: Withdrawal; order: Order; lines: number[] | null },
): Promise<Share> {
  const ordered = await linesForStaff(tx, order.id);
  const credited = await creditedOf(tx, ordered, { orderId: order.id, but: withdrawal.id });
  if (lines === null) return restOf(order, ordered, credited);
  // Lines of an order that is still in the house are changed by amending it.
  const share = shareOf(ordered, credited, lines);
  if (!share || !hasLeft(order)) throw new ShopError('InvalidState');
  return share;
}

/** What was accepted before, to be credited now. */
async function shareOfCase(tx: Transaction, order: Order, withdrawal: Withdrawal): Promise<Share> {
  const { id, acceptedLines, acceptedCents } = withdrawal;
  const cents = acceptedCents ?? 0;
  if (acceptedLines !== null) return { lines: acceptedLines, withDelivery: false, cents };
  const lines = await linesForStaff(tx, order.id);
  return { ...restOf(order, lines, await creditedOf(tx, lines, { orderId: order.id, but: id })), cents };
}

/** Refuses it and closes the case. An order that it had stopped goes on, unless another declaration stops it. */
export async function refuse(
  parts: OrderParts,
  colleague: Colleague,
  { reason, ...asked }: Asked & { reason: string },
): Promise<void> {
  await actOnCase(parts, colleague, asked, async (tx, held) => {
    const { withdrawal, order, now } = requireState(held, 'undecided');
    await updateCase(tx, withdrawal.id, {
      decision: 'refused',
      decidedAt: now,
      decidedByName: colleague.name,
      refusal: reason,
      ...closedBy(colleague, now),
    });
    const going = await letGoOn(tx, order, withdrawal);
    const actor = actorOf(colleague);
    const step = { what: 'withdrawalRefused', notice: 'withdrawalRefused', message: reason } as const;
    await recordWithdrawalStep(tx, parts, { order: going, actor, ...step, now });
  });
}

async function letGoOn(tx: Transaction, order: Order, { id }: Withdrawal): Promise<Order> {
  const stopping = (await otherCases(tx, order.id, id)).filter(
    (other) => other.scope === 'whole' && isOfPatient(other) && other.closedAt === null,
  );
  return stopping.length > 0 ? order : stopForWithdrawal(tx, order, null);
}

/** What was awaited is here: the money for it becomes due. */
export async function noteBack(
  parts: OrderParts,
  colleague: Colleague,
  { note, isHere, ...asked }: Asked & { note: string; isHere: boolean },
): Promise<void> {
  await actOnCase(parts, colleague, asked, async (tx, held) => {
    const { withdrawal, order, now } = requireState(held, 'goodsAwaited');
    const goods = isHere ? ('back' as const) : ('nothing' as const);
    const noted = { goodsBackAt: now, goodsBackByName: colleague.name, goodsNote: note };
    await updateCase(tx, withdrawal.id, { goods, ...noted });
    const share = await shareOfCase(tx, order, withdrawal);
    const credited = await creditWithdrawal(tx, order, share, now);
    const notice = isHere ? 'withdrawalGoodsBack' : 'withdrawalAccepted';
    const actor = actorOf(colleague);
    await recordWithdrawalStep(tx, parts, { order: credited, actor, what: 'withdrawalGoodsBack', notice, now });
  });
}

/** Closes a case in which nothing is open: the money has gone back. */
export async function close(parts: OrderParts, colleague: Colleague, asked: Asked): Promise<void> {
  await actOnCase(parts, colleague, asked, async (tx, { withdrawal, order, now }) => {
    if (stateOf(withdrawal, order) !== 'settled') throw new ShopError('InvalidState');
    await updateCase(tx, withdrawal.id, closedBy(colleague, now));
    if (!order) return journalCase(tx, colleague, { id: withdrawal.id, what: 'withdrawalDismissed', now });
    const step = { what: 'withdrawalClosed', notice: 'withdrawalClosed' } as const;
    await recordWithdrawalStep(tx, parts, { order, actor: actorOf(colleague), ...step, now });
  });
}

/** Closes a case without a decision. Nobody is told: it may be a stranger's. */
export async function dismiss(
  parts: OrderParts,
  colleague: Colleague,
  { reason, ...asked }: Asked & { reason: string },
): Promise<void> {
  await actOnCase(parts, colleague, asked, async (tx, { withdrawal, order, now }) => {
    if (withdrawal.closedAt || withdrawal.decision) throw new ShopError('InvalidState');
    await updateCase(tx, withdrawal.id, { ...closedBy(colleague, now), dismissal: reason });
    await journalCase(tx, colleague, { id: withdrawal.id, what: 'withdrawalDismissed', now });
    if (!order) return;
    const going = isOfPatient(withdrawal) ? await letGoOn(tx, order, withdrawal) : order;
    const step = { what: 'withdrawalClosed', notice: null } as const;
    await recordWithdrawalStep(tx, parts, { order: going, actor: actorOf(colleague), ...step, now });
  });
}

/** Opens again what was refused or closed without a decision; money that went back stays where it is. */
export async function reopen(parts: OrderParts, colleague: Colleague, asked: Asked): Promise<void> {
  await actOnCase(parts, colleague, asked, async (tx, { withdrawal, order, now }) => {
    if (!withdrawal.closedAt || withdrawal.decision === 'accepted') throw new ShopError('InvalidState');
    const undecided = { decision: null, decidedAt: null, decidedByName: null, refusal: null };
    await updateCase(tx, withdrawal.id, { ...undecided, closedAt: null, closedByName: null, dismissal: null });
    await journalCase(tx, colleague, { id: withdrawal.id, what: 'withdrawalReopened', now });
    if (!order) return;
    const isStopping = isOfPatient(withdrawal) && withdrawal.scope === 'whole';
    const stopped = isStopping ? await stopForWithdrawal(tx, order, withdrawal.receivedAt) : order;
    const notice = withdrawal.decision === 'refused' ? 'withdrawalReopened' : null;
    const actor = actorOf(colleague);
    await recordWithdrawalStep(tx, parts, { order: stopped, actor, what: 'withdrawalReopened', notice, now });
  });
}

function requireState(held: HeldCase, state: 'undecided' | 'goodsAwaited'): HeldCase & { order: Order } {
  const { withdrawal, order } = held;
  if (!order || stateOf(withdrawal, order) !== state) throw new ShopError('InvalidState');
  return { ...held, order };
}

function closedBy({ name }: Colleague, now: Date) {
  return { closedAt: now, closedByName: name };
}
