import { bookPayment, bookSurePayments, listPayments, noteRefund, setPaymentAside } from '@shop/contract/desk/payments';
import { eq, sum } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { payments } from '../../db/schema/bank.ts';
import { orderEvents, orders } from '../../db/schema/orders.ts';
import { accountingShop } from '../../testing/accounting-shop.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { once } from '../../testing/write-headers.ts';
import { changeOrder } from '../orders/order-service.ts';
import { actAsStaff } from '../orders/staff-order-service.ts';
import { exportPayments } from './payment-retention-service.ts';

const world = testWorld(accountingShop);
const { db } = world;

async function orderNow(id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  const [row] = await db
    .select({ cents: sum(payments.amountCents).mapWith(Number) })
    .from(payments)
    .where(eq(payments.orderId, id));
  expect(order?.paidCents).toBe(row?.cents ?? 0);
  return order;
}

const bookSure = async (after: string | null = null, by = world.shop.accounting) =>
  (await by.call(bookSurePayments, { body: { after } })).data;

async function book(id: string | undefined, ...shares: { orderId: string; amountCent: number }[]) {
  const answer = await world.shop.accounting.call(bookPayment, {
    params: { id: id ?? '' },
    headers: once(),
    body: { shares },
  });
  return answer;
}

test('what leaves no doubt is booked in one go, and counts once', async () => {
  const { shop } = world;
  const [one, two] = [await shop.givenConfirmed(), await shop.givenConfirmed()];
  const paid = { cents: one.totalCents, purpose: `Rezept ${one.code.toLowerCase()}`, reference: 'A' };
  const { entries } = await shop.read(
    paid,
    { cents: 1, purpose: 'Zinsen' },
    { cents: two.totalCents, purpose: two.code },
  );
  expect(entries.map(({ result }) => result).toSorted()).toEqual(['open', 'sure', 'sure']);
  expect(await bookSure()).toMatchObject({ booked: 2, left: 0 });
  expect(await orderNow(one.id)).toMatchObject({ paidAt: shop.clock.now(), refundDueCents: 0 });
  expect((await shop.read(paid)).entries).toMatchObject([{ purpose: 'Zinsen', result: 'open' }]);
  expect(await bookSure()).toMatchObject({ booked: 0, left: 0 });
  const told = await db.select().from(orderEvents).where(eq(orderEvents.what, 'paid'));
  expect(told.map(({ orderId }) => orderId).toSorted()).toEqual([one.id, two.id].toSorted());
  expect(told[0]?.byName).toBe(shop.accounting.person.name);
  expect(await exportPayments(db, one.id)).toMatchObject([
    { kind: 'transfer', amountCents: one.totalCents, entry: { direction: 'in', bookedOn: expect.any(String) } },
  ]);
});

test('a long statement is booked in several calls, each going on where the last one ended', async () => {
  const { shop } = world;
  const [first, last] = [await shop.givenConfirmed(), await shop.givenConfirmed()];
  const unknown = Array.from({ length: 425 }, (_, n) => ({ cents: 1, purpose: `Zinsen ${n}`, reference: `Z${n}` }));
  const early = { cents: first.totalCents, purpose: first.code, bookedOn: '2026-11-01' };
  await shop.read(early, ...unknown, { cents: last.totalCents, purpose: last.code, bookedOn: '2026-11-20' });
  const begun = await bookSure();
  expect(begun).toEqual({ booked: 1, left: 27, alike: [], next: expect.any(String) });
  expect(await bookSure(begun.next)).toEqual({ booked: 1, left: 0, alike: [], next: expect.any(String) });
  expect((await orderNow(last.id))?.paidAt).not.toBeNull();
});

test('two desks that book the same entries book each of them once', async () => {
  const { shop } = world;
  const paid = [await shop.givenConfirmed(), await shop.givenConfirmed(), await shop.givenConfirmed()];
  await shop.read(...paid.map(({ totalCents, code }) => ({ cents: totalCents, purpose: code })));
  const colleague = await givenAtDesk(shop, db, ['accounting']);
  const booked = await Promise.all([bookSure(), bookSure(null, colleague)]);
  expect(booked.reduce((sum, answer) => sum + answer.booked, 0)).toBe(paid.length);
  for (const { id, totalCents } of paid) expect(await orderNow(id)).toMatchObject({ paidCents: totalCents });
});

test('two entries for one order: the first is booked, the second is for a person', async () => {
  const { shop } = world;
  const order = await shop.givenConfirmed();
  const twice = { cents: order.totalCents, purpose: order.code };
  await shop.read({ ...twice, reference: 'A' }, { ...twice, reference: 'B' });
  expect(await bookSure()).toMatchObject({ booked: 1, left: 0 });
  expect(await orderNow(order.id)).toMatchObject({ paidCents: order.totalCents });
});

test('too little is kept in part, and the patient is told the rest', async () => {
  const { shop } = world;
  const order = await shop.givenConfirmed();
  const { entries } = await shop.read({ cents: order.totalCents - 400, purpose: order.code });
  expect(entries).toMatchObject([{ result: 'near', reason: 'tooLittle', candidates: [{ code: order.code }] }]);
  expect(await bookSure()).toMatchObject({ booked: 0, left: 0 });
  const amountCent = order.totalCents - 400;
  expectError(await book(entries[0]?.id, { orderId: order.id, amountCent: 1 }), 'InvalidInput', {
    fields: [{ path: 'body.shares', problem: 'sum' }],
  });
  await book(entries[0]?.id, { orderId: order.id, amountCent });
  expect(await orderNow(order.id)).toMatchObject({ paidAt: null, paidCents: amountCent });
  expectError(await book(entries[0]?.id, { orderId: order.id, amountCent }), 'InvalidState');
  await shop.sendMails();
  const mail = (await readMails(shop.mailFolder)).find(({ subject }) => subject?.includes('fehlt noch ein Betrag'));
  expect(mail?.text).toContain('4,00');
  await shop.read({ cents: 400, purpose: `Rest ${order.code}` });
  expect(await bookSure()).toMatchObject({ booked: 1, left: 0 });
  expect((await orderNow(order.id))?.paidAt).not.toBeNull();
});

test('one transfer for two orders is shared, and its surplus is due back', async () => {
  const { shop } = world;
  const [one, two] = [await shop.givenConfirmed(), await shop.givenConfirmed()];
  const cents = one.totalCents + two.totalCents + 900;
  const { entries } = await shop.read({ cents, purpose: `${one.code} ${two.code}`, iban: 'DE02120300000000202051' });
  expect(entries).toMatchObject([{ result: 'near', reason: 'tooMuch' }]);
  const shares = [
    { orderId: one.id, amountCent: one.totalCents + 900 },
    { orderId: two.id, amountCent: two.totalCents },
  ];
  expect((await book(entries[0]?.id, ...shares)).statusCode).toBe(200);
  expect(await orderNow(two.id)).toMatchObject({ paidAt: shop.clock.now(), refundDueCents: 0 });
  const { refunds } = (await shop.accounting.call(listPayments, {})).data;
  expect(refunds).toMatchObject([
    {
      code: one.code,
      amountCent: 900,
      shares: [
        {
          amountCent: 900,
          payee: { iban: 'DE02120300000000202051' },
          isOtherAccount: false,
          qrCode: { size: expect.any(Number) },
        },
      ],
    },
  ]);
});

test('what a stranger has paid for an order goes back to the stranger, and nothing of what the payer has paid', async () => {
  const { shop } = world;
  const order = await shop.givenConfirmed();
  const [payer, stranger] = ['DE02120300000000202051', 'DE02500105170137075030'];
  await shop.read({ cents: order.totalCents, purpose: order.code, iban: payer });
  await bookSure();
  shop.clock.advance({ minutes: 1 });
  const { entries } = await shop.read({ cents: 1, purpose: order.code, iban: stranger, name: 'Wer Auchimmer' });
  await book(entries[0]?.id, { orderId: order.id, amountCent: 1 });
  await changeOrder(shop.ordering, order.id, { kind: 'patient' }, { name: 'cancel' });
  const { refunds } = (await shop.accounting.call(listPayments, {})).data;
  expect(refunds.find(({ orderId }) => orderId === order.id)).toMatchObject({
    amountCent: order.totalCents + 1,
    shares: [
      { amountCent: 1, payee: { iban: stranger }, isOtherAccount: true },
      { amountCent: order.totalCents, payee: { iban: payer }, isOtherAccount: false },
    ],
  });
});

test('sums that no ledger can add up are refused, and what was booked before stays', async () => {
  const { shop } = world;
  const order = await shop.givenConfirmed();
  const most = 2_000_000_000;
  const { entries } = await shop.read({ cents: most, purpose: 'eins' }, { cents: most, purpose: 'zwei' });
  const [first, second] = entries.map(({ id }) => id);
  expect((await book(first, { orderId: order.id, amountCent: most })).statusCode).toBe(200);
  expectError(await book(second, { orderId: order.id, amountCent: most }), 'InvalidInput', {
    fields: [{ path: 'body.shares', problem: 'sum' }],
  });
});

test('a paid order that is cancelled is due back until the money has left', async () => {
  const { shop } = world;
  const order = await shop.givenConfirmed();
  await shop.read({ cents: order.totalCents, purpose: order.code });
  await bookSure();
  await changeOrder(shop.ordering, order.id, { kind: 'patient' }, { name: 'cancel' });
  expect(await orderNow(order.id)).toMatchObject({ refundDueCents: order.totalCents });
  const late = { cents: order.totalCents, purpose: order.code, bookedOn: '2026-11-17' };
  expect((await shop.read(late)).entries).toMatchObject([{ reason: 'ended' }]);
  const out = { cents: -order.totalCents, purpose: `Rueckzahlung ${order.code}` };
  const { entries } = await shop.read(out, { cents: -5_000, purpose: 'Miete' });
  expect(entries.filter(({ direction }) => direction === 'out')).toMatchObject([{ result: 'sure' }]);
  expect(await bookSure()).toMatchObject({ booked: 1, left: 0 });
  expect(await orderNow(order.id)).toMatchObject({ paidCents: 0, refundDueCents: 0 });
});

test('money by hand is a payment with its reason, and a refund by hand too', async () => {
  const { shop } = world;
  const order = await shop.givenConfirmed();
  await changeOrder(shop.ordering, order.id, shop.accounting.actor, { name: 'paid' });
  expect(await orderNow(order.id)).toMatchObject({ paidCents: order.totalCents });
  await changeOrder(shop.ordering, order.id, { kind: 'patient' }, { name: 'cancel' });
  shop.clock.advance({ seconds: 1 });
  const note = { params: { id: order.id }, body: { reason: 'bar zurück' } };
  expect((await shop.accounting.call(noteRefund, { ...note, headers: once() })).statusCode).toBe(200);
  expectError(await shop.accounting.call(noteRefund, { ...note, headers: once() }), 'InvalidState');
  expect(await exportPayments(db, order.id)).toMatchObject([
    { kind: 'manual' },
    { kind: 'refund', reason: 'bar zurück' },
  ]);
  await expect(db.update(payments).set({ amountCents: 1 })).rejects.toThrow();
});

test('what was paid at the till is refunded by the till, with a receipt and into the books', async () => {
  const { shop } = world;
  const order = await shop.givenConfirmed();
  await db.update(orders).set({ paymentMethod: 'pickup' }).where(eq(orders.id, order.id));
  const paid = { orderId: order.id, action: { name: 'paid' as const }, seen: {}, key: null };
  const { person } = shop.accounting;
  await expect(
    actAsStaff(shop.ordering, person, { ...paid, note: { text: 'bar', isCall: false } }),
  ).rejects.toMatchObject({ id: 'TillReceiptMissing' });
  await actAsStaff(shop.ordering, person, { ...paid, till: { receiptNumber: '4711', tillName: null } });
  await changeOrder(shop.ordering, order.id, { kind: 'patient' }, { name: 'cancel' });
  expect((await shop.accounting.call(listPayments, {})).data.refunds).toMatchObject([
    { shares: [{ amountCent: order.totalCents, payee: null, isOfTill: true, tillReceipt: '4711', qrCode: null }] },
  ]);
  const refund = (body: { reason: string } | { receipt: { receiptNumber: string; tillName: null } }) =>
    shop.accounting.call(noteRefund, { params: { id: order.id }, headers: once(), body });
  expectError(await refund({ reason: 'auf ein Konto' }), 'TillReceiptMissing');
  shop.clock.advance({ seconds: 1 });
  expect((await refund({ receipt: { receiptNumber: '4720', tillName: null } })).statusCode).toBe(200);
  expect(await orderNow(order.id)).toMatchObject({ paidCents: 0, refundDueCents: 0 });
  expect(await exportPayments(db, order.id)).toMatchObject([
    { kind: 'till', reason: '4711' },
    { kind: 'till', amountCents: -order.totalCents, reason: '4720' },
  ]);
});

test('what belongs to no order leaves the list with its reason', async () => {
  const { shop } = world;
  const { entries } = await shop.read({ cents: 5, purpose: 'Zinsen' });
  const aside = { params: { id: entries[0]?.id ?? '' }, body: { reason: 'Zinsen der Bank' } };
  expect((await shop.accounting.call(setPaymentAside, { ...aside, headers: once() })).statusCode).toBe(200);
  expectError(await shop.accounting.call(setPaymentAside, { ...aside, headers: once() }), 'InvalidState');
  expect((await shop.accounting.call(listPayments, {})).data.entries).toEqual([]);
});
