import { type HandOverShown, printHandOverList, readHandOver, sendParcels } from '@shop/contract/desk/handover';
import { listOriginalsToSend, markOriginal, noteOriginalSent, readOriginalMark } from '@shop/contract/desk/originals';
import { correctHandOver, type RecipientAnswer, settleRecipient } from '@shop/contract/desk/recipients';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { dispatches } from '../../db/schema/handover.ts';
import { outbox } from '../../db/schema/mail.ts';
import { type Order, orderEvents, orders } from '../../db/schema/orders.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { uferstrasse } from '../../testing/ordering.ts';
import { readPdf } from '../../testing/pdf-reader.ts';
import { givenReleased } from '../../testing/released-order.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { declare } from '../../testing/withdrawal.ts';
import { once } from '../../testing/write-headers.ts';
import { namesOf, recipientOf } from '../orders/delivery-names-service.ts';
import { changeOrder } from '../orders/order-service.ts';
import { actAsStaff, type Colleague } from '../orders/staff-order-service.ts';

const database = testDatabase();
const { db } = database;

let shop: DeskShop;
let first: Order;
let second: Order;
beforeEach(async () => {
  shop = await deskShop(database);
  first = await givenReleased(shop, db, 'standard');
  second = await givenReleased(shop, db, 'standard');
});

const read = async () => (await shop.pka.call(readHandOver, {})).data as HandOverShown;
const statusOf = async ({ id }: Order) => (await db.select().from(orders).where(eq(orders.id, id)))[0]?.status;
const scanned = ({ id, version }: Order, trackingNumber: string) => ({ orderId: id, version, trackingNumber });
const send = (parcels: ReturnType<typeof scanned>[], headers = once()) =>
  shop.pka.call(sendParcels, { headers, body: { parcels } });

test('all scanned parcels go to the carrier at once, each with its own tracking link and mail', async () => {
  expect((await read()).parcels.waiting.map(({ code }) => code)).toEqual([first.code, second.code]);
  const answer = await send([scanned(first, '0034 0434 1111 2222'), scanned(second, '00340434-33334444')]);
  expect(answer.data).toEqual({ refused: [] });
  const found = await db.select().from(orders).orderBy(asc(orders.createdAt));
  expect(found.map(({ status }) => status)).toEqual(['shipped', 'shipped']);
  expect(found[0]?.trackingUrl).toMatch(/^https:\/\/.*piececode=0034043411112222$/);
  const mails = await db.select().from(outbox).where(eq(outbox.kind, 'order shipped'));
  expect(mails).toHaveLength(2);
  const { waiting, sentToday } = (await read()).parcels;
  expect(waiting).toEqual([]);
  const numbers = new Map(sentToday.map(({ code, trackingNumber }) => [code, trackingNumber]));
  expect(numbers.get(first.code)).toBe('0034043411112222');
  expect(numbers.get(second.code)).toBe('0034043433334444');
});

test('one that is refused keeps no other from leaving', async () => {
  const answer = await send([
    scanned({ ...first, version: first.version - 1 }, '0034043411112222'),
    scanned(second, '0034043433334444'),
  ]);
  expect(answer.data).toEqual({ refused: [{ orderId: first.id, error: 'OrderChanged' }] });
  expect(await statusOf(first)).toBe('preparing');
  expect(await statusOf(second)).toBe('shipped');
});

test('sent twice with the same key, a parcel leaves once', async () => {
  const headers = once();
  const parcels = [scanned(first, '0034043411112222')];
  expect((await send(parcels, headers)).data).toEqual({ refused: [] });
  expect((await send(parcels, headers)).data).toEqual({ refused: [] });
  expect(await db.$count(dispatches)).toBe(1);
});

test('a number that another parcel on its way has is refused', async () => {
  const answer = await send([scanned(first, '0034043411112222'), scanned(second, '0034043411112222')]);
  expect(answer.data).toEqual({ refused: [{ orderId: second.id, error: 'TrackingUsed' }] });
  expect(await statusOf(second)).toBe('preparing');
});

test('of two parcels with one number at once, one leaves', async () => {
  const answers = await Promise.all([first, second].map((order) => send([scanned(order, '00340434111122')])));
  expect(answers.flatMap(({ data }) => data.refused.map(({ error }) => error))).toEqual(['TrackingUsed']);
  expect((await Promise.all([first, second].map(statusOf))).sort()).toEqual(['preparing', 'shipped']);
});

test('what the patient has withdrawn from since it was packed stays here, and is told apart', async () => {
  const { code: orderCode, email } = first;
  const part = { orderCode: second.code, email: second.email, scope: 'part', products: 'Die Blüte' } as const;
  for (const declared of [{ orderCode, email }, part]) expect((await declare(shop, declared)).statusCode).toBe(200);
  const shown = await read();
  expect(shown.withdrawn.map(({ code }) => code)).toEqual([first.code]);
  expect(shown.parcels.waiting.map(({ code }) => code)).toEqual([second.code]);
  const [now] = await db.select().from(orders).where(eq(orders.id, first.id));
  expect((await send([scanned(now as Order, '00340434111122')])).data.refused).toMatchObject([
    { error: 'InvalidState' },
  ]);
  await changeOrder(shop.ordering, first.id, shop.pta.actor, { name: 'cancel', message: 'Sie haben widerrufen.' });
  expect((await read()).withdrawn).toEqual([]);
});

test('a withdrawal from an address that is not the patient’s stops nothing', async () => {
  await declare(shop, { orderCode: first.code, email: 'somebody@else.example' });
  expect((await read()).parcels.waiting.map(({ code }) => code)).toContain(first.code);
});

test('nothing is sent without a number', async () => {
  expect((await send([scanned(first, ' ')])).json()).toMatchObject({ id: 'InvalidInput' });
});

test('the list for the carrier has every parcel of the day with its number, and nothing of what is inside', async () => {
  await send([scanned(first, '0034043411112222')]);
  const answer = await shop.pka.call(printHandOverList, {});
  const { pages } = await readPdf(answer.rawPayload);
  expect(pages[0]?.text).toContain('Übergabeliste');
  for (const fact of [first.code, '0034043411112222', first.deliveryAddress.city]) {
    expect(pages[0]?.text).toContain(fact);
  }
  expect(pages[0]?.text).not.toContain(second.code);
  expect(pages[0]?.text).not.toMatch(/Blüten|Cannabis|Käppele/);
});

const toUte = { ...uferstrasse, fullName: 'Ute Kern' };
const settle = (answer: RecipientAnswer) =>
  shop.pka.call(settleRecipient, { params: { id: first.id }, headers: once(), body: { answer, how: 'Anruf' } });

test('a parcel to another name waits until the patient was asked, once, and bears both names', async () => {
  await db.update(orders).set({ deliveryAddress: toUte }).where(eq(orders.id, first.id));
  const waiting = async () => (await read()).parcels.waiting.find(({ orderId }) => orderId === first.id);
  const now = async () => ({ ...first, version: (await waiting())?.version ?? 0 });
  expect(await waiting()).toMatchObject({ name: 'Ute Kern', patient: 'Lena Beispiel', recipient: 'unknown' });
  const refused = [{ orderId: first.id, error: 'RecipientUnknown' }];
  expect((await send([scanned(await now(), '0034043411112222')])).data).toEqual({ refused });
  const asPharmacist = { id: shop.pharmacist.person.id, name: 'Anna', email: 'anna@pharmacy.example', roles: ['lead'] };
  const ship = { name: 'ship', trackingUrl: 'https://carrier.example/1', estimatedDeliveryDate: null } as const;
  const byCommand = actAsStaff(shop.ordering, asPharmacist as Colleague, {
    ...{ orderId: first.id, action: ship, seen: {}, key: null },
  });
  await expect(byCommand).rejects.toMatchObject({ id: 'RecipientUnknown' });

  expect((await settle('mayReceive')).statusCode).toBe(200);
  expect(await waiting()).toMatchObject({ recipient: 'mayReceive', labels: [expect.stringContaining('5 g')] });
  expect((await send([scanned(await now(), '0034043411112222')])).data).toEqual({ refused: [] });
  const events = await db.select().from(orderEvents).where(eq(orderEvents.what, 'recipientSettled'));
  expect(events).toMatchObject([{ orderId: first.id, byName: shop.pka.person.name }]);
  const list = await readPdf((await shop.pka.call(printHandOverList, {})).rawPayload);
  expect(list.pages[0]?.text.replaceAll(/\s+/g, ' ')).toContain('Ute Kern, für Lena');
});

test('the answer was about one name: another name is another question', async () => {
  const delivered = { ...first, deliveryAddress: toUte, recipientName: 'Ute Kern' };
  expect(recipientOf({ ...delivered, recipientAnswer: 'patientThere' })).toBe('patientThere');
  expect(namesOf({ ...delivered, recipientAnswer: 'patientThere' })).toEqual(['Lena Beispiel', 'bei Ute Kern']);
  const moved = { ...delivered, deliveryAddress: { ...toUte, fullName: 'Max Kern' } };
  expect(recipientOf({ ...moved, recipientAnswer: 'patientThere' })).toBe('unknown');
  expect((await settle('samePerson')).json()).toMatchObject({ id: 'InvalidState' });
});

test('an original is marked by pharmaceutical staff before the goods go, and sent back from the post room', async () => {
  await db.update(orders).set({ originalMarkedAt: null, originalPlace: null }).where(eq(orders.id, first.id));
  const params = { id: first.id };
  const version = async () => (await read()).parcels.waiting.find(({ orderId }) => orderId === first.id)?.version ?? 0;
  expect((await read()).parcels.waiting[0]).toMatchObject({ isMarkDue: true });
  const refused = [{ orderId: first.id, error: 'OriginalNotMarked' }];
  expect((await send([{ ...scanned(first, '0034043411112222'), version: await version() }])).data).toEqual({ refused });
  const mark = (by = shop.pta) => by.call(markOriginal, { params, headers: once(), body: { place: 'toSendBack' } });
  expect((await mark(shop.pka)).json()).toMatchObject({ id: 'Forbidden' });
  const told = (await shop.pta.call(readOriginalMark, { params })).data;
  expect(told).toMatchObject({ markedAt: null, proposed: 'toSendBack' });
  expect(told.words).toMatch(/^Abgegeben am [\d.]+: .*, 5\sg, [\d,]+\s€\. Bestellung .*Handzeichen/);
  expect((await mark()).statusCode).toBe(200);
  expect((await mark()).json()).toMatchObject({ id: 'InvalidState' });
  expect((await send([{ ...scanned(first, '0034043411112222'), version: await version() }])).data).toEqual({
    refused: [],
  });

  const listed = async () => (await shop.pka.call(listOriginalsToSend, {})).data.originals;
  expect(await listed()).toMatchObject([{ orderId: first.id, patientName: 'Lena Beispiel' }]);
  expect((await shop.pka.call(noteOriginalSent, { params, headers: once() })).statusCode).toBe(200);
  expect(await listed()).toEqual([]);
  const what = (await db.select().from(orderEvents).where(eq(orderEvents.orderId, first.id))).map(
    (event) => event.what,
  );
  expect(what).toEqual(expect.arrayContaining(['originalToSendBack', 'originalSentBack']));
});

test('a record of shipping that was a mistake gets an entry beside it, and stays', async () => {
  const correct = () =>
    shop.pka.call(correctHandOver, {
      params: { id: first.id },
      headers: once(),
      body: { words: 'Gehört zur Sendung 2' },
    });
  expect((await correct()).json()).toMatchObject({ id: 'InvalidState' });
  await send([scanned(first, '0034043411112222')]);
  expect((await correct()).statusCode).toBe(200);
  expect(await statusOf(first)).toBe('shipped');
  const last = await db.select().from(orderEvents).where(eq(orderEvents.what, 'handOverCorrected'));
  expect(last).toMatchObject([{ orderId: first.id, byName: shop.pka.person.name }]);
});
