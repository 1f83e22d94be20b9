import { insertRows } from '../../db/many-rows.ts';
import type { Transaction } from '../../db/pool.ts';
import { payments } from '../../db/schema/bank.ts';
import type { Order } from '../../db/schema/orders.ts';
import { actorOf } from '../journal/journal-service.ts';
import { recordEvents } from './order-events.ts';
import { moneyOf, openCents } from './order-money.ts';
import { ownershipOf } from './order-ownership-service.ts';
import { paymentRow } from './order-payment-service.ts';
import type { OrderParts } from './order-service.ts';
import { tellAll } from './order-telling.ts';
import { accountsOf, linesOfOrders, lockOrders, setMoney } from './orders-at-once-queries.ts';
import type { Colleague } from './staff-order-service.ts';

/** An entry of the bank and what it pays of which orders; negative for money that went back. */
export interface SurePayment {
  entryId: string;
  shares: readonly { orderId: string; cents: number }[];
}

export interface SureBookings {
  /** The entries that were booked. */
  entryIds: Set<string>;
  /** Orders like one of the colleague's own, of which they have not said whether it is: what pays these waits. */
  alike: Order[];
}

interface Booked {
  before: Order;
  after: Order;
  cents: number;
  entryId: string;
}

/**
 * Books payments that pay to the cent what is open, and refunds that are due to the cent, by the same number of statements for any
 * number of them. Asks with the orders held whether they still do. Such a payment leaves nothing over, so no waived rest is touched.
 */
export async function bookSureOnOrders(
  tx: Transaction,
  parts: OrderParts,
  colleague: Colleague,
  { sure, now }: { sure: readonly SurePayment[]; now: Date },
): Promise<SureBookings> {
  const ids = [...new Set(sure.flatMap(({ shares }) => shares.map(({ orderId }) => orderId)))];
  const orders = new Map((await lockOrders(tx, ids)).map((order) => [order.id, order]));
  const accounts = await accountsOf(tx, [...orders.values()]);
  const accountOf = ({ userId }: Order) => (userId === null ? undefined : accounts.get(userId));
  const whose = await ownershipOf(tx, [...orders.values()], colleague);

  const booked: Booked[] = [];
  const alike = new Map<string, Order>();
  for (const { entryId, shares } of sure) {
    const wanted = shares.map(({ orderId, cents }) => ({ before: orders.get(orderId), cents }));
    if (!wanted.every(({ before, cents }) => before && isStillSure(before, cents))) continue;
    const own = wanted.flatMap(({ before }) => (before && whose.get(before.id) !== 'foreign' ? [before] : []));
    for (const order of own) if (whose.get(order.id) === 'like') alike.set(order.id, order);
    if (own.length > 0) continue;
    for (const { before, cents } of wanted) {
      if (!before) continue;
      const after = { ...before, ...moneyOf(before, before.paidCents + cents, now) };
      booked.push({ before, after, cents, entryId });
      // The next entry that names it finds it paid.
      orders.set(before.id, after);
    }
  }
  if (booked.length === 0) return { entryIds: new Set(), alike: [...alike.values()] };
  const told = booked.filter(({ before, after }) => isPaidNow(before, after)).map(({ after }) => after);
  const lines = await linesOfOrders(
    tx,
    told.map(({ id }) => id),
  );
  const facts = told.map((order) => ({
    order,
    lines: lines.filter(({ orderId }) => orderId === order.id),
    message: null,
    language: accountOf(order)?.language ?? order.language,
  }));
  await tellAll(tx, parts, 'paid', { all: facts, meanwhile: () => keep(tx, colleague, booked, now) });
  return { entryIds: new Set(booked.map(({ entryId }) => entryId)), alike: [...alike.values()] };
}

function isStillSure(order: Order, cents: number): boolean {
  if (order.isOutOfSight) return false;
  return cents > 0 ? openCents(order) === cents : order.refundDueCents === -cents && cents < 0;
}

function isPaidNow(before: Order, after: Order): boolean {
  return before.paidAt === null && after.paidAt !== null;
}

async function keep(tx: Transaction, colleague: Colleague, booked: readonly Booked[], now: Date): Promise<void> {
  const actor = actorOf(colleague);
  const rows = booked.map(({ before, cents, entryId }) => {
    const kind = cents > 0 ? ('transfer' as const) : ('refund' as const);
    return paymentRow(before, { kind, cents, actor, entryId, reason: null, now });
  });
  await insertRows(tx, payments, rows);
  await setMoney(
    tx,
    booked.map(({ after }) => after),
  );
  const events = booked.map(({ before, after, cents }) => {
    const paid = isPaidNow(before, after) ? ('paid' as const) : ('paymentBooked' as const);
    return { orderId: after.id, at: now, actor, what: cents > 0 ? paid : ('refunded' as const) };
  });
  await recordEvents(tx, events);
}
