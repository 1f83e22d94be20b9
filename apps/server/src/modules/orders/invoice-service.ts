import { pharmacyName, type ShopConfig } from '@shop/contract/shop-config';
import type { Database, Transaction } from '../../db/pool.ts';
import type { InvoiceRow } from '../../db/schema/invoices.ts';
import type { Order, OrderLine } from '../../db/schema/orders.ts';
import { draw } from '../../documents/drawing.ts';
import { cancellationOf, type Invoice, type InvoiceSeller } from '../../documents/invoice.ts';
import { invoiceWords } from '../../documents/invoice-words.ts';
import { germanDay } from '../../german-day.ts';
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

/** The invoice's content is fixed now; its PDF is drawn from it once, when it is first needed. */
export async function issueInvoice(
  tx: Transaction,
  { order, lines, config, now }: { order: Order; lines: OrderLine[]; config: ShopConfig; now: Date },
): Promise<void> {
  if (await findInvoice(tx, order.id)) return;
  const issuedOn = germanDay(now);
  const content: Invoice = {
    kind: 'invoice',
    number: await nextNumber(tx, issuedOn),
    issuedOn,
    suppliedOn: issuedOn,
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
  await keepInvoice(tx, order.id, content, now);
}

/** An invoice that no longer holds is cancelled by a document of its own; it is never changed. */
export async function cancelInvoice(tx: Transaction, orderId: string, now: Date): Promise<void> {
  const made = await invoicesOf(tx, orderId);
  const [invoice] = made;
  if (!invoice || made.length > 1) return;
  const issuedOn = germanDay(now);
  const number = await nextNumber(tx, issuedOn);
  await keepInvoice(tx, orderId, cancellationOf(contentOf(invoice), { number, issuedOn }), now);
}

/** The invoice's paper; null when there is no invoice. */
export async function invoicePaper(db: Database, orderId: string): Promise<{ number: string; pdf: Buffer } | null> {
  const invoice = await findInvoice(db, orderId);
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
}

function contentOf({ content }: Pick<InvoiceRow, 'content'>): Invoice {
  return content as unknown as Invoice;
}
