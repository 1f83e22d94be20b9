import type { Transaction } from '../../db/pool.ts';
import type { Actor, Order, OrderEventKind } from '../../db/schema/orders.ts';
import { mailWords } from './mail-words.ts';
import { readOrderCode, tidyOrderCode } from './order-code.ts';
import { creditShare, type Share } from './order-credit-service.ts';
import { recordEvent } from './order-events.ts';
import { isEndedUnserved } from './order-money.ts';
import type { Notice } from './order-notices.ts';
import {
  accountEmail,
  accountLanguage,
  findOrderByCode,
  linesOf,
  lockOrder,
  touchOrder,
  updateOrder,
} from './order-queries.ts';
import { changeInside, type OrderParts } from './order-service.ts';
import { tell } from './order-telling.ts';

export { readOrderCode };

export interface WithdrawnOrder {
  id: string;
  /** Whether the address given is the order's own, or that of its account: then it is the patient who reads what is sent there. */
  isOwnAddress: boolean;
}

/** The order that a declaration of withdrawal names, with an entry that it came; null when there is none. */
export async function recordWithdrawal(
  tx: Transaction,
  { orderCode, email, scope, now }: { orderCode: string; email: string; scope: 'whole' | 'part'; now: Date },
): Promise<WithdrawnOrder | null> {
  const found = await findOrderByCode(tx, tidyOrderCode(orderCode));
  const order = found && (await lockOrder(tx, found.id));
  if (!order) return null;
  // Whoever knows the code can declare it, without a sign-in: the shop received it, more is not known.
  await recordEvent(tx, { orderId: order.id, at: now, actor: { kind: 'shop' }, what: 'withdrawalDeclared' });
  const own = [order.email, await accountEmail(tx, order)].map((address) => address?.toLowerCase());
  const isOwnAddress = own.includes(email.toLowerCase());
  // Received, it ends the contract. What somebody declares from another address is told to the pharmacy and stops nothing.
  const isWithdrawn = isOwnAddress && scope === 'whole';
  if (isWithdrawn && !order.withdrawalDeclaredAt) await updateOrder(tx, order.id, { withdrawalDeclaredAt: now });
  else await touchOrder(tx, order.id);
  return { id: order.id, isOwnAddress };
}

/** Has left the house: single lines of it can come back. */
export function hasLeft({ status }: Pick<Order, 'status'>): boolean {
  return status === 'shipped' || status === 'completed';
}

/** A declaration that counts keeps the order in the house; one that does not lets it go on. The caller holds the order. */
export async function stopForWithdrawal(tx: Transaction, order: Order, declaredAt: Date | null): Promise<Order> {
  if ((order.withdrawalDeclaredAt === null) === (declaredAt === null)) return order;
  return updateOrder(tx, order.id, { withdrawalDeclaredAt: declaredAt });
}

/**
 * Ends what was withdrawn from as a whole while it is still in the house: it is cancelled, and all that was paid goes back. The
 * mail about that carries the news. Returns whether stock changed.
 */
export async function cancelWithdrawn(
  tx: Transaction,
  parts: OrderParts,
  { order, actor, now }: { order: Order; actor: Actor; now: Date },
): Promise<boolean> {
  const language = (await accountLanguage(tx, order)) ?? order.language;
  const action = { name: 'cancel' as const, message: mailWords[language].withdrawalAccepted };
  const { isStockChanged } = await changeInside(tx, parts, { orderId: order.id, actor, action, seen: {}, now });
  return isStockChanged;
}

/** Credits what was accepted. An order that ended unserved owes all of it back already. The caller holds the order. */
export async function creditWithdrawal(tx: Transaction, order: Order, share: Share, now: Date): Promise<Order> {
  if (isEndedUnserved(order)) return order;
  return updateOrder(tx, order.id, await creditShare(tx, order, share, now));
}

interface Step {
  order: Order;
  actor: Actor;
  what: Extract<OrderEventKind, `withdrawal${string}`>;
  notice: Extract<Notice, `withdrawal${string}`> | null;
  message?: string;
  now: Date;
}

/** A step of a case of withdrawal: on record, and told to the order's own address. The caller holds the order. */
export async function recordWithdrawalStep(tx: Transaction, parts: OrderParts, step: Step): Promise<void> {
  const { order, actor, what, notice, message, now } = step;
  await touchOrder(tx, order.id);
  await recordEvent(tx, { orderId: order.id, at: now, actor, what, ...(message && { message }) });
  if (notice === null) return;
  const language = (await accountLanguage(tx, order)) ?? order.language;
  const lines = await linesOf(tx, order.id);
  await tell(tx, parts, notice, { order, lines, message: message ?? null, messageBy: 'pharmacy', language });
}
