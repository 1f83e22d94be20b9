import {
  bookPayment,
  bookSurePayments,
  findPayableOrder,
  listPayments,
  listSettledPayments,
  noteRefund,
  setPaymentAside,
  undoPayment,
} from '@shop/contract/desk/payments';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { payments } from '../../db/schema/bank.ts';
import { orderEvents, orders } from '../../db/schema/orders.ts';
import { accountingShop } from '../../testing/accounting-shop.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { once } from '../../testing/write-headers.ts';
import { changeOrder } from '../orders/order-service.ts';

const world = testWorld(accountingShop);
const { db } = world;

const fromStart = { body: { after: null } };

const orderNow = async (id: string) => (await db.select().from(orders).where(eq(orders.id, id)))[0];
const rowsOf = (id: string) =>
  db
    .select({ kind: payments.kind, cents: payments.amountCents, reason: payments.reason })
    .from(payments)
    .where(eq(payments.orderId, id))
    .orderBy(payments.at, payments.amountCents);
const undo = (id: string, reason = 'falsche Bestellung') =>
  world.shop.accounting.call(undoPayment, { params: { id }, headers: once(), body: { reason } });
const book = (id: string, orderId: string, amountCent: number, waiveReason?: string) =>
  world.shop.accounting.call(bookPayment, {
    params: { id },
    headers: once(),
    body: { shares: [{ orderId, amountCent }], ...(waiveReason && { waiveReason }) },
  });

test('a booking that was a mistake is answered by another row, and the entry waits again', async () => {
  const { shop } = world;
  const [wrong, right] = [await shop.givenConfirmed(), await shop.givenConfirmed()];
  await shop.read({ cents: wrong.totalCents, purpose: wrong.code });
  await shop.accounting.call(bookSurePayments, fromStart);
  const { entries } = (await shop.accounting.call(listSettledPayments, {})).data;
  const id = entries[0]?.id ?? '';
  expect(entries).toMatchObject([{ asideReason: null, shares: [{ code: wrong.code, amountCent: wrong.totalCents }] }]);

  expect((await undo(id)).statusCode).toBe(200);
  expect(await orderNow(wrong.id)).toMatchObject({ paidAt: null, paidCents: 0, refundDueCents: 0 });
  expect(await rowsOf(wrong.id)).toEqual([
    { kind: 'undone', cents: -wrong.totalCents, reason: 'falsche Bestellung' },
    { kind: 'transfer', cents: wrong.totalCents, reason: null },
  ]);
  const events = await db.select().from(orderEvents).where(eq(orderEvents.what, 'paymentUndone'));
  expect(events).toMatchObject([{ orderId: wrong.id, byName: shop.accounting.person.name }]);
  expectError(await undo(id), 'InvalidState');

  expect((await shop.accounting.call(listPayments, {})).data.entries).toMatchObject([{ id }]);
  await book(id, right.id, right.totalCents);
  expect((await orderNow(right.id))?.paidAt).not.toBeNull();
  const again = (await shop.accounting.call(listSettledPayments, {})).data.entries;
  expect(again).toMatchObject([{ shares: [{ code: right.code, amountCent: right.totalCents }] }]);
});

test('what was refunded since cannot be unpaid: the booking stays, and so does the order', async () => {
  const { shop } = world;
  const order = await shop.givenConfirmed();
  await shop.read({ cents: order.totalCents, purpose: order.code });
  await shop.accounting.call(bookSurePayments, fromStart);
  await changeOrder(shop.ordering, order.id, { kind: 'patient' }, { name: 'cancel' });
  const refund = { params: { id: order.id }, headers: once(), body: { reason: 'Überweisung 12' } };
  expect((await shop.accounting.call(noteRefund, refund)).statusCode).toBe(200);
  const { entries } = (await shop.accounting.call(listSettledPayments, {})).data;
  expectError(await undo(entries[0]?.id ?? ''), 'PaymentSentBack');
  expect(await orderNow(order.id)).toMatchObject({ paidCents: 0, refundDueCents: 0 });
  expect((await rowsOf(order.id)).map(({ kind }) => kind).sort()).toEqual(['refund', 'transfer']);
});

test('what was set aside by mistake waits again', async () => {
  const { shop } = world;
  const { entries } = await shop.read({ cents: 5, purpose: 'Zinsen' });
  const id = entries[0]?.id ?? '';
  await shop.accounting.call(setPaymentAside, { params: { id }, headers: once(), body: { reason: 'Zinsen' } });
  expect((await undo(id)).statusCode).toBe(200);
  const { data } = await shop.accounting.call(listPayments, {});
  expect(data).toMatchObject({ waiting: 1, entries: [{ id }] });
});

test('a reversal is flagged, and once booked the order is no longer paid', async () => {
  const { shop } = world;
  const order = await shop.givenConfirmed();
  await shop.read({ cents: order.totalCents, purpose: order.code, reference: 'A' });
  await shop.accounting.call(bookSurePayments, fromStart);
  const back = { cents: -order.totalCents, purpose: order.code, reference: 'B', isReversal: true };
  const { entries } = await shop.read(back);
  expect(entries).toMatchObject([{ direction: 'out', isReversal: true, result: 'near', reason: 'reversal' }]);
  expect((await shop.accounting.call(bookSurePayments, fromStart)).data).toMatchObject({ booked: 0, left: 0 });
  await book(entries[0]?.id ?? '', order.id, order.totalCents);
  expect(await orderNow(order.id)).toMatchObject({ status: 'confirmed', paidAt: null, paidCents: 0 });
  expect((await rowsOf(order.id)).map(({ kind }) => kind)).toEqual(['reversal', 'transfer']);
});

test('a little that is missing is waived within the tolerance, with a row and a reason of its own', async () => {
  const { shop } = world;
  const order = await shop.givenConfirmed();
  const cents = order.totalCents - 300;
  const { entries, toleranceCent } = await shop.read({ cents, purpose: order.code });
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
  const { shop } = world;
  const order = await shop.givenConfirmed();
  const find = (code: string) => shop.accounting.call(findPayableOrder, { query: { code } });
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
