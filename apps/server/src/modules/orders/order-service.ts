import type { TillReceipt } from '@shop/contract/desk/writing';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Clock } from '../../clock.ts';
import type { Changes } from '../../db/changes.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import type { Actor, Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import type { Keys } from '../../keys.ts';
import { followDispatch } from '../handover/dispatch-service.ts';
import { queueMail } from '../mail/outbox-service.ts';
import { takeGoodsBack } from './goods-return-service.ts';
import { cancelInvoice } from './invoice-service.ts';
import { newOrderMail } from './new-order-mail.ts';
import { amend } from './order-amendment-service.ts';
import { eventKindOf, type OrderAction, whatChanges } from './order-changes.ts';
import { requirePossible } from './order-checks.ts';
import { makeOrderCode } from './order-code.ts';
import { recordEvent } from './order-events.ts';
import { holdEnd } from './order-hold.ts';
import { noticeOf } from './order-notices.ts';
import { moneyAfter } from './order-payment-service.ts';
import {
  accountLanguage,
  findRepeatedOrder,
  insertLines,
  insertOrder,
  linesOf,
  lockOrder,
  type NewOrder,
  type NewOrderLine,
  updateOrder,
} from './order-queries.ts';
import { requireDeliverable } from './order-shipping.ts';
import { moveStock } from './order-stock-service.ts';
import { type ContractTexts, tell } from './order-telling.ts';
import { requireCurrentVersion, type SeenVersion } from './seen-version.ts';
import { lowestFreeTray } from './tray-queries.ts';
import { invoiceDue } from './waiting-invoice-service.ts';

export type { ContractTexts, OrderAction };

export interface OrderParts {
  db: Database;
  changes: Changes;
  keys: Keys;
  clock: Clock;
  config: ShopConfig;
  /** Where the shop is found from outside, for links in mails; null while nobody has said so. */
  shopAt(): string | null;
}

type PlacedOrder = Omit<NewOrder, 'id' | 'code' | 'status' | 'createdAt' | 'holdExpiresAt'>;

interface NewRequest {
  placed: PlacedOrder;
  lines: NewOrderLine[];
  texts: ContractTexts;
  /** Whether a prescription file came with it. */
  hasFile: boolean;
}

/** Inside the reservation's transaction, which has taken the stock and holds the cart. */
export async function placeOrder(
  tx: Transaction,
  parts: OrderParts,
  { placed, lines, texts, hasFile }: NewRequest,
): Promise<Order> {
  const now = parts.clock.now();
  const order = await insertWithCode(tx, {
    ...placed,
    status: 'requested',
    createdAt: now,
    holdExpiresAt: holdEnd(parts.config.ordering, { createdAt: now, hasFile }),
  });
  await insertLines(tx, order.id, lines);
  await recordEvent(tx, {
    orderId: order.id,
    at: now,
    actor: { kind: 'patient' },
    what: 'status',
    status: 'requested',
  });
  const written = lines.map((line) => ({ ...line, orderId: order.id }));
  await tell(tx, parts, 'received', {
    order,
    lines: written,
    message: null,
    hasFile,
    language: order.language,
    ...texts,
  });
  const mail = newOrderMail(parts.config, parts.shopAt());
  if (mail) await queueMail(tx, parts, { kind: 'new order', ...mail });
  return order;
}

/** The order that a reservation made when it was asked before, by the caller's name for it or by the cart it emptied. */
export function repeatedOrder(
  tx: Transaction,
  userId: string,
  repeated: { idempotencyKey: string } | { cartVersion: number },
): Promise<Order | null> {
  return findRepeatedOrder(tx, userId, repeated);
}

/**
 * Moves an order on by one step, if the status table and the facts allow it. Recording it, with who, when and why, and
 * telling the patient happen in the same transaction. A step decided on an older state is refused: see
 * `seen-version.ts`.
 */
export async function changeOrder(
  parts: OrderParts,
  orderId: string,
  actor: Actor,
  action: OrderAction,
  seen: SeenVersion = {},
): Promise<Order> {
  const now = parts.clock.now();
  const { order, isStockChanged } = await parts.db.transaction((tx) =>
    changeInside(tx, parts, { orderId, actor, action, seen, now }),
  );
  if (isStockChanged) parts.changes.announce('catalogue_changed');
  return order;
}

interface Change {
  orderId: string;
  actor: Actor;
  action: OrderAction;
  seen: SeenVersion;
  now: Date;
  /** The reason that stays in the house; of money that came by hand it stands with the payment. */
  note?: string | undefined;
  /** Of money that was paid at the till. */
  till?: TillReceipt;
}

/** The same inside a transaction that does more. Whoever calls it announces the catalogue afterwards if stock changed. */
export async function changeInside(tx: Transaction, parts: OrderParts, wanted: Change) {
  const { orderId, actor, action, seen, now, note, till } = wanted;
  const before = await lockOrder(tx, orderId);
  if (!before) throw new ShopError('NotFound');
  const linesBefore = await linesOf(tx, orderId);
  const { config } = parts;
  await requirePossible(tx, before, { action: action.name, actor, lines: linesBefore, config, now });
  const file = await requireCurrentVersion(tx, before, { actor, action: action.name, seen });
  await requireDeliverable(tx, before, { lines: linesBefore, action, now });
  const { lines, amendment, ...amended } = await amend(tx, before, linesBefore, { action, actor, now });

  const message = 'message' in action ? action.message : undefined;
  // It keeps its tray when another original follows the first.
  const tray = action.name === 'original' && { trayNumber: before.trayNumber ?? (await lowestFreeTray(tx)) };
  const change = { ...whatChanges(action, now), ...amended.change, ...tray };
  const money = await moneyAfter(tx, before, { action, change, actor, note, till, now });
  const back = action.name === 'takeGoodsBack' && (await takeGoodsBack(tx, before, { lines, action, actor, now }));
  const changed = await updateOrder(tx, orderId, { ...change, ...money, ...back });
  const isSupplied = action.name === 'ship' || action.name === 'ready';
  const order = isSupplied ? await invoiceDue(tx, changed, config, now) : changed;
  const isStockChanged = await moveStock(tx, { before, after: order, linesBefore, lines, action, actor, now });
  const isMoved = order.status !== before.status;
  await recordEvent(tx, {
    orderId,
    at: now,
    actor,
    what: eventKindOf(action),
    ...(isMoved && { status: order.status }),
    ...(message && { message }),
    file,
  });
  if (action.name === 'takeBack' && before.prescriptionVerifiedAt) {
    await recordEvent(tx, { orderId, at: now, actor, what: 'prescriptionCheckTakenBack' });
  }

  await followDispatch(tx, { order, actor, action, now });
  if (order.status === 'cancelled') await cancelInvoice(tx, order, now);

  const notice = noticeOf[action.name];
  if (typeof notice === 'string') {
    const language = (await accountLanguage(tx, order)) ?? order.language;
    await tell(tx, parts, notice, {
      order,
      lines,
      amendment,
      creditedCents: order.withdrawnCents - before.withdrawnCents,
      message: message ?? null,
      messageBy: actor.kind,
      language,
    });
  }
  return { order, isStockChanged };
}

async function insertWithCode(tx: Transaction, order: Omit<NewOrder, 'code'>): Promise<Order> {
  for (;;) {
    const inserted = await insertOrder(tx, { ...order, code: makeOrderCode() });
    if (inserted) return inserted;
  }
}
