import { randomUUID } from 'node:crypto';
import {
  endRecall,
  exportRecall,
  listRecalls,
  mailRecalledPeople,
  noteRecallContact,
  readRecall,
  startRecall,
} from '@shop/contract/desk/recalls';
import { readProductStock, receiveGoods, releaseBatch, unlockBatch } from '@shop/contract/desk/stock';
import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { journal } from '../../db/schema/journal.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { batches } from '../../db/schema/stock.ts';
import { deskShop } from '../../testing/desk-order.ts';
import { readMails } from '../../testing/mail-reader.ts';
import { givenPatient, type Person } from '../../testing/person.ts';
import { stockComplaints } from '../../testing/stock-balance.ts';
import { expectError } from '../../testing/test-app.ts';
import { testWorld } from '../../testing/test-world.ts';
import { once } from '../../testing/write-headers.ts';
import { dispenseStock } from '../stock/stock-service.ts';
import { exportRecallContacts } from './recall-retention-service.ts';

const world = testWorld((database) => deskShop(database, { stockUnits: 100 }));
const { db } = world;

/** An order whose goods were taken out of the batches and have gone to the patient, unless told otherwise. */
async function dispensed(patient: Person, quantity: number, status: 'shipped' | 'preparing' = 'shipped') {
  const { shop } = world;
  const { id, code } = await shop.givenOrder({ patient, quantity });
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, id));
  await db.transaction((tx) => dispenseStock(tx, { orderId: id, lines, now: shop.clock.now(), by: null }));
  await db.update(orders).set({ status }).where(eq(orders.id, id));
  return { id, code };
}

async function openingBatch() {
  const [batch] = await db.select().from(batches).orderBy(asc(batches.receivedAt));
  return { id: batch?.id ?? '', version: batch?.version ?? 0 };
}

async function started() {
  const { shop } = world;
  const { id, version } = await openingBatch();
  const body = { version, reason: 'Der Hersteller ruft zurück' };
  const answer = await shop.pharmacist.call(startRecall, { params: { id }, headers: once(), body });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.data;
}

test('a recall locks the batch and lists everybody who got some of it, each person once with all their orders', async () => {
  const { shop } = world;
  const other = await givenPatient(shop, { firstName: 'Zacharias', lastName: 'Aal' });
  const first = await dispensed(shop.patient, 5);
  const second = await dispensed(shop.patient, 10, 'preparing');
  const third = await dispensed(other, 5);
  const { recall, onHand, people } = await started();
  expect(recall).toMatchObject({ people: { all: 2, reached: 0 }, ended: null });
  expect(onHand).toBe(80);
  const orderCodes = people.map((person) => person.orders.map(({ code, units, isHere }) => [code, units, isHere]));
  expect(orderCodes).toHaveLength(2);
  expect(orderCodes).toContainEqual([
    [second.code, 10, true],
    [first.code, 5, false],
  ]);
  expect(orderCodes).toContainEqual([[third.code, 5, false]]);
  const { product } = (await shop.pta.call(readProductStock, { params: { id: shop.flower.id } })).data;
  expect(product).toMatchObject({ free: 0, locked: 80 });
  expect(await stockComplaints(db)).toEqual([]);
  expect((await shop.pka.call(listRecalls, {})).data.recalls).toEqual([recall]);
});

test('who may start it: a pharmacist, once for a batch; and nothing of it comes back while it runs', async () => {
  const { shop } = world;
  const { id, version } = await openingBatch();
  const body = { version, reason: 'Rückruf' };
  expectError(await shop.pka.call(startRecall, { params: { id }, headers: once(), body }), 'Forbidden');
  const headers = once();
  const { data } = await shop.pharmacist.call(startRecall, { params: { id }, headers, body });
  expect((await shop.pharmacist.call(startRecall, { params: { id }, headers, body })).data).toEqual(data);
  const again = { ...body, version: version + 1 };
  expectError(
    await shop.pharmacist.call(startRecall, { params: { id }, headers: once(), body: again }),
    'InvalidState',
  );
  expectError(
    await shop.pharmacist.call(unlockBatch, { params: { id }, headers: once(), body: again }),
    'InvalidState',
  );
});

test('every delivery of the batch is recalled, and one that comes later is not released', async () => {
  const { shop } = world;
  const values = { thcPercent: 21.4, cbdPercent: 0.8, thcMgPerMl: null, cbdMgPerMl: null, terpenes: null };
  const receive = async (deliveryNote: string) => {
    const delivered = { supplier: 'Mainkraut', deliveryNote, number: 'BM-7', expiresOn: '2027-06-30' };
    const body = { productId: shop.flower.id, ...delivered, units: 50, values };
    return (await shop.pka.call(receiveGoods, { headers: once(), body })).data.batch;
  };
  const one = await receive('LS-1');
  await receive('LS-2');
  const body = { version: one.version, reason: 'Rückruf' };
  const { data } = await shop.pharmacist.call(startRecall, { params: { id: one.id }, headers: once(), body });
  expect(data).toMatchObject({ onHand: 100, recall: { batchNumber: 'BM-7' } });
  const states = await db.select({ state: batches.state }).from(batches).where(eq(batches.number, 'BM-7'));
  expect(states).toEqual([{ state: 'locked' }, { state: 'locked' }]);

  const late = await receive('LS-3');
  const release = { version: late.version, testNumber: 'P-1', identityTest: 'other' as const };
  const asked = { params: { id: late.id }, headers: once(), body: release };
  expectError(await shop.pharmacist.call(releaseBatch, asked), 'InvalidState');
});

test('people are ticked off one by one, and the recall ends when all were reached or with a reason', async () => {
  const { shop } = world;
  const other = await givenPatient(shop);
  const { id: orderId } = await dispensed(shop.patient, 5);
  const { id: otherOrderId } = await dispensed(other, 5);
  const { id } = (await started()).recall;
  const contact = (about: string, isReached: boolean) => {
    shop.clock.advance({ seconds: 1 });
    const note = isReached ? 'bringt es zurück' : null;
    return { params: { id }, headers: once(), body: { orderId: about, way: 'phone' as const, isReached, note } };
  };
  expectError(await shop.pka.call(noteRecallContact, contact(orderId, true)), 'Forbidden');
  expectError(await shop.pta.call(noteRecallContact, contact(randomUUID(), true)), 'NotFound');
  const missed = (await shop.pta.call(noteRecallContact, contact(orderId, false))).data;
  expect(missed.recall.people).toEqual({ all: 2, reached: 0 });
  const reached = contact(orderId, true);
  await shop.pta.call(noteRecallContact, reached);
  const { recall, people } = (await shop.pta.call(noteRecallContact, reached)).data;
  expect(recall.people).toEqual({ all: 2, reached: 1 });
  expect(people.at(-1)).toMatchObject({
    orderId,
    isReached: true,
    contacts: [{ isReached: false }, { isReached: true, by: shop.pta.person.name, note: 'bringt es zurück' }],
  });

  const end = (reason: string | null) => ({ params: { id }, headers: once(), body: { reason } });
  expectError(await shop.pharmacist.call(endRecall, end(null)), 'RecallUnfinished', { open: 1 });
  await shop.pta.call(noteRecallContact, contact(otherOrderId, true));
  const ended = await shop.pharmacist.call(endRecall, end(null));
  expect(ended.data.recall.ended).toMatchObject({ by: shop.pharmacist.person.name, reason: null });
  expectError(await shop.pharmacist.call(endRecall, end(null)), 'InvalidState');
  const kinds = await db
    .select({ what: journal.what })
    .from(journal)
    .where(eq(journal.subject, 'batch'))
    .orderBy(journal.id);
  expect(kinds.map(({ what }) => what)).toEqual([
    'recallStarted',
    'batchLocked',
    'recallContact',
    'recallContact',
    'recallContact',
    'recallEnded',
  ]);
  expect(await exportRecallContacts(db, orderId)).toMatchObject([{ isReached: false }, { isReached: true }]);
});

test('everybody not yet reached gets one mail that names no product, however often it is asked for', async () => {
  const { shop } = world;
  const { code } = await dispensed(shop.patient, 5);
  const { id } = (await started()).recall;
  expectError(await shop.pta.call(mailRecalledPeople, { params: { id } }), 'Forbidden');
  const [answer] = await Promise.all([
    shop.pharmacist.call(mailRecalledPeople, { params: { id } }),
    shop.pharmacist.call(mailRecalledPeople, { params: { id } }),
  ]);
  expect(answer.statusCode, answer.body).toBe(200);
  expect(answer.data.people[0]?.contacts).toMatchObject([{ way: 'mail', isReached: false }]);
  await shop.sendMails();
  const mails = (await readMails(shop.mailFolder)).filter(({ subject }) => subject?.includes('rufen Sie uns an'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain(code);
  expect(JSON.stringify(mails)).not.toContain(shop.flower.title);
});

test('the list goes out as a table, on record', async () => {
  const { shop } = world;
  const { code } = await dispensed(shop.patient, 5);
  const { id } = (await started()).recall;
  expectError(await shop.pta.call(exportRecall, { params: { id } }), 'Forbidden');
  const answer = await shop.pharmacist.call(exportRecall, { params: { id } });
  expect(answer.headers['content-type']).toContain('text/csv');
  expect(answer.body).toContain(code);
  expect(await db.$count(journal, eq(journal.what, 'recallExported'))).toBe(1);
});

test('an order whose time is over is counted, not named', async () => {
  const { shop } = world;
  const { id: orderId } = await dispensed(shop.patient, 5);
  const { id } = (await started()).recall;
  await db.delete(orders).where(eq(orders.id, orderId));
  const { data } = await shop.pta.call(readRecall, { params: { id } });
  expect(data).toMatchObject({ people: [], forgottenOrders: 1 });
});
