import type { TillReceipt } from '@shop/contract/desk/writing';
import type { Transaction } from '../../db/pool.ts';
import type { BankEntryRow } from '../../db/schema/bank.ts';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { actorOf } from '../journal/journal-service.ts';
import { isFirst } from '../orders/desk-request-service.ts';
import { openCentsOf } from '../orders/order-facts-service.ts';
import { bookOnOrder, receiptText } from '../orders/order-payment-service.ts';
import type { OrderParts } from '../orders/order-service.ts';
import { actOnForeign, type Colleague, requireForeign } from '../orders/staff-order-service.ts';
import { actOnEntry } from './entry-act.ts';
import { journalEntry } from './entry-journal.ts';
import { mostCents } from './entry-limits.ts';
import { lockEntry, settleEntry, sharesOfRefund } from './payment-queries.ts';

interface Share {
  orderId: string;
  /** Negative for money that went back. */
  cents: number;
}

/**
 * Books an entry on the orders that a person has chosen; their shares make its sum. Refuses with `InvalidInput`, `InvalidState`
 * for one that is settled, `NotFound` and `OwnOrder`.
 */
export async function bookEntry(
  parts: OrderParts,
  colleague: Colleague,
  { entryId, shares, waiveReason, key }: { entryId: string; shares: Share[]; waiveReason: string | null; key: string },
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    if (!(await isFirst(tx, { staffId: colleague.id, key, now: parts.clock.now() }))) return;
    await book(tx, parts, colleague, { entryId, shares });
    if (waiveReason !== null) await waiveRest(tx, parts, colleague, { entryId, shares, reason: waiveReason });
  });
}

export async function setAside(
  parts: OrderParts,
  colleague: Colleague,
  { reason, ...asked }: { entryId: string; reason: string; key: string },
): Promise<void> {
  await actOnEntry(parts, colleague, asked, async (tx, { entry, now }) => {
    if (entry.settledAt) throw new ShopError('InvalidState');
    await settleEntry(tx, entry.id, now, reason);
    await journalEntry(tx, colleague, { entryId: entry.id, what: 'entrySetAside', now });
  });
}

/**
 * Money went back by a way that no statement tells: all that is due and did not come by the till. Refuses with `InvalidState` where
 * nothing is due, and with `TillReceiptMissing` where only money of the till is.
 */
export async function noteRefunded(
  parts: OrderParts,
  colleague: Colleague,
  { reason, ...asked }: { orderId: string; reason: string; key: string },
): Promise<void> {
  await actOnForeign(parts, colleague, asked, async (tx, { order, now }) => {
    if (order.refundDueCents === 0) throw new ShopError('InvalidState');
    const cents = (await tillShare(tx, order)) - order.refundDueCents;
    if (cents === 0) throw new ShopError('TillReceiptMissing');
    await bookOnOrder(tx, parts, order, {
      kind: 'refund',
      cents,
      entryId: null,
      reason,
      actor: actorOf(colleague),
      now,
    });
  });
}

/** The till has given back what was paid there, with a receipt. Refuses with `InvalidState` where nothing of it is due. */
export async function noteTillRefund(
  parts: OrderParts,
  colleague: Colleague,
  { receipt, ...asked }: { orderId: string; receipt: TillReceipt; key: string },
): Promise<void> {
  await actOnForeign(parts, colleague, asked, async (tx, { order, now }) => {
    const cents = -(await tillShare(tx, order));
    if (cents === 0) throw new ShopError('InvalidState');
    const reason = receiptText(receipt);
    await bookOnOrder(tx, parts, order, { kind: 'till', cents, entryId: null, reason, actor: actorOf(colleague), now });
  });
}

/** What of a refund goes back by the till. */
async function tillShare(tx: Transaction, order: Order): Promise<number> {
  const shares = await sharesOfRefund(tx, order);
  return shares.reduce((sum, { till, cents }) => sum + (till ? cents : 0), 0) || 0;
}

/** What is missing after a booking is done without, within the tolerance. Refuses with `InvalidState`. */
async function waiveRest(
  tx: Transaction,
  parts: OrderParts,
  colleague: Colleague,
  { entryId, shares, reason }: { entryId: string; shares: Share[]; reason: string },
): Promise<void> {
  const [share, ...others] = shares;
  if (!share || others.length > 0) throw new ShopError('InvalidState');
  const order = await requireForeign(tx, colleague, share.orderId);
  const cents = openCentsOf(order);
  if (cents === 0 || cents > parts.config.ordering.paymentToleranceCents) throw new ShopError('InvalidState');
  const now = parts.clock.now();
  await bookOnOrder(tx, parts, order, { kind: 'waived', cents, entryId, reason, actor: actorOf(colleague), now });
}

async function book(
  tx: Transaction,
  parts: OrderParts,
  colleague: Colleague,
  { entryId, shares }: { entryId: string; shares: Share[] },
): Promise<void> {
  const now = parts.clock.now();
  const entry = await lockEntry(tx, entryId);
  if (!entry) throw new ShopError('NotFound');
  if (entry.settledAt) throw new ShopError('InvalidState');
  const isIn = entry.direction === 'in';
  const kind = bookingKind(entry);
  const sum = shares.reduce((total, { cents }) => total + Math.abs(cents), 0);
  if (sum !== entry.amountCents || new Set(shares.map(({ orderId }) => orderId)).size !== shares.length) {
    throw wrongSum();
  }
  // In the order of their ids, so that two bookings cannot wait for each other.
  for (const { orderId, cents } of shares.toSorted((one, other) => one.orderId.localeCompare(other.orderId))) {
    const order = await requireForeign(tx, colleague, orderId);
    const signed = isIn ? Math.abs(cents) : -Math.abs(cents);
    if (Math.abs(order.paidCents + signed) > mostCents) throw wrongSum();
    await bookOnOrder(tx, parts, order, { kind, cents: signed, entryId, actor: actorOf(colleague), now });
  }
  await settleEntry(tx, entryId, now);
  await journalEntry(tx, colleague, {
    entryId,
    what: 'entryBooked',
    now,
    detail: { orders: shares.length, isSure: false },
  });
}

function wrongSum(): ShopError {
  return new ShopError('InvalidInput', { fields: [{ path: 'body.shares', problem: 'sum' }] });
}

function bookingKind({ direction, isReversal }: BankEntryRow): 'transfer' | 'refund' | 'reversal' {
  if (isReversal) return 'reversal';
  return direction === 'in' ? 'transfer' : 'refund';
}
