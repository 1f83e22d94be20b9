import type { Transaction } from '../../db/pool.ts';
import { type PaymentKind, payments } from '../../db/schema/bank.ts';
import type { Actor, Order } from '../../db/schema/orders.ts';
import type { OrderAction } from './order-changes.ts';
import { recordEvent } from './order-events.ts';
import { isEndedUnserved, moneyOf, openCents } from './order-money.ts';
import { accountLanguage, linesOf, type NewOrder, updateOrder } from './order-queries.ts';
import { tell } from './order-telling.ts';

type TellingParts = Parameters<typeof tell>[1];

interface Step {
  action: OrderAction;
  change: Partial<NewOrder>;
  actor: Actor;
  note: string | undefined;
  now: Date;
}

/**
 * What a step means for the money of an order: what is entered by hand is a payment of all that is open, and a lowered or
 * ended order may have been paid more than it costs. Other steps leave it as it is.
 */
export async function moneyAfter(tx: Transaction, before: Order, { action, change, actor, note, now }: Step) {
  const after: Order = { ...before, ...change } as Order;
  const cents = action.name === 'paid' ? openCents(before) : 0;
  if (cents > 0) {
    const kind = before.paymentMethod === 'pickup' ? 'till' : 'manual';
    await insertPayment(tx, before, { kind, cents, actor, entryId: null, reason: note ?? null, now });
  }
  const isTouched = action.name === 'paid' || action.name === 'agree' || isEndedUnserved(after);
  return isTouched ? moneyOf({ ...after, paidAt: before.paidAt }, before.paidCents + cents, now) : {};
}

interface Booking {
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
  const { cents, entryId, reason = null, actor, now } = booking;
  const kind = cents < 0 ? 'refund' : 'transfer';
  await insertPayment(tx, before, { kind, cents, actor, entryId, reason, now });
  const order = await updateOrder(tx, before.id, moneyOf(before, before.paidCents + cents, now));
  const isPaidNow = order.paidAt !== null && before.paidAt === null;
  const received = isPaidNow ? 'paid' : 'paymentBooked';
  await recordEvent(tx, { orderId: order.id, at: now, actor, what: cents < 0 ? 'refunded' : received });
  const isPart = cents > 0 && openCents(order) > 0;
  const notice = isPaidNow ? 'paid' : isPart && 'partPaid';
  if (notice) {
    const language = (await accountLanguage(tx, order)) ?? order.language;
    await tell(tx, parts, notice, { order, lines: await linesOf(tx, order.id), message: null, language });
  }
  return order;
}

async function insertPayment(
  tx: Transaction,
  { id, code }: Order,
  payment: {
    kind: PaymentKind;
    cents: number;
    actor: Actor;
    entryId: string | null;
    reason: string | null;
    now: Date;
  },
): Promise<void> {
  const { kind, cents, actor, entryId, reason, now } = payment;
  const by = actor.kind === 'pharmacy' ? { byStaffId: actor.staffId, byName: actor.name } : {};
  await tx
    .insert(payments)
    .values({ orderId: id, orderCode: code, entryId, kind, amountCents: cents, at: now, reason, ...by });
}
