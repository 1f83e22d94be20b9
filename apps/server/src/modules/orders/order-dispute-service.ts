import type { KeptReason } from '@shop/contract/desk/retention-words';
import type { Database, Transaction } from '../../db/pool.ts';
import type { Actor } from '../../db/schema/orders.ts';
import type { PendingChangeRow } from '../../db/schema/pending-changes.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { actorOf } from '../journal/journal-service.ts';
import { closePending, needsSecondLead, proposeChange } from '../pending-changes/pending-change-service.ts';
import { isFirst } from './desk-request-service.ts';
import { ordersCompletedByShop, ordersInDispute } from './order-dispute-queries.ts';
import { recordEvent } from './order-events.ts';
import { orderWithCode } from './order-facts-service.ts';
import { lockOrder, updateOrder } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';
import { actOnForeign, type Colleague, requireForeign } from './staff-order-service.ts';

const mostListed = 200;

/** Orders that stay whatever their day says: a withdrawal is open, money is due back, or somebody holds them. */
export async function keptOrders(db: Database, today: string) {
  return (await ordersInDispute(db, mostListed)).map(({ order, hasOpenWithdrawal }) => {
    const reasons: KeptReason[] = [
      ...(hasOpenWithdrawal ? (['withdrawal'] as const) : []),
      ...(order.refundDueCents > 0 ? (['refund'] as const) : []),
      ...(order.disputedAt ? (['disputed'] as const) : []),
    ];
    return {
      orderId: order.id,
      code: order.code,
      until: order.retainUntil,
      isOver: order.retainUntil !== null && order.retainUntil < today,
      reasons,
      note: order.disputeReason,
    };
  });
}

/** Those that arrived by rule, without anybody who said so. */
export async function completedByShop(db: Database): Promise<{ code: string; on: string }[]> {
  return (await ordersCompletedByShop(db, 100)).map(({ code, at }) => ({ code, on: germanDay(at) }));
}

/** Keeps an order beyond its time. Throws `NotFound` and `OwnOrder`. */
export async function hold(
  parts: OrderParts,
  colleague: Colleague,
  { orderCode, reason, key }: { orderCode: string; reason: string; key: string },
): Promise<void> {
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    const found = await orderWithCode(tx, orderCode);
    if (!found) throw new ShopError('NotFound');
    const order = await requireForeign(tx, colleague, found.id);
    if (!(await isFirst(tx, { staffId: colleague.id, key, now }))) return;
    await updateOrder(tx, order.id, { disputedAt: now, disputedByName: colleague.name, disputeReason: reason });
    await recordEvent(tx, { orderId: order.id, at: now, actor: actorOf(colleague), what: 'disputeNoted' });
  });
}

/**
 * The dispute is over. What is kept no longer is gone for good, so it waits for a second lead. Throws `NotFound`, `OwnOrder` and
 * `ChangePending`.
 */
export async function letGo(
  parts: OrderParts,
  colleague: Colleague,
  asked: { orderId: string; key: string },
): Promise<{ isPending: boolean }> {
  let isPending = false;
  await actOnForeign(parts, colleague, asked, async (tx, { order, now }) => {
    if (!order.disputedAt) return;
    isPending = await needsSecondLead(tx, now);
    const actor = actorOf(colleague);
    const detail = { kind: 'hold', orderCode: order.code } as const;
    if (isPending) await proposeChange(tx, parts, { subjectId: order.id, detail, actor });
    else await endDispute(tx, order.id, actor, now);
  });
  return { isPending };
}

/** What has waited counts from now on. */
export async function applyPendingHold(tx: Transaction, change: PendingChangeRow, at: Date): Promise<boolean> {
  const order = await lockOrder(tx, change.subjectId);
  if (!order?.disputedAt) return false;
  const { proposedBy, proposedByName } = change;
  const by = proposedBy ? actorOf({ id: proposedBy, name: proposedByName ?? '' }) : ({ kind: 'shop' } as const);
  await endDispute(tx, order.id, by, at);
  return true;
}

async function endDispute(
  tx: Transaction,
  orderId: string,
  actor: Exclude<Actor, { kind: 'patient' }>,
  at: Date,
): Promise<void> {
  await updateOrder(tx, orderId, { disputedAt: null, disputedByName: null, disputeReason: null });
  await closePending(tx, { kind: 'hold', subjectId: orderId }, { at, actor, what: 'changeStopped' });
  await recordEvent(tx, { orderId, at, actor, what: 'disputeEnded' });
}
