import { answerLikeness } from '@shop/contract/desk/orders';
import { readQueue, releaseOrders, takeOrders, tellDelay } from '@shop/contract/desk/queue';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderEvents, orders } from '../../db/schema/orders.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { givenAtDesk, givenStaff } from '../../testing/staff.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { once } from '../../testing/write-headers.ts';
import { changeOrder } from '../orders/order-service.ts';

const database = testDatabase();
const { db } = database;
const unknown = '2d1a6c0e-6f60-4f3f-9d4e-00000000abcd';

async function givenTwoAtTheDesk() {
  const shop = await testApp(database);
  const ordering = orderingShop(database);
  return { shop, ordering, anna: await givenAtDesk(shop, db, ['pta']), ben: await givenAtDesk(shop, db, ['pka']) };
}

test('several orders are taken at once, each answers for itself, and a colleague is asked first', async () => {
  const { ordering, anna, ben } = await givenTwoAtTheDesk();
  const [free, held, over] = [await ordering.givenOrder(), await ordering.givenOrder(), await ordering.givenOrder()];
  await changeOrder(ordering, over.id, { kind: 'patient' }, { name: 'cancel' });
  await ben.call(takeOrders, { body: { ids: [held.id] } });

  const ids = [free.id, held.id, over.id, unknown];
  const { results } = (await anna.call(takeOrders, { body: { ids } })).data;
  expect(results.map(({ outcome }) => outcome)).toEqual(['taken', 'heldByColleague', 'over', 'unknown']);
  expect(results[1]?.takenBy).toMatchObject({ staffId: ben.person.id, name: ben.person.name });

  const mine = (await anna.call(readQueue, { query: { mine: 'true' } })).data;
  expect(mine.rows.map(({ id }) => id)).toEqual([free.id]);
  expect(mine.counts.mine).toBe(1);

  const over2 = (await anna.call(takeOrders, { body: { ids: [held.id], takeOver: true } })).data.results;
  expect(over2).toMatchObject([{ outcome: 'taken', takenBy: { staffId: anna.person.id } }]);
});

test('what one has is laid back, what a colleague has is not', async () => {
  const { ordering, anna, ben } = await givenTwoAtTheDesk();
  const [own, foreign] = [await ordering.givenOrder(), await ordering.givenOrder()];
  await anna.call(takeOrders, { body: { ids: [own.id] } });
  await ben.call(takeOrders, { body: { ids: [foreign.id] } });
  const { results } = (await anna.call(releaseOrders, { body: { ids: [own.id, foreign.id, unknown] } })).data;
  expect(results.map(({ outcome }) => outcome)).toEqual(['released', 'heldByColleague', 'unknown']);
});

test('of two who take an order at the same moment one has it', async () => {
  const { ordering, anna, ben } = await givenTwoAtTheDesk();
  const { id } = await ordering.givenOrder();
  const asked = [anna, ben, anna, ben].map((person) => person.call(takeOrders, { body: { ids: [id] } }));
  const answers = (await Promise.all(asked)).map(({ data }) => data.results[0]);
  const holders = new Set(answers.map((answer) => answer?.takenBy?.staffId));
  expect(holders.size).toBe(1);
  expect(answers.filter((answer) => answer?.outcome === 'heldByColleague')).toHaveLength(2);
});

test('nobody takes an order of their own', async () => {
  const { shop, ordering } = await givenTwoAtTheDesk();
  const { id, email } = await ordering.givenOrder();
  const patientToo = await givenStaff(db, { email: email.toLowerCase(), roles: ['pta'] });
  const { call } = await givenAtDesk(shop, db, ['pta'], { person: patientToo });
  const { results } = (await call(takeOrders, { body: { ids: [id] } })).data;
  expect(results).toEqual([{ id, outcome: 'ownOrder', takenBy: null }]);
  expectError(await call(tellDelay, { body: { id, version: 1 } }), 'OwnOrder');
});

test('an order like one’s own is taken, or taken over, once its likeness is answered on record', async () => {
  const { shop, ordering, ben } = await givenTwoAtTheDesk();
  const { id, patientName } = await ordering.givenOrder();
  await ben.call(takeOrders, { body: { ids: [id] } });
  const person = await givenStaff(db, { name: patientName, roles: ['pta'] });
  const { call } = await givenAtDesk(shop, db, ['pta'], { person });
  const take = async () => (await call(takeOrders, { body: { ids: [id], takeOver: true } })).data.results;
  expect(await take()).toMatchObject([{ id, outcome: 'likeOwnOrder', takenBy: { name: ben.person.name } }]);
  await call(answerLikeness, { params: { id }, headers: once(), body: { isOwn: false } });
  expect(await take()).toMatchObject([{ outcome: 'taken', takenBy: { name: patientName } }]);

  const other = await ordering.givenOrder();
  expect((await call(takeOrders, { body: { ids: [other.id] } })).data.results).toMatchObject([
    { outcome: 'likeOwnOrder' },
  ]);
  await call(answerLikeness, { params: { id: other.id }, headers: once(), body: { isOwn: true } });
  expect((await call(takeOrders, { body: { ids: [other.id] } })).data.results).toMatchObject([{ outcome: 'ownOrder' }]);
});

test('the patient is told of a delay once for each deadline, with a neutral subject and the day that was promised', async () => {
  const { shop, ordering, anna } = await givenTwoAtTheDesk();
  const order = await ordering.givenOrder({ shippingOptionId: 'standard' });
  const tell = async () => {
    const [{ version } = { version: 0 }] = await db.select().from(orders).where(eq(orders.id, order.id));
    return anna.call(tellDelay, { body: { id: order.id, version } });
  };
  expectError(await tell(), 'InvalidState');

  await changeOrder(shop.ordering, order.id, anna.actor, { name: 'review' });
  await changeOrder(shop.ordering, order.id, anna.actor, { name: 'paid' });
  await db.update(orders).set({ prescriptionVerifiedAt: shop.clock.now() });
  expectError(await anna.call(tellDelay, { body: { id: order.id, version: 1 } }), 'OrderChanged');
  expect((await tell()).statusCode).toBe(200);
  expectError(await tell(), 'InvalidState');

  await shop.sendMails();
  const mails = (await readMails(shop.mailFolder)).filter(({ subject }) => subject?.includes('später'));
  expect(mails.map(({ subject }) => subject)).toEqual([`Ihre Bestellung ${order.code} kommt später`]);
  expect(mails[0]?.text).toContain('2 Werktage');
  expect(mails[0]?.text).toContain('04.06.2025');
  const told = await db.select().from(orderEvents).where(eq(orderEvents.what, 'delayTold'));
  expect(told).toMatchObject([{ byName: anna.person.name, byStaffId: anna.person.id }]);
  const { rows } = (await anna.call(readQueue, { query: {} })).data;
  expect(rows[0]?.deadline).toMatchObject({ kind: 'runs', toldAt: '2025-06-02T08:00:00.000Z' });
});
