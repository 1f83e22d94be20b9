import { addCartItem } from '@shop/contract/cart';
import { reserveCart } from '@shop/contract/checkout';
import { readDeskOrder } from '@shop/contract/desk/orders';
import * as calls from '@shop/contract/desk/privacy';
import { findOrderByCode, readQueue, searchOrders } from '@shop/contract/desk/queue';
import { readPersonalData } from '@shop/contract/patient';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { users } from '../../db/schema/identity.ts';
import { orders } from '../../db/schema/orders.ts';
import { reservationBody } from '../../testing/ordering.ts';
import { privacyShop } from '../../testing/privacy-desk.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { once } from '../../testing/write-headers.ts';

const world = testWorld(privacyShop);
const { db } = world;

test('a restriction waits for open orders and names them; then nobody at the desk finds the person', async () => {
  const { shop } = world;
  const ended = await shop.givenCompleted();
  const open = await shop.givenOrder();
  const { id, unsettled } = await shop.enter('restriction');
  expect(unsettled).toEqual([open.code]);
  const restrict = () => shop.lead.call(calls.restrictPerson, { params: { id }, headers: once() });
  expectError(await restrict(), 'OrdersUnsettled', { codes: open.code });
  await db.update(orders).set({ status: 'cancelled', refundDueCents: 5 }).where(eq(orders.id, open.id));
  expectError(await restrict(), 'OrdersUnsettled', { codes: open.code });
  await db.update(orders).set({ refundDueCents: 0 }).where(eq(orders.id, open.id));

  expect((await restrict()).data).toMatchObject({ outcome: 'done', isRestricted: true });
  expect(await shop.told()).toContain('gesperrt');
  for (const staff of [shop.pharmacist, shop.lead]) {
    expectError(await staff.call(readDeskOrder, { params: { id: ended.id } }), 'NotFound');
    expectError(await staff.call(findOrderByCode, { query: { code: ended.code } }), 'NotFound');
    expect((await staff.call(searchOrders, { body: { words: ended.code } })).data.orders).toEqual([]);
    expect((await staff.call(readQueue, {})).data.rows).toEqual([]);
  }
  const found = await shop.lead.call(calls.findPrivacyPerson, { body: { person: ended.code } });
  expect(found.data.person).toMatchObject({ isRestricted: true, orders: 2 });
});

test('a restricted patient sees the own data and why nothing can be ordered; lifting is told before it is done', async () => {
  const { shop } = world;
  const ended = await shop.givenCompleted();
  const { id } = await shop.enter('restriction');
  const asked = () => ({ params: { id }, headers: once() });
  expectError(await shop.lead.call(calls.announceLift, { ...asked(), body: { reason: 'x' } }), 'InvalidState');
  await shop.lead.call(calls.restrictPerson, asked());
  const at = shop.clock.now().toISOString();
  expect((await shop.patient.call(readPersonalData, {})).data.restrictedAt).toBe(at);
  const { itemId } = await db.query.orderLines.findFirst().then((line) => ({ itemId: line?.productId ?? '' }));
  await shop.patient.call(addCartItem, { body: { itemId, quantity: 5 } });
  const digital = { headers: {}, body: reservationBody({ prescriptionDocument: { format: 'digital' } }) };
  expectError(await shop.patient.call(reserveCart, digital), 'AccountRestricted');

  expectError(await shop.lead.call(calls.liftRestriction, asked()), 'InvalidState');
  await shop.lead.call(calls.announceLift, { ...asked(), body: { reason: 'Die Richtigkeit ist geklärt.' } });
  expect(await shop.told()).toContain('Die Richtigkeit ist geklärt.');
  expectError(await shop.pharmacist.call(readDeskOrder, { params: { id: ended.id } }), 'NotFound');
  const { data } = await shop.lead.call(calls.liftRestriction, asked());
  expect(data).toMatchObject({ isRestricted: false, lift: { by: shop.lead.person.name } });
  expect((await shop.pharmacist.call(readDeskOrder, { params: { id: ended.id } })).statusCode).toBe(200);
  expect((await shop.patient.call(reserveCart, digital)).statusCode).toBe(200);
});

test('an erasure is planned first, does what was planned, and tells what stays until when', async () => {
  const { shop } = world;
  const dispensed = await shop.givenCompleted();
  const disputed = await shop.givenCompleted();
  await db.update(orders).set({ disputedAt: shop.clock.now() }).where(eq(orders.id, disputed.id));
  const onItsWay = await shop.givenOrder();
  await db.update(orders).set({ status: 'shipped' }).where(eq(orders.id, onItsWay.id));
  const open = await shop.givenOrder();
  const { id, plan } = await shop.enter('erasure');
  expect(plan).toMatchObject({
    cancelled: [open.code],
    staying: [
      { what: 'openOrders', count: 1, until: null },
      { what: 'disputedOrders', count: 1, until: null },
      { what: 'dispensedOrders', count: 1, until: '2030-06-02' },
      { what: 'otherOrders', count: 1, until: '2025-12-02' },
      { what: 'consents', until: '2028-06-02' },
    ],
  });
  const erase = (fingerprint = '') =>
    shop.lead.call(calls.erasePerson, { params: { id }, headers: once(), body: { fingerprint } });
  expectError(await erase('another'), 'ErasurePlanChanged');
  const { data } = await erase(plan?.fingerprint);
  expect(data).toMatchObject({ outcome: 'done', hasAccount: false, plan: null });
  expect(await shop.told()).toMatch(/bis 02\.06\.2030/);
  expectError(await shop.patient.call(readPersonalData, {}), 'Unauthorized');
  expect(await db.select().from(users).where(eq(users.email, shop.patient.email))).toEqual([]);

  // What is still to be done stays in sight until it is done.
  expectError(await shop.pharmacist.call(readDeskOrder, { params: { id: dispensed.id } }), 'NotFound');
  expectError(await shop.pharmacist.call(readDeskOrder, { params: { id: open.id } }), 'NotFound');
  expect((await shop.pharmacist.call(readDeskOrder, { params: { id: onItsWay.id } })).statusCode).toBe(200);
  await db.update(orders).set({ status: 'completed', paidAt: shop.clock.now() }).where(eq(orders.id, onItsWay.id));
  expectError(await shop.pharmacist.call(readDeskOrder, { params: { id: onItsWay.id } }), 'NotFound');
  expect(
    (await shop.lead.call(calls.findPrivacyPerson, { body: { person: shop.patient.email } })).data.person,
  ).toMatchObject({
    hasAccount: false,
    isRestricted: true,
    orders: 4,
  });
});

test('an order that comes in while the person is erased is cancelled with the others or never made', async () => {
  const { shop } = world;
  const { productId } = await shop
    .givenOrder()
    .then(async () => (await db.query.orderLines.findFirst()) ?? { productId: '' });
  await shop.patient.call(addCartItem, { body: { itemId: productId, quantity: 5 } });
  const { id, plan } = await shop.enter('erasure');
  const body = { fingerprint: plan?.fingerprint ?? '' };
  const digital = { headers: {}, body: reservationBody({ prescriptionDocument: { format: 'digital' } }) };
  const [erased] = await Promise.all([
    shop.lead.call(calls.erasePerson, { params: { id }, headers: once(), body }),
    shop.patient.call(reserveCart, digital),
  ]);
  if (erased.statusCode !== 200) {
    expectError(erased, 'ErasurePlanChanged');
    const again = (await shop.lead.call(calls.readPrivacyRequest, { params: { id } })).data.plan?.fingerprint ?? '';
    await shop.lead.call(calls.erasePerson, { params: { id }, headers: once(), body: { fingerprint: again } });
  }
  const left = await db
    .select({ status: orders.status, userId: orders.userId, unseen: orders.isOutOfSight })
    .from(orders);
  expect(new Set(left.map((order) => JSON.stringify(order)))).toEqual(
    new Set([JSON.stringify({ status: 'cancelled', userId: null, unseen: true })]),
  );
  expect(await db.select().from(users).where(eq(users.email, shop.patient.email))).toEqual([]);
});

test('an erasure that was refused cancels nothing when somebody still sends it', async () => {
  const { shop } = world;
  const { id: orderId } = await shop.givenOrder();
  const { id, plan } = await shop.enter('erasure');
  const params = { id };
  const refusal = { ground: 'unproven' as const, reason: 'Unterschrift passt nicht.' };
  await shop.lead.call(calls.refusePrivacyRequest, { params, headers: once(), body: refusal });
  const late = { params, headers: once(), body: { fingerprint: plan?.fingerprint ?? '' } };
  expectError(await shop.lead.call(calls.erasePerson, late), 'InvalidState');
  expect(await db.select({ status: orders.status }).from(orders).where(eq(orders.id, orderId))).toEqual([
    { status: 'inReview' },
  ]);
});
