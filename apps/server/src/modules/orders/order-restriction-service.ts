import type { RetainedKind } from '@shop/contract/desk/privacy-words';
import type { Database, Transaction } from '../../db/pool.ts';
import { germanDay } from '../../german-day.ts';
import { retainInvoiceUntil, retainOrderUntil } from '../../retention.ts';
import { invoicesOfUser } from './invoice-queries.ts';
import { obstacleTo } from './order-actions.ts';
import { endedStatuses, ordersOf } from './order-queries.ts';
import {
  clearRestricted,
  countKept,
  ordersWithDispute,
  selectUnsettled,
  setRestricted,
} from './order-restriction-queries.ts';

/**
 * Marks all orders of a person as restricted. Those that are settled are out of sight at once, the others as soon as they are. The
 * desk hears of it by itself, because the orders change.
 */
export function restrictOrdersOf(tx: Transaction, userId: string, at: Date): Promise<void> {
  return setRestricted(tx, userId, at);
}

export function freeOrdersOf(tx: Transaction, userId: string): Promise<void> {
  return clearRestricted(tx, userId);
}

/** Codes of the orders of a person that have to be finished or ended before they can be restricted. */
export function unsettledOrdersOf(db: Database, userId: string): Promise<string[]> {
  return selectUnsettled(db, userId);
}

export async function countOrdersOf(db: Database, who: { userId: string | null; email: string }): Promise<number> {
  return who.userId === null ? countKept(db, who.email) : (await ordersOf(db, who.userId)).length;
}

export interface Staying {
  what: RetainedKind;
  count: number;
  until: string | null;
}

/** What becomes of a person's orders without their account: which are cancelled, and what stays until when. */
export async function outlookOnOrders(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ cancelled: string[]; staying: Staying[] }> {
  const today = germanDay(now);
  const days: Record<RetainedKind, (string | null)[]> = {
    openOrders: [],
    disputedOrders: [],
    dispensedOrders: [],
    otherOrders: [],
    invoices: [],
    consents: [],
  };
  const cancelled: string[] = [];
  for (const { order, isInDispute } of await ordersWithDispute(db, userId)) {
    const isEnded = (endedStatuses as readonly string[]).includes(order.status);
    const isCancelled = !isEnded && obstacleTo(order, 'cancel', 'patient') === null;
    if (isCancelled) cancelled.push(order.code);
    // Their time begins when they end, and with a dispute when it is settled.
    if (!isEnded && !isCancelled) days.openOrders.push(null);
    else if (isInDispute) days.disputedOrders.push(null);
    else if (order.status === 'completed') days.dispensedOrders.push(order.retainUntil);
    else days.otherOrders.push(order.retainUntil ?? retainOrderUntil(today, 'cancelled'));
  }
  for (const { issuedAt } of await invoicesOfUser(db, userId))
    days.invoices.push(retainInvoiceUntil(germanDay(issuedAt)));
  const staying = (Object.keys(days) as RetainedKind[]).flatMap((what) => {
    const until = days[what];
    return until.length > 0 ? [{ what, count: until.length, until: until.toSorted().at(-1) ?? null }] : [];
  });
  return { cancelled: cancelled.toSorted(), staying };
}
