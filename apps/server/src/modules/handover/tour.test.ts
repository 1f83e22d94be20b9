import type { AdviceNote } from '@shop/contract/desk/advice';
import { endStop, noteAdvice, printTour, readHandOver, readOwnTour, startTour } from '@shop/contract/desk/handover';
import type { Taker } from '@shop/contract/desk/recipients';
import { asc, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { dispatches } from '../../db/schema/handover.ts';
import { outbox } from '../../db/schema/mail.ts';
import { type Order, orderEvents, orders } from '../../db/schema/orders.ts';
import { staff } from '../../db/schema/staff.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { readPdf } from '../../testing/pdf-reader.ts';
import { givenReleased } from '../../testing/released-order.ts';
import { givenAtDesk, type TestStaff } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { takeCheckBack, tickAdvice } from '../../testing/ticked-advice.ts';
import { once } from '../../testing/write-headers.ts';

const database = testDatabase();
const { db } = database;

let shop: DeskShop;
let courier: TestStaff;
let order: Order;
beforeEach(async () => {
  shop = await deskShop(database);
  courier = await givenAtDesk(shop, db, ['courier']);
  order = await givenReleased(shop, db, 'courier');
  await tickAdvice(db, order.id, { said: 'due', at: shop.clock.now() });
});

const orderNow = async () => (await db.select().from(orders).where(eq(orders.id, order.id)))[0] as Order;
const eventKinds = async () => (await db.select({ what: orderEvents.what }).from(orderEvents)).map(({ what }) => what);
const mailKinds = async () => (await db.select({ kind: outbox.kind }).from(outbox)).map(({ kind }) => kind);
const tourOf = async (by: TestStaff) => (await by.call(readOwnTour, {})).data;

async function start(by = courier) {
  const { version } = await orderNow();
  const body = { courierId: by.person.id, stops: [{ orderId: order.id, version }] };
  return shop.pka.call(startTour, { headers: once(), body });
}

async function end(body: Parameters<typeof ended>[1], by = courier) {
  const { stops } = await tourOf(by);
  return ended(by, body, stops[0]?.id ?? '');
}
type End =
  | { outcome: 'handedOver'; taker: Taker; handedTo?: string; isIdentitySeen: true; advice?: AdviceNote }
  | { outcome: 'nobodyThere' };
const ended = (by: TestStaff, body: End, id: string) => by.call(endStop, { params: { id }, headers: once(), body });

const toPatient = { outcome: 'handedOver', taker: 'patient', isIdentitySeen: true } as const;
const advise = (by = shop.pta, advice: AdviceNote = 'byPhone') =>
  by.call(noteAdvice, { params: { id: order.id }, headers: once(), body: { advice } });
const stopAtDesk = async () => (await shop.pka.call(readHandOver, {})).data.courier.tours[0]?.stops[0];

test('whose work it is to deliver is proposed before a lead, who could', async () => {
  const lead = await givenAtDesk(shop, db, ['lead']);
  await db.update(staff).set({ name: 'Aaron Abt' }).where(eq(staff.id, lead.person.id));
  const { couriers } = (await shop.pka.call(readHandOver, {})).data.courier;
  expect(couriers.map(({ id }) => id)).toEqual([courier.person.id, lead.person.id]);
});

test('a courier sees name, address and telephone of the own tour, and nothing else', async () => {
  expect((await start()).statusCode).toBe(200);
  expect(await orderNow()).toMatchObject({ status: 'shipped' });
  const { stops } = await tourOf(courier);
  expect(Object.keys(stops[0] ?? {}).sort()).toEqual(
    [
      ...['city', 'id', 'isAdviceDue', 'mayHandOver', 'name', 'outcome', 'patient', 'phone', 'postalCode'],
      ...['recipient', 'street'],
    ].sort(),
  );
  expect(stops[0]).toMatchObject({ name: order.deliveryAddress.fullName, phone: order.phone, outcome: null });

  const other = await givenAtDesk(shop, db, ['courier']);
  expect((await tourOf(other)).stops).toEqual([]);
  expect((await ended(other, toPatient, stops[0]?.id ?? '')).json()).toMatchObject({ id: 'NotFound' });
  shop.clock.advance({ days: 1 });
  expect((await ended(courier, toPatient, stops[0]?.id ?? '')).json()).toMatchObject({ id: 'Unauthorized' });
});

test('what is still on its way after midnight stays on the tour until it has ended; what has ended is gone', async () => {
  await start();
  await advise();
  const { stops } = await tourOf(courier);
  const id = stops[0]?.id ?? '';
  shop.clock.advance({ days: 1 });
  const nextDay = await givenAtDesk(shop, db, ['courier'], { person: courier.person });
  const pka = await givenAtDesk(shop, db, ['pka']);
  expect((await tourOf(nextDay)).stops).toMatchObject([{ id, outcome: null }]);
  expect((await pka.call(readHandOver, {})).data.courier.tours).toMatchObject([{ stops: [{ outcome: null }] }]);

  expect((await ended(nextDay, toPatient, id)).statusCode).toBe(200);
  expect(await orderNow()).toMatchObject({ status: 'completed' });
  expect((await tourOf(nextDay)).stops).toEqual([]);
  expect((await pka.call(readHandOver, {})).data.courier.tours).toEqual([]);
  expect((await ended(nextDay, toPatient, id)).json()).toMatchObject({ id: 'NotFound' });
});

test('handed over: to whom, identity seen and who advised are on record, and the order is complete', async () => {
  await start();
  expect((await end(toPatient)).json()).toMatchObject({ id: 'AdviceMissing' });
  expect((await advise()).statusCode).toBe(200);
  expect((await end(toPatient)).data).toMatchObject({ stops: [{ outcome: 'handedOver' }] });
  expect(await orderNow()).toMatchObject({ status: 'completed' });
  expect(await db.select().from(dispatches)).toMatchObject([
    {
      outcome: 'handedOver',
      recipient: 'Lena Beispiel',
      taker: 'patient',
      isIdentitySeen: true,
      advisedBy: shop.pta.person.name,
      endedByName: courier.person.name,
    },
  ]);
  expect((await end(toPatient)).json()).toMatchObject({ id: 'InvalidState' });
});

test('a courier of the pharmaceutical staff advises at the door', async () => {
  const pta = await givenAtDesk(shop, db, ['pta', 'courier']);
  await start(pta);
  expect((await tourOf(pta)).stops).toMatchObject([{ isAdviceDue: true, mayHandOver: true }]);
  expect((await end(toPatient, pta)).json()).toMatchObject({ id: 'AdviceMissing' });
  expect((await end({ ...toPatient, advice: 'inPerson' }, pta)).statusCode).toBe(200);
  expect(await db.select().from(dispatches)).toMatchObject([{ advisedBy: pta.person.name }]);
});

test('advice is given by pharmaceutical staff alone', async () => {
  expect((await advise(shop.pka)).json()).toMatchObject({ id: 'Forbidden' });
  await start();
  expect((await end({ ...toPatient, advice: 'inPerson' })).json()).toMatchObject({ id: 'AdviceMissing' });
});

test('advice declined at the check stays declined at the door, and the tick counts without being entered again', async () => {
  const at = shop.clock.now();
  await tickAdvice(db, order.id, { said: 'declined', at });
  await start();
  expect(await stopAtDesk()).toMatchObject({ advice: { how: 'declined', byName: 'Paula PTA', at: at.toISOString() } });
  expect((await tourOf(courier)).stops).toMatchObject([{ isAdviceDue: false, mayHandOver: true }]);
  expect((await end(toPatient)).statusCode).toBe(200);
  expect(await db.select().from(dispatches)).toMatchObject([{ outcome: 'handedOver', advisedBy: null }]);
  expect(await eventKinds()).not.toContainEqual(expect.stringMatching(/^advice/));
});

test('the newest entry counts: declined at the check, and advised on the telephone since', async () => {
  await tickAdvice(db, order.id, { said: 'declined', at: shop.clock.now() });
  await start();
  shop.clock.advance({ minutes: 5 });
  await advise();
  const at = shop.clock.now().toISOString();
  expect(await stopAtDesk()).toMatchObject({ advice: { how: 'byPhone', byName: shop.pta.person.name, at } });
  shop.clock.advance({ minutes: 5 });
  await advise(shop.pta, 'declined');
  expect(await stopAtDesk()).toMatchObject({ advice: { how: 'declined' } });
});

test('a tick from before the prescription had to be checked again is no advice', async () => {
  await tickAdvice(db, order.id, { said: 'given', at: shop.clock.now() });
  await takeCheckBack(db, order.id, { by: shop.pharmacist.actor, at: shop.clock.now() });
  await start();
  expect(await stopAtDesk()).toMatchObject({ advice: null });
});

test('nobody there: the patient is told, the order stays on its way, and goes along on another tour', async () => {
  await start();
  expect((await start()).json()).toMatchObject({ id: 'InvalidState' });
  await end({ outcome: 'nobodyThere' });
  expect(await orderNow()).toMatchObject({ status: 'shipped' });
  expect(await mailKinds()).toContain('order nobodyThere');
  const { data } = await shop.pka.call(readHandOver, {});
  expect(data.courier.waiting).toMatchObject([{ orderId: order.id, wasNobodyThere: true }]);
  // Its original was scanned anew meanwhile: it is looked at before it goes out again.
  const { prescriptionVerifiedAt } = await orderNow();
  await db.update(orders).set({ prescriptionVerifiedAt: null });
  expect((await start()).json()).toMatchObject({ id: 'PrescriptionUnverified' });
  await db.update(orders).set({ prescriptionVerifiedAt });
  expect((await start()).statusCode).toBe(200);
  const ways = await db.select().from(dispatches).orderBy(asc(dispatches.number));
  expect(ways.map(({ number, outcome }) => [number, outcome])).toEqual([
    [1, 'nobodyThere'],
    [2, null],
  ]);
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.id))
    .orderBy(asc(orderEvents.id));
  expect(events.slice(-2).map(({ what }) => what)).toEqual(['notDelivered', 'dispatchedAgain']);
});

test('a tour is one whole: where one order cannot go, nothing does', async () => {
  const parcel = await givenReleased(shop, db, 'standard');
  const stops = [order, parcel].map(({ id, version }) => ({ orderId: id, version }));
  const answer = await shop.pka.call(startTour, { headers: once(), body: { courierId: courier.person.id, stops } });
  expect(answer.json()).toMatchObject({ id: 'InvalidState' });
  expect(await orderNow()).toMatchObject({ status: 'preparing' });
  expect(await db.$count(dispatches)).toBe(0);
});

test('the sheet of a tour tells where to go, and nothing of what is inside', async () => {
  const { tourId } = (await start()).data;
  const { pages } = await readPdf((await shop.pka.call(printTour, { params: { id: tourId } })).rawPayload);
  for (const fact of ['Botentour', courier.person.name, order.deliveryAddress.city, order.phone]) {
    expect(pages[0]?.text).toContain(fact);
  }
  expect(pages[0]?.text).not.toMatch(/Blüten|Cannabis|Käppele/);
});

test('at the door of another name: only whom the patient named takes it, and the sheet bears both names', async () => {
  const deliveryAddress = { ...order.deliveryAddress, fullName: 'Ute Kern' };
  await db.update(orders).set({ deliveryAddress });
  expect((await start()).json()).toMatchObject({ id: 'RecipientUnknown' });
  await db.update(orders).set({ recipientAnswer: 'patientThere', recipientName: 'Ute Kern' });
  const { tourId } = (await start()).data;
  expect((await tourOf(courier)).stops).toMatchObject([
    { name: 'Ute Kern', patient: 'Lena Beispiel', recipient: 'patientThere' },
  ]);
  const { pages } = await readPdf((await shop.pka.call(printTour, { params: { id: tourId } })).rawPayload);
  for (const name of ['Lena', 'Ute', 'Kern']) expect(pages[0]?.text).toContain(name);
  await advise();
  const toUte = { ...toPatient, taker: 'recipient' } as const;
  expect((await end(toUte)).json()).toMatchObject({ id: 'InvalidState' });
  await db.update(orders).set({ recipientAnswer: 'mayReceive' });
  expect((await end(toUte)).statusCode).toBe(200);
  expect(await db.select().from(dispatches)).toMatchObject([{ recipient: 'Ute Kern', taker: 'recipient' }]);
});
