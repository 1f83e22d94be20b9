import type { ShippingType } from '@shop/contract/checkout';
import { endStop, handOverAtCounter, readOwnTour, sendParcels, startTour } from '@shop/contract/desk/handover';
import { type TimelineStep, timelineOf, timesOfSteps } from '@shop/contract/order-timeline';
import { readOrder } from '@shop/contract/orders';
import { ordersNext as german } from '@shop/texts/messages/de/screens/orders-next';
import { ordersNext as english } from '@shop/texts/messages/en/screens/orders-next';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { outbox } from '../../db/schema/mail.ts';
import { type Order, orders } from '../../db/schema/orders.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { packByPaul, releaseByRita, unopened } from '../../testing/packed-order.ts';
import { completeReview } from '../../testing/prescription-review.ts';
import { givenReleased } from '../../testing/released-order.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { once } from '../../testing/write-headers.ts';
import { tellOrder } from './order-command-telling.ts';
import { noticeOf } from './order-notices.ts';
import { findOrder } from './order-queries.ts';
import { changeOrder } from './order-service.ts';
import { followUpPickups } from './pickup-deadline-service.ts';

const database = testDatabase();
const { db } = database;

let shop: DeskShop;
beforeEach(async () => {
  shop = await deskShop(database);
});

const now = async ({ id }: Pick<Order, 'id'>) => (await findOrder(db, id)) as Order;

/** The mails about an order since the last look, by their kind. */
async function newMails({ id }: Pick<Order, 'id'>): Promise<string[]> {
  const mails = await db.delete(outbox).where(eq(outbox.orderId, id)).returning({ kind: outbox.kind });
  return mails.map(({ kind }) => kind);
}

/** Packed and released; the mails up to here have been looked at. */
async function released(way: ShippingType, differences: Partial<Order> = {}): Promise<Order> {
  const order = await givenReleased(shop, db, way, differences);
  await newMails(order);
  return order;
}

/** What the account draws of the answer, and what the command says: the same step, with the same time. */
async function told(
  order: Pick<Order, 'id' | 'code'>,
): Promise<Pick<TimelineStep, 'name' | 'note' | 'at'> | undefined> {
  const { id, code } = order;
  const { data } = await shop.patient.call(readOrder, { params: { id }, query: { code } });
  const { shipping, prescription, payment, steps, status } = data;
  const drawn = timelineOf({
    ...timesOfSteps(steps),
    status,
    needsOriginal: true,
    isPaidAtPickup: false,
    way: shipping.type,
    orderedAt: data.date,
    verifiedAt: prescription.verifiedAt,
    originalReceivedAt: prescription.originalReceivedAt,
    paidAt: payment.paidAt,
    preparedAt: shipping.preparedAt,
    releasedAt: shipping.releasedAt,
    nobodyThereAt: shipping.nobodyThereAt,
    sentAgainAt: shipping.sentAgainAt,
  });
  const { name, note, at } = drawn.findLast(({ state }) => state !== 'ahead') as TimelineStep;
  expect(JSON.stringify(data)).not.toMatch(/paul|rita|Anna|batch|Charge/);
  return { name, note, at };
}

const commandSays = async (order: Order) => {
  const said = await tellOrder(shop.ordering, await now(order));
  return /the patient sees: (.*)/.exec(said)?.[1];
};

const clockTime = () => shop.clock.now().toISOString();

test('packed and released are told with their times, and are gone when packing is stopped', async () => {
  const order = await shop.givenOrder();
  await completeReview(shop.ordering, order.id);
  const at = shop.clock.now();
  const facts = { prescriptionVerifiedAt: at, originalReceivedAt: at, paidAt: at };
  await db.update(orders).set({ status: 'confirmed', confirmedAt: at, ...facts });
  await changeOrder(shop.ordering, order.id, shop.pta.actor, { name: 'prepare' });
  expect(await told(order)).toMatchObject({ name: 'delivery', note: 'preparing' });
  shop.clock.advance({ seconds: 60 });
  await packByPaul(shop.ordering, order.id);
  const packedAt = clockTime();
  expect(await told(order)).toEqual({ name: 'delivery', note: 'packed', at: packedAt });
  shop.clock.advance({ seconds: 60 });
  await releaseByRita(shop.ordering, order.id);
  expect(await told(order)).toEqual({ name: 'delivery', note: 'released', at: clockTime() });
  expect(await commandSays((await now(order)) as Order)).toContain('Packed and released, leaves next');
  const filled = await unopened(db, order.id);
  await changeOrder(shop.ordering, order.id, shop.pharmacist.actor, { name: 'stop', message: 'Waage defekt', filled });
  expect(await told(order)).toMatchObject({ note: 'preparedNext', at: null });
});

test('a parcel: given to the carrier, sent once more with new tracking, and at last not delivered; each with its mail', async () => {
  const order = await released('standard');
  const parcels = [{ orderId: order.id, version: order.version, trackingNumber: '0034043411112222' }];
  await shop.pka.call(sendParcels, { headers: once(), body: { parcels } });
  expect(await told(order)).toEqual({ name: 'delivery', note: 'withCarrier', at: clockTime() });
  expect(await newMails(order)).toEqual(['order shipped']);
  shop.clock.advance({ seconds: 60 });
  const again = { trackingUrl: 'https://paket.example/2', estimatedDeliveryDate: null } as const;
  const act = { name: 'sendAgain', outcome: 'lost', ...again } as const;
  await changeOrder(shop.ordering, order.id, shop.pharmacist.actor, act);
  expect(await told(order)).toEqual({ name: 'delivery', note: 'withCarrierAgain', at: clockTime() });
  expect(await commandSays(order)).toContain('Sent once more and given to the carrier');
  expect(await newMails(order)).toEqual(['order shippedAgain']);
  const lost = { name: 'undelivered', outcome: 'returned', message: 'Kam zurück' } as const;
  await changeOrder(shop.ordering, order.id, shop.pharmacist.actor, lost);
  expect(await told(order)).toMatchObject({ name: 'cancelled', note: 'notDelivered' });
  expect(await newMails(order)).toEqual(['order undelivered']);
});

test('a courier: on tour, nobody there, on tour once more, handed over; each with its mail', async () => {
  const courier = await givenAtDesk(shop, db, ['courier']);
  const order = await released('courier');
  const start = async () => {
    const stops = [{ orderId: order.id, version: (await now(order)).version }];
    const body = { courierId: courier.person.id, stops };
    expect((await shop.pka.call(startTour, { headers: once(), body })).statusCode).toBe(200);
  };
  const end = async (
    body: { outcome: 'nobodyThere' } | { outcome: 'handedOver'; taker: 'patient'; isIdentitySeen: true },
  ) => {
    const { data } = await courier.call(readOwnTour, {});
    const id = data.stops.find(({ outcome }) => outcome === null)?.id ?? '';
    const answer = await courier.call(endStop, { params: { id }, headers: once(), body });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  await start();
  expect(await told(order)).toEqual({ name: 'delivery', note: 'onTour', at: clockTime() });
  expect(await newMails(order)).toEqual(['order shipped']);
  shop.clock.advance({ seconds: 60 });
  await end({ outcome: 'nobodyThere' });
  expect(await told(order)).toEqual({ name: 'delivery', note: 'nobodyThere', at: clockTime() });
  expect(await newMails(order)).toEqual(['order nobodyThere']);
  shop.clock.advance({ seconds: 60 });
  await start();
  expect(await told(order)).toEqual({ name: 'delivery', note: 'onTourAgain', at: clockTime() });
  expect(await newMails(order)).toEqual(['order shippedAgain']);
  shop.clock.advance({ seconds: 60 });
  await end({ outcome: 'handedOver', taker: 'patient', isIdentitySeen: true });
  expect(await told(order)).toMatchObject({ name: 'handedOver', at: clockTime() });
  expect(await newMails(order)).toEqual(['order completed']);
});

test('a pickup: released, laid ready, handed over; each with its mail', async () => {
  const order = await released('selfPickUp');
  expect(await told(order)).toMatchObject({ name: 'pickup', note: 'releasedForPickup' });
  await changeOrder(shop.ordering, order.id, shop.pka.actor, { name: 'ready' });
  expect(await told(order)).toEqual({ name: 'pickup', note: 'ready', at: clockTime() });
  expect(await newMails(order)).toEqual(['order readyForPickup']);
  const { version } = await now(order);
  const body = { version, taker: 'patient' as const, isIdentitySeen: true as const, till: null };
  const picked = await shop.pta.call(handOverAtCounter, { params: { id: order.id }, headers: once(), body });
  expect(picked.statusCode, picked.body).toBe(200);
  expect(await told(order)).toMatchObject({ name: 'handedOver', at: clockTime() });
  expect(await newMails(order)).toEqual(['order completed']);
});

test('what nobody picks up is reminded of and then goes back, which the account and a mail tell', async () => {
  const order = await released('selfPickUp', { paymentMethod: 'pickup', paidAt: null });
  await changeOrder(shop.ordering, order.id, shop.pka.actor, { name: 'ready' });
  expect(await newMails(order)).toEqual(['order readyForPickup']);
  const { pickupReminderDays, pickupDays } = shop.ordering.config.packing;
  shop.clock.advance({ days: pickupReminderDays, seconds: 1 });
  await followUpPickups(shop.ordering, shop.clock.now());
  expect(await newMails(order)).toEqual(['order pickupReminder']);
  shop.clock.advance({ days: pickupDays - pickupReminderDays });
  await followUpPickups(shop.ordering, shop.clock.now());
  expect(await newMails(order)).toEqual(['order notPickedUp']);
  expect(await commandSays(order)).toContain('Cancelled: Not picked up');
});

/** Which steps end the wait that the account names, and so have to be told by mail where it promises one. */
const endedBy = {
  toReview: ['review'],
  review: ['verify'],
  confirmation: ['confirm'],
  answerRead: [],
  check: ['verify'],
  toPrepare: ['prepare'],
  preparation: ['ship', 'ready'],
} as const;

test.each(Object.entries(endedBy))('what the account promises a mail for while it waits has one: %s', (wait, steps) => {
  const name = wait as keyof typeof endedBy;
  expect(Object.keys(german.wait)).toContain(name);
  const isPromised = german.wait[name].includes('erhalten') && german.wait[name].includes('E-Mail');
  expect(/e-mail/i.test(english.wait[name])).toBe(isPromised);
  expect(steps.length > 0).toBe(isPromised);
  for (const step of steps) expect(typeof noticeOf[step]).toBe('string');
});

test('every wait of the account is in that table', () => {
  expect(Object.keys(endedBy).sort()).toEqual(Object.keys(german.wait).sort());
});
