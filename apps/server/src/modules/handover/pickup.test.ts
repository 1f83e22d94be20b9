import type { AdviceNote } from '@shop/contract/desk/advice';
import { handOverAtCounter, readHandOver } from '@shop/contract/desk/handover';
import { listSettledPayments, undoTillPayment } from '@shop/contract/desk/payments';
import type { TillReceipt } from '@shop/contract/desk/writing';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { payments } from '../../db/schema/bank.ts';
import { dispatches } from '../../db/schema/handover.ts';
import { outbox } from '../../db/schema/mail.ts';
import { type Order, orderEvents, orders } from '../../db/schema/orders.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { givenReleased } from '../../testing/released-order.ts';
import { givenAtDesk, type TestStaff } from '../../testing/staff.ts';
import { stockComplaints } from '../../testing/stock-balance.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { tickAdvice } from '../../testing/ticked-advice.ts';
import { once } from '../../testing/write-headers.ts';
import { changeOrder } from '../orders/order-service.ts';
import { followUpPickups } from '../orders/pickup-deadline-service.ts';
import { listApart } from '../packing/filled-answer-service.ts';

const database = testDatabase();
const { db } = database;

let shop: DeskShop;
let order: Order;
beforeEach(async () => {
  shop = await deskShop(database);
  order = await givenReleased(shop, db, 'selfPickUp', { paymentMethod: 'pickup', paidAt: null });
  await tickAdvice(db, order.id, { said: 'due', at: shop.clock.now() });
  order = await changeOrder(shop.ordering, order.id, shop.pta.actor, { name: 'ready' });
});

const orderNow = async () => (await db.select().from(orders).where(eq(orders.id, order.id)))[0] as Order;
const mailKinds = async () => (await db.select({ kind: outbox.kind }).from(outbox)).map(({ kind }) => kind);
const followUp = () => followUpPickups(shop.ordering, shop.clock.now());

const receipt = { receiptNumber: '4711', tillName: 'Kasse 2' };

async function handOver(till: TillReceipt | null, by: TestStaff = shop.pta, advice: AdviceNote | null = 'inPerson') {
  const { version } = await orderNow();
  const body = { version, taker: 'patient' as const, isIdentitySeen: true as const, ...(advice && { advice }), till };
  return by.call(handOverAtCounter, {
    params: { id: order.id },
    headers: once(),
    body,
  });
}

test('picked up: identity seen, paid at the counter, and who advised are on record', async () => {
  const { data } = await shop.pta.call(readHandOver, {});
  expect(data.pickup.ready).toMatchObject([{ code: order.code, name: order.patientName, isPaid: false }]);
  expect((await handOver(null)).json()).toMatchObject({ id: 'InvalidState' });
  expect(await db.$count(dispatches)).toBe(0);
  expect((await handOver({ receiptNumber: 'bar bezahlt', tillName: null })).json()).toMatchObject({
    id: 'InvalidInput',
  });
  expect((await handOver(receipt)).statusCode).toBe(200);
  expect(await orderNow()).toMatchObject({ status: 'completed', paidAt: expect.any(Date) });
  expect(await db.select().from(dispatches)).toMatchObject([
    {
      way: 'selfPickUp',
      recipient: 'Lena Beispiel',
      taker: 'patient',
      isIdentitySeen: true,
      advisedBy: shop.pta.person.name,
    },
  ]);
});

test('what the till has taken is a payment with its receipt, and can be undone or corrected with a reason', async () => {
  await handOver(receipt);
  const paid = () =>
    db
      .select({ kind: payments.kind, cents: payments.amountCents, reason: payments.reason })
      .from(payments)
      .where(eq(payments.orderId, order.id))
      .orderBy(payments.at);
  const cents = order.totalCents;
  expect(await paid()).toEqual([{ kind: 'till', cents, reason: '4711, Kasse 2' }]);
  const accounting = await givenAtDesk(shop, db, ['accounting']);
  const listed = async () => (await accounting.call(listSettledPayments, {})).data.till;
  expect(await listed()).toMatchObject([{ code: order.code, amountCent: cents, receipt: '4711, Kasse 2' }]);
  const undo = (reason: string, right: TillReceipt | null) =>
    accounting.call(undoTillPayment, {
      params: { id: order.id },
      headers: once(),
      body: { reason, receipt: right },
    });
  shop.clock.advance({ minutes: 5 });
  expect((await undo('falsche Nummer', { receiptNumber: '4712', tillName: null })).statusCode).toBe(200);
  expect(await orderNow()).toMatchObject({ paidCents: cents, paidAt: expect.any(Date) });
  expect(await listed()).toMatchObject([{ receipt: '4712' }]);
  shop.clock.advance({ minutes: 5 });
  expect((await undo('doch nicht bezahlt', null)).statusCode).toBe(200);
  expect(await orderNow()).toMatchObject({ paidCents: 0, paidAt: null, refundDueCents: 0 });
  expect(await listed()).toEqual([]);
  expect((await undo('noch einmal', null)).json()).toMatchObject({ id: 'InvalidState' });
  expect((await paid()).reduce((sum, row) => sum + row.cents, 0)).toBe(0);
});

test('whoever may not advise hands over only what somebody has advised about', async () => {
  expect((await handOver(receipt, shop.pka, null)).json()).toMatchObject({ id: 'AdviceMissing' });
  expect((await handOver(receipt, shop.pka)).json()).toMatchObject({ id: 'AdviceMissing' });
  expect(await orderNow()).toMatchObject({ status: 'readyForPickup', paidAt: null });
});

test('handing over says nothing about advice by itself: whoever may advise says what happened, and declined is declined', async () => {
  expect((await handOver(receipt, shop.pta, null)).json()).toMatchObject({ id: 'AdviceMissing' });
  expect((await handOver(receipt, shop.pta, 'declined')).statusCode).toBe(200);
  expect(await db.select().from(dispatches)).toMatchObject([{ outcome: 'handedOver', advisedBy: null }]);
  const events = await db.select().from(orderEvents).where(eq(orderEvents.what, 'adviceDeclined'));
  expect(events).toMatchObject([{ orderId: order.id, byName: shop.pta.person.name }]);
});

test('a patient is reminded once, by a mail that names no product', async () => {
  await followUp();
  expect(await mailKinds()).not.toContain('order pickupReminder');
  shop.clock.advance({ days: 3 });
  await followUp();
  await followUp();
  expect((await mailKinds()).filter((kind) => kind === 'order pickupReminder')).toHaveLength(1);
  const what = (await db.select({ what: orderEvents.what }).from(orderEvents)).map((event) => event.what);
  expect(what).toContain('pickupReminded');
});

test('what nobody picks up waits for an answer, and the patient is told', async () => {
  shop.clock.advance({ days: 3 });
  await followUp();
  shop.clock.advance({ days: 10 });
  await followUp();
  expect(await orderNow()).toMatchObject({ status: 'readyForPickup' });
  shop.clock.advance({ days: 1 });
  await followUp();
  expect(await orderNow()).toMatchObject({ status: 'cancelled' });
  expect(await mailKinds()).toContain('order notPickedUp');
  expect(await stockComplaints(db)).toEqual([]);
  const apart = await listApart(shop.ordering);
  expect(apart).toMatchObject([{ orderCode: order.code, setAside: { by: null }, fates: ['unopened', 'waste'] }]);
});

test.each([
  ['paid', { paidAt: new Date('2026-11-16T08:00:00Z') }],
  ['paid in part', { paidCents: 100 }],
])('what is %s does not go back by itself: a person decides', async (_name, money) => {
  await db.update(orders).set({ ...money, pickupRemindedAt: shop.clock.now() });
  shop.clock.advance({ days: 20 });
  await followUp();
  expect(await orderNow()).toMatchObject({ status: 'readyForPickup' });
  await changeOrder(shop.ordering, order.id, shop.pta.actor, { name: 'putBack' });
  expect(await orderNow()).toMatchObject({ status: 'cancelled' });
  expect(await stockComplaints(db)).toEqual([]);
});

test('nothing is called handed over by a mere step: identity, advice and the marked original are asked for', async () => {
  const act = (action: 'complete' | 'paid') =>
    changeOrder(shop.ordering, order.id, shop.pta.actor, { name: action } as { name: 'complete' });
  await act('paid');
  await expect(act('complete')).rejects.toMatchObject({ id: 'AdviceMissing' });
  await tickAdvice(db, order.id, { said: 'given', at: shop.clock.now() });
  await expect(act('complete')).rejects.toMatchObject({ id: 'IdentityMissing' });
  await db.update(orders).set({ originalMarkedAt: null });
  expect((await handOver(null, shop.pta, null)).json()).toMatchObject({ id: 'OriginalNotMarked' });
  expect(await db.$count(dispatches)).toBe(0);
  await db.update(orders).set({ originalMarkedAt: shop.clock.now() });
  expect((await handOver(null, shop.pta, null)).statusCode).toBe(200);
});
