import type { Transaction } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import {
  type OrderState,
  ordersToComplete,
  ordersToExpire,
  ordersToRemind,
  ordersUnanswered,
} from './order-deadline-queries.ts';
import { recordEvent } from './order-events.ts';
import { accountLanguage, linesOf, lockOrder, updateOrder } from './order-queries.ts';
import { changeOrder, type OrderParts } from './order-service.ts';
import { tell } from './order-telling.ts';

const atOnce = 100;
const dayMs = 24 * 60 * 60 * 1_000;
/** As long as a contract can be withdrawn from after the goods have come. */
const arrivedAfterDays = 14;

/** Reservations that nobody has looked at in time: their stock is free again. Any number of processes may do this at once. */
export async function expireHolds(parts: OrderParts, now: Date): Promise<void> {
  await finish(parts, await ordersToExpire(parts.db, now, atOnce), 'expire');
}

/**
 * Orders that were shipped two weeks ago and paid, and of which nothing was reported since: they are completed, so that the
 * time for which they are kept begins and ends.
 */
export async function completeArrived(parts: OrderParts, now: Date): Promise<void> {
  const shippedBefore = daysBefore(now, arrivedAfterDays);
  await finish(parts, await ordersToComplete(parts.db, shippedBefore, atOnce), 'complete');
}

/** Patients who have not answered our question: reminded once, and after the longer time the order ends by itself. */
export async function followUpQuestions(parts: OrderParts, now: Date): Promise<void> {
  const { reminderDays, answerDays } = parts.config.ordering;
  for (const { id } of await ordersToRemind(parts.db, daysBefore(now, reminderDays), atOnce)) {
    await parts.db.transaction((tx) => remind(tx, parts, id, now));
  }
  await finish(parts, await ordersUnanswered(parts.db, daysBefore(now, answerDays), atOnce), 'unanswered');
}

async function remind(tx: Transaction, parts: OrderParts, orderId: string, now: Date): Promise<void> {
  const before = await lockOrder(tx, orderId);
  // Answered meanwhile, or reminded by another process.
  if (!before?.askedAt || before.remindedAt) return;
  const order = await updateOrder(tx, orderId, { remindedAt: now });
  await recordEvent(tx, { orderId, at: now, actor: { kind: 'shop' }, what: 'questionReminded' });
  const language = (await accountLanguage(tx, order)) ?? order.language;
  await tell(tx, parts, 'reminder', { order, lines: await linesOf(tx, orderId), message: null, language });
}

function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayMs);
}

type Ending = 'expire' | 'complete' | 'unanswered' | 'putBack' | 'unpaid';

/** What the shop ends by itself. */
export async function finish(parts: OrderParts, due: OrderState[], name: Ending): Promise<void> {
  for (const { id, version } of due) {
    await changeOrder(parts, id, { kind: 'shop' }, { name }, { version }).catch((error) => {
      // Somebody else was faster; the next round looks again.
      if (!(error instanceof ShopError && ['InvalidState', 'OrderChanged'].includes(error.id))) throw error;
    });
  }
}
