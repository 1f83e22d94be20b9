import type { Database, Transaction } from '../../db/pool.ts';
import type { Actor, Order, OrderLine } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { openWithdrawals } from '../withdrawal/declared-withdrawal-service.ts';
import { drawReturnedGoods } from './goods-paper-service.ts';
import { findGoodsReturn, goodsReturnsOf, insertGoodsReturn } from './goods-return-queries.ts';
import { paperFor } from './invoice-service.ts';
import { obstacleTo } from './order-actions.ts';
import type { OrderAction } from './order-changes.ts';
import { creditedOf, creditShare, presentBought, restOf, type Share, shareOf } from './order-credit-service.ts';
import { moneyOf } from './order-money.ts';
import { linesOf } from './order-queries.ts';

type TakeGoodsBack = OrderAction & { name: 'takeGoodsBack' };

/** Null for all that is left. */
type WantedLines = readonly number[] | null;

/**
 * What is taken back by this act. Throws `OrderNotSent`, `NothingToTakeBack`, `LinesNotReturnable`, and `WithdrawalUndecided` while
 * the patient waits for an answer: what is credited would be decided twice. What a stranger declared stops nothing.
 */
async function shareToReturn(
  db: Database,
  order: Order,
  { lines, wanted }: { lines: readonly OrderLine[]; wanted: WantedLines },
): Promise<Share> {
  requireReturnable(order);
  const cases = await openWithdrawals(db, order);
  if (cases.some(({ state }) => state === 'undecided')) throw new ShopError('WithdrawalUndecided');
  const credited = await creditedOf(db, lines, { orderId: order.id });
  const rest = restOf(order, lines, credited);
  if (rest.cents === 0) throw new ShopError('NothingToTakeBack');
  if (wanted === null) return rest;
  const share = shareOf(lines, credited, wanted);
  if (share) return share;
  const positions = wanted.filter((position) => !rest.lines.includes(position));
  throw new ShopError('LinesNotReturnable', { positions });
}

/** Throws `OrderNotSent` for what has not left the house or ended otherwise, `NothingToTakeBack` where all of it is credited. */
export function requireReturnable(order: Order): void {
  const obstacle = obstacleTo(order, 'takeGoodsBack', 'pharmacy');
  if (obstacle === null) return;
  throw new ShopError(obstacle === 'recorded' ? 'NothingToTakeBack' : 'OrderNotSent');
}

/** Keeps what was taken back and issues its paper. Returns what changes on the order, which the caller holds. */
export async function takeGoodsBack(
  tx: Transaction,
  order: Order,
  { lines, action, actor, now }: { lines: readonly OrderLine[]; action: TakeGoodsBack; actor: Actor; now: Date },
): Promise<Partial<Order>> {
  if (actor.kind !== 'pharmacy') throw new ShopError('InvalidState');
  const share = await shareToReturn(tx, order, { lines, wanted: action.lines });
  await insertGoodsReturn(tx, {
    orderId: order.id,
    at: now,
    byStaffId: actor.staffId,
    byName: actor.name,
    lines: share.lines,
    withDelivery: share.withDelivery && order.shippingCents > 0,
    creditedCents: share.cents,
    reason: action.message,
    isHere: action.isHere,
  });
  return creditShare(tx, order, share, now);
}

/** What would be credited and due back then, and by which paper; nothing is kept. */
export async function previewReturn(db: Database, order: Order, wanted: WantedLines, now: Date) {
  const share = await shareToReturn(db, order, { lines: await linesOf(db, order.id), wanted });
  const withdrawnCents = Math.min(order.totalCents, order.withdrawnCents + share.cents);
  return {
    creditedCent: share.cents,
    paper: await paperFor(db, order.id, { isAll: withdrawnCents === order.totalCents }),
    refundDueCent: moneyOf({ ...order, withdrawnCents }, order.paidCents, now).refundDueCents,
  };
}

/** What can still be chosen, and what keeps the rest from it. */
export async function returnChoiceOf(db: Database, order: Order) {
  const lines = await linesOf(db, order.id);
  const credited = await creditedOf(db, lines, { orderId: order.id });
  const cases = await openWithdrawals(db, order);
  return {
    lines: lines.map((line) => ({ ...presentBought(line), credited: credited.lines.get(line.position) ?? null })),
    deliveryCent: credited.hasDelivery ? 0 : order.shippingCents,
    cases: cases
      .map(({ id, state }) => ({ id, state }))
      .sort((one, other) => Number(other.state === 'undecided') - Number(one.state === 'undecided')),
  };
}

/** For the export of a person's data. */
export async function exportReturns(db: Database, orderId: string) {
  const taken = await goodsReturnsOf(db, orderId);
  return taken.map(({ at, byName, lines, withDelivery, creditedCents, reason, isHere }) => ({
    at,
    byName,
    lines,
    withDelivery,
    creditedCents,
    reason,
    isHere,
  }));
}

/** The paper that lies with the goods. Throws `NotFound`, and `InvalidState` where they stayed with the patient. */
export async function drawReturn(
  parts: { db: Database } & Parameters<typeof drawReturnedGoods>[0],
  order: Order,
  returnId: string,
): Promise<Buffer> {
  const taken = await findGoodsReturn(parts.db, order.id, returnId);
  if (!taken) throw new ShopError('NotFound');
  if (!taken.isHere) throw new ShopError('InvalidState');
  const lines = (await linesOf(parts.db, order.id)).filter(({ position }) => taken.lines.includes(position));
  return drawReturnedGoods(parts, { code: order.code, at: taken.at, by: taken.byName, note: taken.reason, lines });
}
