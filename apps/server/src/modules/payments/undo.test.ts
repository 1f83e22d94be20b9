import {
  bookPayment,
  bookSurePayments,
  findPayableOrder,
  listPayments,
  listSettledPayments,
  noteRefund,
  readStatement,
  setPaymentAside,
  undoPayment,
} from '@shop/contract/desk/payments';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { payments } from '../../db/schema/bank.ts';
import { orderEvents, orders } from '../../db/schema/orders.ts';
import { camtFile, type TestBooking } from '../../testing/camt.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { givenAtDesk, type TestStaff } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { once } from '../../testing/write-once.ts';
import { changeOrder } from '../orders/order-service.ts';

const world = testWorld(deskShop);
const { db } = world;
let shop: DeskShop;
let accounting: TestStaff;

beforeEach(async () => {
  shop = world.shop;
  accounting = await givenAtDesk(shop, db, ['accounting']);
});

const fromStart = { body: { after: null } };

async function confirmed() {
  const { id } = await shop.givenOrder();
  const confirmedAt = shop.clock.now();
  const [order] = await db
    .update(orders)
    .set({ status: 'confirmed', confirmedAt })
    .where(eq(orders.id, id))
    .returning();
  if (!order) throw new Error('no order');
  return order;
}

async function read(...bookings: TestBooking[]) {
  const body = { fileName: 'a.xml', data: Buffer.from(camtFile(bookings)).toString('base64'), columns: null };
  await accounting.call(readStatement, { headers: once(), body });
  return (await accounting.call(listPayments, {})).data;
}

const orderNow = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
const rowsOf = (id: string) =>
  db
    .select({ kind: payments.kind, cents: payments.amountCents, reason: payments.reason })
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(payments.at, payments.amountCents);
const undo = (id: string, reason = 'falsche Bestellung') =>
  accounting.call(undoPayment, { params: { id }, headers: once(), body: { reason } });
const book = (id: string, orderId: string, amountCent: number, waiveReason?: string) =>
  accounting.call(bookPayment, {
    params: { id },
    headers: once(),
    body: { shares: [{ orderId, amountCent }], ...(waiveReason && { waiveReason }) },
  });

test('a booking that was a mistake is answered by another row, and the entry waits again', async () => {
  const [wrong, right] = [await confirmed(), await confirmed()];
  await read({ cents: wrong.totalCents, purpose: wrong.code });
  await accounting.call(bookSurePayments, fromStart);
  const { entries } = (await accounting.call(listSettledPayments, {})).data;
  const id = entries[0]?.id ?? '';
  expect(entries).toMatchObject([{ asideReason: null, shares: [{ code: wrong.code, amountCent: wrong.totalCents }] }]);

  expect((await undo(id)).statusCode).toBe(200);
  expect(await orderNow(wrong.id)).toMatchObject({ paidAt: null, paidCents: 0, refundDueCents: 0 });
  expect(await rowsOf(wrong.id)).toEqual([
    { kind: 'undone', cents: -wrong.totalCents, reason: 'falsche Bestellung' },
    { kind: 'transfer', cents: wrong.totalCents, reason: null },
  ]);
  const events = await db.select().from(orderEvents).where(eq(orderEvents.what, 'paymentUndone'));
  expect(events).toMatchObject([{ orderId: wrong.id, byName: accounting.person.name }]);
  expectError(await undo(id), 'InvalidState');

  expect((await accounting.call(listPayments, {})).data.entries).toMatchObject([{ id }]);
  await book(id, right.id, right.totalCents);
  expect((await orderNow(right.id))?.paidAt).not.toBeNull();
  const again = (await accounting.call(listSettledPayments, {})).data.entries;
  expect(again).toMatchObject([{ shares: [{ code: right.code, amountCent: right.totalCents }] }]);
});

test('what was refunded since cannot be unpaid: the booking stays, and so does the order', async () => {
  const order = await confirmed();
  await read({ cents: order.totalCents, purpose: order.code });
  await accounting.call(bookSurePayments, fromStart);
  await changeOrder(shop.ordering, order.id, { kind: 'patient' }, { name: 'cancel' });
  const refund = { params: { id: order.id }, headers: once(), body: { reason: 'Überweisung 12' } };
  expect((await accounting.call(noteRefund, refund)).statusCode).toBe(200);
  const { entries } = (await accounting.call(listSettledPayments, {})).data;
  expectError(await undo(entries[0]?.id ?? ''), 'PaymentSentBack');
  expect(await orderNow(order.id)).toMatchObject({ paidCents: 0, refundDueCents: 0 });
  expect((await rowsOf(order.id)).map(({ kind }) => kind).sort()).toEqual(['refund', 'transfer']);
});

test('what was set aside by mistake waits again', async () => {
  const { entries } = await read({ cents: 5, purpose: 'Zinsen' });
  const id = entries[0]?.id ?? '';
  await accounting.call(setPaymentAside, { params: { id }, headers: once(), body: { reason: 'Zinsen' } });
  expect((await undo(id)).statusCode).toBe(200);
  const { data } = await accounting.call(listPayments, {});
  expect(data).toMatchObject({ waiting: 1, entries: [{ id }] });
});

test('a reversal is flagged, and once booked the order is no longer paid', async () => {
  const order = await confirmed();
  await read({ cents: order.totalCents, purpose: order.code, reference: 'A' });
  await accounting.call(bookSurePayments, fromStart);
  const back = { cents: -order.totalCents, purpose: order.code, reference: 'B', isReversal: true };
  const { entries } = await read(back);
  expect(entries).toMatchObject([{ direction: 'out', isReversal: true, result: 'near', reason: 'reversal' }]);
  expect((await accounting.call(bookSurePayments, fromStart)).data).toMatchObject({ booked: 0, left: 0 });
  await book(entries[0]?.id ?? '', order.id, order.totalCents);
  expect(await orderNow(order.id)).toMatchObject({ status: 'confirmed', paidAt: null, paidCents: 0 });
  expect((await rowsOf(order.id)).map(({ kind }) => kind)).toEqual(['reversal', 'transfer']);
});

test('a little that is missing is waived within the tolerance, with a row and a reason of its own', async () => {
  const order = await confirmed();
  const cents = order.totalCents - 300;
  const { entries, toleranceCent } = await read({ cents, purpose: order.code });
  const id = entries[0]?.id ?? '';
  expect(toleranceCent).toBe(0);
  expectError(await book(id, order.id, cents, 'Kleinbetrag'), 'InvalidState');
  shop.ordering.config.ordering.paymentToleranceCents = 300;
  expect((await book(id, order.id, cents, 'Kleinbetrag')).statusCode).toBe(200);
  expect(await orderNow(order.id)).toMatchObject({ paidCents: order.totalCents, refundDueCents: 0 });
  expect(await rowsOf(order.id)).toContainEqual({ kind: 'waived', cents: 300, reason: 'Kleinbetrag' });

  // Nobody gets back what they never paid.
  await changeOrder(shop.ordering, order.id, { kind: 'patient' }, { name: 'cancel' });
  expect(await orderNow(order.id)).toMatchObject({ paidCents: cents, refundDueCents: cents });
  expect((await undo(id)).statusCode).toBe(200);
  expect(await orderNow(order.id)).toMatchObject({ paidCents: 0, refundDueCents: 0 });
  shop.ordering.config.ordering.paymentToleranceCents = 0;
});

test('an order is found by its code, as far as its money goes', async () => {
  const order = await confirmed();
  const find = (code: string) => accounting.call(findPayableOrder, { query: { code } });
  const { data } = await find(order.code.toLowerCase().replace('-', ' '));
  expect(data).toEqual({
    orderId: order.id,
    code: order.code,
    patientName: order.patientName,
    openCent: order.totalCents,
    refundDueCent: 0,
    isEnded: false,
  });
  expectError(await find('XXXX-XXXX'), 'NotFound');
});
