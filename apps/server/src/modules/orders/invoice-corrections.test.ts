import { buffer } from 'node:stream/consumers';
import { defaultBooks } from '@shop/contract/books-settings';
import { downloadInvoice, readOrder } from '@shop/contract/orders';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { type InvoiceRow, invoices } from '../../db/schema/invoices.ts';
import { journal } from '../../db/schema/journal.ts';
import type { Order } from '../../db/schema/orders.ts';
import { type Invoice, sumCents } from '../../documents/invoice.ts';
import { paymentSentence } from '../../documents/invoice-sentences.ts';
import { euroText } from '../../documents/money-text.ts';
import { readDatev } from '../../testing/datev-reader.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { givenInvoiced } from '../../testing/invoiced-order.ts';
import { testWorld } from '../../testing/test-world.ts';
import { openDatevFile } from '../records/books-service.ts';
import { findOrder, linesOf } from './order-queries.ts';
import { creditWithdrawal } from './withdrawn-order-service.ts';

const world = testWorld(deskShop);
const { db } = world;
let shop: DeskShop;
let order: Order;
let lineCents: number;

beforeEach(async () => {
  shop = world.shop;
  order = await givenInvoiced(shop, db);
  [{ totalCents: lineCents = 0 } = {}] = await linesOf(db, order.id);
});

async function credit(cents: number, wanted: number[] | null): Promise<void> {
  const now = shop.clock.now();
  await db.transaction(async (tx) => {
    const lines = wanted ?? (await linesOf(tx, order.id)).map(({ position }) => position);
    const share = { lines, withDelivery: wanted === null, cents };
    await creditWithdrawal(tx, (await findOrder(tx, order.id)) as Order, share, now);
  });
}

const papers = () => db.select().from(invoices).where(eq(invoices.orderId, order.id)).orderBy(asc(invoices.number));
const centsOf = ({ content }: InvoiceRow) => sumCents((content as unknown as Invoice).lines);

async function datev(period: string): Promise<Buffer> {
  const books = { ...defaultBooks, consultantNumber: 29_098, clientNumber: 55_003 };
  return buffer(await openDatevFile({ db, config: { ...shop.ordering.config, books } }, period));
}

test('a part that is withdrawn is taken back by a correction with a number and a paper of its own', async () => {
  const [first] = await linesOf(db, order.id);
  await credit(lineCents, [first?.position ?? 0]);
  const [invoice, correction] = await papers();
  expect(correction).toMatchObject({
    kind: 'correction',
    content: { cancels: { number: invoice?.number }, corrects: [0] },
  });
  expect(correction && centsOf(correction)).toBe(-lineCents);
  expect(await findOrder(db, order.id)).toMatchObject({ refundDueCents: lineCents });
  const number = correction?.number ?? '';
  const asked = { params: { id: order.id }, query: { code: order.code } };
  const { data } = await shop.patient.call(readOrder, asked);
  expect(data.invoice).toEqual({ number: invoice?.number, corrections: [{ number, kind: 'correction' }] });
  const paper = await shop.patient.call(downloadInvoice, {
    params: { id: order.id },
    body: { code: order.code, number },
  });
  expect(paper.headers['content-disposition']).toContain(number);
  expect(paper.rawPayload.subarray(0, 4).toString()).toBe('%PDF');
  const [entry] = await db.select().from(journal).where(eq(journal.what, 'invoiceCorrected'));
  expect(entry).toMatchObject({ subject: 'order', subjectId: order.id });
  expect(entry?.detail).toContain(number);
});

test('what was paid at pickup, after the invoice was made, stands on its cancellation with what comes back', async () => {
  order = await givenInvoiced(shop, db, { isPaidLater: true });
  await credit(order.totalCents, null);
  const [, cancellation] = await papers();
  expect(paymentSentence(cancellation?.content as unknown as Invoice)).toBe(
    `Bezahlt wurden ${euroText(order.totalCents)}. Davon erstatten wir Ihnen ${euroText(order.totalCents)}.`,
  );
});

test('a correction says what of the payment comes back for its lines, and one of an unpaid order what is owed less', async () => {
  const [first] = await linesOf(db, order.id);
  await credit(lineCents, [first?.position ?? 0]);
  const [, correction] = await papers();
  const content = correction?.content as unknown as Invoice;
  expect(paymentSentence(content)).toBe(
    `Bezahlt wurden ${euroText(order.totalCents)}. Davon erstatten wir Ihnen ${euroText(lineCents)}.`,
  );
  const unpaid = { ...content.payment, settled: { paidCents: 0, backCents: 0 } };
  expect(paymentSentence({ ...content, payment: unpaid })).toContain('weniger bezahlen');
  expect(paymentSentence({ ...content, kind: 'cancellation', payment: unpaid })).toContain('Bezahlt wurden 0,00 €');
});

test('another order’s paper cannot be had by its number', async () => {
  const body = { code: order.code, number: 'RE-2026-99999' };
  const answer = await shop.patient.call(downloadInvoice, { params: { id: order.id }, body });
  expect(answer.json()).toMatchObject({ id: 'InvoiceNotReady' });
});

test('the rest after a part is corrected once more, and nothing is taken back twice', async () => {
  const [first] = await linesOf(db, order.id);
  await credit(lineCents, [first?.position ?? 0]);
  await credit(lineCents, [first?.position ?? 0]);
  expect(await papers()).toHaveLength(2);
  await credit(order.totalCents, null);
  await credit(order.totalCents, null);
  const all = await papers();
  expect(all.map(({ kind }) => kind)).toEqual(['invoice', 'correction', 'correction']);
  expect(all.reduce((sum, paper) => sum + centsOf(paper), 0)).toBe(0);
});

test('a correction after the period was exported is booked in its own, the same bytes each time', async () => {
  const month = shop.clock.now().toISOString().slice(0, 7);
  const before = await datev(month);
  shop.clock.advance({ days: 40 });
  const [first] = await linesOf(db, order.id);
  await credit(lineCents, [first?.position ?? 0]);
  expect((await datev(month)).equals(before)).toBe(true);
  const later = await datev(shop.clock.now().toISOString().slice(0, 7));
  const [invoice, correction] = await papers();
  const booked = { side: 'H', paper: correction?.number, info: invoice?.number, amount: lineCents };
  expect(readDatev(later).bookings).toMatchObject([booked]);
  expect((await datev(shop.clock.now().toISOString().slice(0, 7))).equals(later)).toBe(true);
});
