import type { Transaction } from '../../db/pool.ts';
import type { Actor, Order, OrderEventKind } from '../../db/schema/orders.ts';
import { readReview } from '../prescriptions/review-service.ts';
import { requireFacts } from './dispensing-facts.ts';
import { recordEvent } from './order-events.ts';
import type { Notice } from './order-notices.ts';
import { accountLanguage, linesOf, touchOrder } from './order-queries.ts';
import type { OrderParts } from './order-service.ts';
import { tell } from './order-telling.ts';

interface OnTheWay {
  order: Order;
  actor: Actor;
  what: OrderEventKind;
  /** What the patient is told of it; null where there is nothing to tell. */
  notice: Notice | null;
  now: Date;
}

/** Refuses to let an order out again, beside its steps, while a fact that a second delivery asks for is not on record. */
export async function requireToGoAgain(tx: Transaction, parts: OrderParts, order: Order, now: Date): Promise<void> {
  const { config } = parts;
  const lines = await linesOf(tx, order.id);
  const review = await readReview(tx, order, { checklist: config.checklist, lines, now });
  await requireFacts(tx, review, 'sendAgain', { config, now });
}

/** Something that happens on an order's way and moves no status. The caller holds the order. */
export async function recordOnTheWay(tx: Transaction, parts: OrderParts, happened: OnTheWay): Promise<void> {
  const { order, actor, what, notice, now } = happened;
  await touchOrder(tx, order.id);
  await recordEvent(tx, { orderId: order.id, at: now, actor, what });
  if (notice === null) return;
  const language = (await accountLanguage(tx, order)) ?? order.language;
  await tell(tx, parts, notice, { order, lines: await linesOf(tx, order.id), message: null, language });
}
