import { pharmacyName, type ShopConfig } from '@shop/contract/shop-config';
import type { Database, Transaction } from '../../db/pool.ts';
import type { InvoiceRow } from '../../db/schema/invoices.ts';
import type { Order, OrderLine } from '../../db/schema/orders.ts';
import { draw } from '../../documents/drawing.ts';
import {
  cancellationOf,
  correctionOf,
  type Invoice,
  type InvoiceSeller,
  mayBeIssued,
} from '../../documents/invoice.ts';
import { invoiceWords } from '../../documents/invoice-words.ts';
import { germanDay } from '../../german-day.ts';
import { recordInJournal } from '../journal/journal-service.ts';
import { amountText } from './amount-text.ts';
import {
  findInvoice,
  findInvoiceById,
  insertInvoice,
  invoicesOf,
  invoicesWithoutPdf,
  keepPdf,
  takeNumber,
} from './invoice-queries.ts';

const drawnAtOnce = 50;

interface Due {
  order: Order;
  lines: OrderLine[];
  config: ShopConfig;
  now: Date;
  /** When it was supplied, where the invoice had to wait. */
  suppliedAt?: Date;
}

/**
 * The invoice's content is fixed now; its PDF is drawn from it once, when it is first needed. False where it has to wait for the
 * pharmacy's tax number; then no number is taken.
 */
export async function issueInvoice(
  tx: Transaction,
  { order, lines, config, now, suppliedAt = now }: Due,
): Promise<boolean> {
  if (await findInvoice(tx, order.id)) return true;
  const issuedOn = germanDay(now);
  const content: Omit<Invoice, 'number'> = {
    kind: 'invoice',
    issuedOn,
    suppliedOn: germanDay(suppliedAt),
    orderCode: order.code,
    seller: sellerOf(config),
    buyer: order.billingAddress,
    lines: [
      ...lines.map((line) => ({
        name: line.name,
        kindText: invoiceWords.kinds[line.productType],
        pzn: line.pzn,
        quantityText: amountText(line),
        unitPriceCents: line.priceCents,
        totalCents: line.totalCents,
        vatPercent: line.vatPercent,
      })),
      ...(order.shippingCents > 0
        ? [
            {
              name: order.shippingName,
              kindText: '',
              pzn: null,
              quantityText: '1',
              unitPriceCents: order.shippingCents,
              totalCents: order.shippingCents,
              vatPercent: order.shippingVatPercent,
            },
          ]
        : []),
    ],
    payment: { kind: order.paymentMethod, paidOn: order.paidAt && germanDay(order.paidAt) },
  };
  if (!mayBeIssued(content)) return false;
  await keepInvoice(tx, order.id, { ...content, number: await nextNumber(tx, issuedOn) }, now);
  return true;
}

/** An order as it stands once its invoice is taken back: what was paid of it, and what is due back. */
type Settled = Pick<Order, 'id' | 'paidCents' | 'paidAt' | 'refundDueCents'>;

/** The invoice may have been made before anything was paid, as one that is paid at pickup. */
function settledBy(invoice: Invoice, { paidCents, paidAt, refundDueCents }: Settled): Invoice {
  const paidOn = invoice.payment.paidOn ?? (paidAt && germanDay(paidAt));
  const settled = { paidCents, backCents: refundDueCents };
  return { ...invoice, payment: { ...invoice.payment, paidOn, settled } };
}

/** An invoice that no longer holds is cancelled by a document of its own; it is never changed. */
export async function cancelInvoice(tx: Transaction, order: Settled, now: Date): Promise<void> {
  const made = await papersOf(tx, order.id);
  if (!made) return;
  const { invoice, left } = made;
  // What was corrected before is taken back already: of the rest there is another correction.
  if (left.length < invoice.lines.length) return correctInvoice(tx, { order, positions: left, now });
  const issuedOn = germanDay(now);
  const number = await nextNumber(tx, issuedOn);
  await keepInvoice(tx, order.id, cancellationOf(settledBy(invoice, order), { number, issuedOn }), now);
}

/**
 * Takes single lines of an invoice back by a correction of its own. `positions` are those of the order's lines in their order, counted
 * from 0; what comes after them is the delivery. Lines that were taken back before are left out.
 */
export async function correctInvoice(
  tx: Transaction,
  { order, positions, now }: { order: Settled; positions: readonly number[]; now: Date },
): Promise<void> {
  const made = await papersOf(tx, order.id);
  const corrects = made?.left.filter((index) => positions.includes(index)) ?? [];
  if (!made || corrects.length === 0) return;
  const issuedOn = germanDay(now);
  const number = await nextNumber(tx, issuedOn);
  const invoice = settledBy(made.invoice, order);
  await keepInvoice(tx, order.id, correctionOf(invoice, { number, issuedOn, corrects }), now);
}

/** An order's invoice and which of its lines no other paper has taken back; null when there is none or nothing is left of it. */
async function papersOf(db: Database, orderId: string): Promise<{ invoice: Invoice; left: number[] } | null> {
  const made = (await invoicesOf(db, orderId)).map(contentOf);
  const invoice = made.find(({ kind }) => kind === 'invoice');
  if (!invoice || made.some(({ kind }) => kind === 'cancellation')) return null;
  const taken = made.flatMap(({ corrects }) => corrects ?? []);
  const left = invoice.lines.map((_, index) => index).filter((index) => !taken.includes(index));
  return left.length > 0 ? { invoice, left } : null;
}

/** What the next paper would be that takes back all that is left, or a part of it; null where there is nothing to take back. */
export async function paperFor(
  db: Database,
  orderId: string,
  { isAll }: { isAll: boolean },
): Promise<'cancellation' | 'correction' | null> {
  const made = await papersOf(db, orderId);
  if (!made) return null;
  return isAll && made.left.length === made.invoice.lines.length ? 'cancellation' : 'correction';
}

/** What took an order's invoice back, as a whole or in part, oldest first. */
export async function correctionsOf(db: Database, orderId: string) {
  return (await invoicesOf(db, orderId)).flatMap(({ number, kind }) => (kind === 'invoice' ? [] : [{ number, kind }]));
}

/** The invoice's paper, or another one of the same order by its number; null when there is none. */
export async function invoicePaper(
  db: Database,
  orderId: string,
  number?: string,
): Promise<{ number: string; pdf: Buffer } | null> {
  const invoice = await findInvoice(db, orderId, number);
  return invoice && { number: invoice.number, pdf: await paperOf(db, invoice) };
}

/** For who reads many, one after the other; null when it has gone meanwhile. */
export async function paperById(db: Database, id: string): Promise<Buffer | null> {
  const invoice = await findInvoiceById(db, id);
  return invoice && paperOf(db, invoice);
}

/** Papers that nobody has asked for yet: drawn one after the other in a quiet moment, so that each is kept soon after it was issued. */
export async function drawMissingPapers({ db }: { db: Database }): Promise<void> {
  for (const invoice of await invoicesWithoutPdf(db, drawnAtOnce)) await paperOf(db, invoice);
}

/** The same until none is missing. */
export async function drawAllPapers(db: Database): Promise<void> {
  for (;;) {
    const missing = await invoicesWithoutPdf(db, drawnAtOnce);
    if (missing.length === 0) return;
    for (const invoice of missing) await paperOf(db, invoice);
  }
}

/** Drawn from what was fixed when it was issued, the same bytes each time, and kept from the first time on. */
async function paperOf(db: Database, invoice: InvoiceRow): Promise<Buffer> {
  return invoice.pdf ?? keepPdf(db, invoice.id, await draw({ kind: 'invoice', facts: contentOf(invoice) }));
}

export function sellerOf(config: ShopConfig): InvoiceSeller {
  const { shopName, tagline, phone, email, pharmacy } = config;
  return { shopName, tagline, phone, email, pharmacyName: pharmacyName(config), ...pharmacy };
}

/** One series a year, invoices and cancellations in it alike. */
async function nextNumber(tx: Transaction, issuedOn: string): Promise<string> {
  const year = issuedOn.slice(0, 4);
  const number = await takeNumber(tx, `invoices ${year}`);
  return `RE-${year}-${String(number).padStart(5, '0')}`;
}

async function keepInvoice(tx: Transaction, orderId: string, content: Invoice, now: Date): Promise<void> {
  const { number, kind } = content;
  await insertInvoice(tx, { orderId, number, kind, issuedAt: now, content: { ...content } });
  // The step that it follows from is on record with its person; which paper came of it is told here.
  if (kind === 'invoice') return;
  const what = kind === 'correction' ? 'invoiceCorrected' : 'invoiceCancelled';
  const detail = { number, invoice: content.cancels?.number };
  await recordInJournal(tx, { at: now, actor: { kind: 'shop' }, subject: 'order', subjectId: orderId, what, detail });
}

function contentOf({ content }: Pick<InvoiceRow, 'content'>): Invoice {
  return content as unknown as Invoice;
}
