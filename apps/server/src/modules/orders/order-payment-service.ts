import type { TillReceipt } from '@shop/contract/desk/writing';
import { and, eq, sum } from 'drizzle-orm';
import type { Transaction } from '../../db/pool.ts';
import { isOfTill, type PaymentKind, payments } from '../../db/schema/bank.ts';
import type { Actor, Order, OrderEventKind } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import type { OrderAction } from './order-changes.ts';
import { recordEvent } from './order-events.ts';
import { isEndedUnserved, moneyOf, openCents, waivedNoLonger } from './order-money.ts';
import { accountLanguage, linesOf, type NewOrder, updateOrder } from './order-queries.ts';
import { tell } from './order-telling.ts';

type TellingParts = Parameters<typeof tell>[1];

interface Step {
  action: OrderAction;
  change: Partial<NewOrder>;
  actor: Actor;
  note: string | undefined;
  till: TillReceipt | undefined;
  now: Date;
}

/**
 * What a step means for the money of an order: what is entered by hand is a payment of all that is open, and a lowered or
 * ended order may have been paid more than it costs. Other steps leave it as it is.
 */
export async function moneyAfter(tx: Transaction, before: Order, { action, change, actor, note, till, now }: Step) {
  const after: Order = { ...before, ...change } as Order;
  const cents = action.name === 'paid' ? openCents(before) : 0;
  if (cents > 0) {
    const kind = till || before.paymentMethod === 'pickup' ? 'till' : 'manual';
    const reason = till ? receiptText(till) : (note ?? null);
    await insertPayment(tx, before, { kind, cents, actor, entryId: null, reason, now });
  }
  const isTouched = action.name === 'paid' || action.name === 'agree' || isEndedUnserved(after);
  if (!isTouched) return {};
  const paid = { paidCents: before.paidCents + cents, actor, now };
  return moneyFrom(tx, { ...after, paidAt: before.paidAt }, paid);
}

/** As it stands in the books. No part of it has a comma. */
export function receiptText({ receiptNumber, tillName }: TillReceipt): string {
  return [receiptNumber, tillName].filter(Boolean).join(', ');
}

interface Paid {
  paidCents: number;
  actor: Actor;
  now: Date;
}

/** What follows for an order from what was paid, whatever else has just changed about it. */
export async function moneyFrom(tx: Transaction, order: Order, paid: Paid) {
  return moneyOf(order, await withoutWaived(tx, order, paid), paid.now);
}

/** Nobody gets back what they never paid: a waived rest is taken back before a refund is reckoned. */
async function withoutWaived(tx: Transaction, order: Order, { paidCents, actor, now }: Paid): Promise<number> {
  const waived = await waivedOf(tx, order.id);
  const waivedCents = waived.reduce((total, { cents }) => total + cents, 0);
  const back = waivedNoLonger(order, { paidCents, waivedCents });
  let left = back;
  for (const { entryId, cents } of waived) {
    const taken = Math.min(left, cents);
    left -= taken;
    if (taken > 0) await insertPayment(tx, order, { kind: 'waived', cents: -taken, actor, entryId, reason: null, now });
  }
  return paidCents - back;
}

/** By the entry that came with it, so that undoing that one answers each row once. */
async function waivedOf(tx: Transaction, orderId: string): Promise<{ entryId: string | null; cents: number }[]> {
  return tx
    .select({ entryId: payments.entryId, cents: sum(payments.amountCents).mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.kind, 'waived')))
    .groupBy(payments.entryId);
}

interface Booking {
  /** What goes through the till here is money that it has given back. */
  kind: 'transfer' | 'refund' | 'reversal' | 'waived' | 'till';
  /** Negative for money that went back. */
  cents: number;
  /** Null where no statement tells of it; then there is a reason. */
  entryId: string | null;
  reason?: string;
  actor: Actor;
  now: Date;
}

/** Books money of the bank on an order that the caller has locked: on record, and the patient is told. */
export async function bookOnOrder(
  tx: Transaction,
  parts: TellingParts,
  before: Order,
  booking: Booking,
): Promise<Order> {
  const { kind, cents, entryId, reason = null, actor, now } = booking;
  await insertPayment(tx, before, { kind, cents, actor, entryId, reason, now });
  const money = await moneyFrom(tx, before, { paidCents: before.paidCents + cents, actor, now });
  const order = await updateOrder(tx, before.id, money);
  const isPaidNow = order.paidAt !== null && before.paidAt === null;
  await recordEvent(tx, { orderId: order.id, at: now, actor, what: eventOf(kind, isPaidNow) });
  const isPart = kind === 'transfer' && openCents(order) > 0;
  const notice = isPaidNow ? 'paid' : isPart && 'partPaid';
  if (notice) {
    const language = (await accountLanguage(tx, order)) ?? order.language;
    await tell(tx, parts, notice, { order, lines: await linesOf(tx, order.id), message: null, language });
  }
  return order;
}

function eventOf(kind: Booking['kind'], isPaidNow: boolean): OrderEventKind {
  if (kind === 'refund' || kind === 'till') return 'refunded';
  if (kind === 'reversal') return 'paymentReversed';
  return isPaidNow ? 'paid' : 'paymentBooked';
}

interface Undoing extends Omit<Booking, 'kind'> {
  waivedCents: number;
  entryId: string;
  reason: string;
}

/**
 * Answers what was booked on an order by mistake. The patient is not told by itself: whoever undoes it knows what to say. Throws
 * `PaymentSentBack` where it has gone back since.
 */
export async function undoOnOrder(tx: Transaction, before: Order, undoing: Undoing): Promise<void> {
  const { cents, waivedCents, entryId, reason, actor, now } = undoing;
  const paidCents = before.paidCents - cents - waivedCents;
  requireStillHere(before, paidCents);
  if (cents !== 0) await insertPayment(tx, before, { kind: 'undone', cents: -cents, actor, entryId, reason, now });
  if (waivedCents !== 0) {
    await insertPayment(tx, before, { kind: 'waived', cents: -waivedCents, actor, entryId, reason, now });
  }
  await updateOrder(tx, before.id, await moneyFrom(tx, before, { paidCents, actor, now }));
  await recordEvent(tx, { orderId: before.id, at: now, actor, what: 'paymentUndone' });
}

/**
 * What was entered as paid at the till was a mistake: answered, and entered anew with the right receipt where there is one. The patient
 * is not told by itself. Throws `InvalidState` where nothing was paid at the till, `PaymentSentBack` where it has gone back. The caller
 * holds the order.
 */
export async function undoTill(
  tx: Transaction,
  before: Order,
  { reason, receipt, actor, now }: { reason: string; receipt: TillReceipt | null; actor: Actor; now: Date },
): Promise<void> {
  const [till] = await tx
    .select({ cents: sum(payments.amountCents).mapWith(Number) })
    .from(payments)
    .where(and(eq(payments.orderId, before.id), isOfTill));
  const cents = till?.cents ?? 0;
  if (cents <= 0) throw new ShopError('InvalidState');
  const paidCents = before.paidCents - (receipt ? 0 : cents);
  requireStillHere(before, paidCents);
  const row = { actor, entryId: null, now };
  await insertPayment(tx, before, { ...row, kind: 'undone', cents: -cents, reason });
  if (receipt) await insertPayment(tx, before, { ...row, kind: 'till', cents, reason: receiptText(receipt) });
  await updateOrder(tx, before.id, await moneyFrom(tx, before, { paidCents, actor, now }));
  await recordEvent(tx, { orderId: before.id, at: now, actor, what: 'paymentUndone' });
  if (receipt) await recordEvent(tx, { orderId: before.id, at: now, actor, what: 'paymentBooked' });
}

/** What has gone back to the patient since cannot be unpaid: it would be nobody's. */
function requireStillHere({ paidCents }: Order, after: number): void {
  if (after < Math.min(0, paidCents)) throw new ShopError('PaymentSentBack');
}

interface NewPayment {
  kind: PaymentKind;
  cents: number;
  actor: Actor;
  entryId: string | null;
  reason: string | null;
  now: Date;
}

async function insertPayment(tx: Transaction, order: Order, payment: NewPayment): Promise<void> {
  await tx.insert(payments).values(paymentRow(order, payment));
}

export function paymentRow({ id, code }: Order, payment: NewPayment): typeof payments.$inferInsert {
  const { kind, cents, actor, entryId, reason, now } = payment;
  const by = actor.kind === 'pharmacy' ? { byStaffId: actor.staffId, byName: actor.name } : {};
  return { orderId: id, orderCode: code, entryId, kind, amountCents: cents, at: now, reason, ...by };
}
