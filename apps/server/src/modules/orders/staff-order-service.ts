import { type DeskAction, deskActions } from '@shop/contract/desk/desk-actions';
import type { TillReceipt } from '@shop/contract/desk/writing';
import { hasRight } from '@shop/contract/rights';
import type { Transaction } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import type { StaffMember } from '../../http/callers.ts';
import { actorOf } from '../journal/journal-service.ts';
import { isFirst } from './desk-request-service.ts';
import type { OrderAction } from './order-changes.ts';
import { insertNote } from './order-note-queries.ts';
import { requireNotOwn } from './order-ownership-service.ts';
import { findOrderInSight, lockOrder } from './order-queries.ts';
import { changeInside, type OrderParts } from './order-service.ts';
import type { SeenVersion } from './seen-version.ts';

/** Somebody of the pharmacy, as far as an order's record and rules ask for them. */
export type Colleague = Pick<StaffMember, 'id' | 'name' | 'email' | 'roles'>;

export interface StaffAct {
  orderId: string;
  action: OrderAction & { name: DeskAction };
  seen: SeenVersion;
  /** The caller's own name for it; asked again it is not done again. Null for a command, which a person types once. */
  key: string | null;
  /** What stays in the house: a reason, or what was said on the telephone. */
  note?: { text: string; isCall: boolean } | undefined;
  /** Of money that was paid at the till. */
  till?: TillReceipt | undefined;
}

/**
 * A step of an order by somebody of the pharmacy: from the desk and by command. Refuses with `RightMissing` without the right
 * that the contract's table names, with `OwnOrder` for an order of their own, with `TillReceiptMissing` for what is paid at the till, and with whatever the step itself does.
 */
export async function actAsStaff(parts: OrderParts, colleague: Colleague, act: StaffAct): Promise<Order> {
  const now = parts.clock.now();
  const { order, isStockChanged } = await parts.db.transaction((tx) => actInside(tx, parts, colleague, act, now));
  if (isStockChanged) parts.changes.announce('catalogue_changed');
  return order;
}

/** The same inside a transaction that does more; it announces the catalogue afterwards if stock changed. */
export async function actInside(tx: Transaction, parts: OrderParts, colleague: Colleague, act: StaffAct, now: Date) {
  const right = deskActions[act.action.name];
  if (!hasRight(colleague.roles, right)) throw new ShopError('RightMissing', { right });
  const { orderId, key } = act;
  const order = await requireForeign(tx, colleague, orderId);
  if (act.action.name === 'paid' && order.paymentMethod === 'pickup' && !act.till)
    throw new ShopError('TillReceiptMissing');
  const isNew = key === null || (await isFirst(tx, { staffId: colleague.id, key, now }));
  return isNew ? change(tx, parts, colleague, act, now) : { order, isStockChanged: false };
}

async function change(tx: Transaction, parts: OrderParts, colleague: Colleague, act: StaffAct, now: Date) {
  const { orderId, action, seen, note, till } = act;
  const changed = await changeInside(tx, parts, {
    orderId,
    actor: actorOf(colleague),
    action,
    seen,
    now,
    note: note?.text,
    ...(till && { till }),
  });
  if (note) {
    await insertNote(tx, {
      orderId,
      at: now,
      staffId: colleague.id,
      byName: colleague.name,
      text: note.text,
      ...(note.isCall ? { kind: 'call', calledWhom: 'patient', callResult: 'reached' } : { kind: 'note' }),
    });
  }
  return changed;
}

/**
 * The order, locked, unless it is the colleague's own: nobody serves themselves. Throws `NotFound`, also for one out of sight, and
 * `OwnOrder`.
 */
export async function requireForeign(tx: Transaction, colleague: Colleague, orderId: string): Promise<Order> {
  const order = await lockForeign(tx, colleague, orderId);
  if (order.isOutOfSight) throw new ShopError('NotFound');
  return order;
}

/** The same in sight or not: for what the person has declared about it. */
export async function lockForeign(tx: Transaction, colleague: Colleague, orderId: string): Promise<Order> {
  const order = isUuid(orderId) ? await lockOrder(tx, orderId) : null;
  if (!order) throw new ShopError('NotFound');
  await requireNotOwn(tx, order, colleague);
  return order;
}

/** What is done about an order beside its steps, once for each key, with the order held. Throws `NotFound` and `OwnOrder`. */
export async function actOnForeign(
  parts: OrderParts,
  colleague: Colleague,
  { orderId, key }: { orderId: string; key: string },
  act: (tx: Transaction, held: { order: Order; now: Date }) => Promise<void>,
): Promise<void> {
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    const order = await requireForeign(tx, colleague, orderId);
    if (await isFirst(tx, { staffId: colleague.id, key, now })) await act(tx, { order, now });
  });
}

export async function findOrderForStaff(db: OrderParts['db'], orderId: string): Promise<Order> {
  const order = isUuid(orderId) ? await findOrderInSight(db, orderId) : null;
  if (!order) throw new ShopError('NotFound');
  return order;
}

function isUuid(text: string): boolean {
  return /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i.test(text);
}
