import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { dispatches } from '../../db/schema/handover.ts';
import { invoices } from '../../db/schema/invoices.ts';
import { outbox } from '../../db/schema/mail.ts';
import type { Order } from '../../db/schema/orders.ts';
import { actAsAnna } from '../../testing/as-anna.ts';
import { type OrderingShop, orderingShop } from '../../testing/ordering.ts';
import { unopened } from '../../testing/packed-order.ts';
import { stockComplaints } from '../../testing/stock-balance.ts';
import { testDatabase } from '../../testing/test-database.ts';
import type { ActionName } from './order-actions.ts';
import { firstBroken } from './order-events.ts';
import { eventsOf, findOrder } from './order-queries.ts';
import { changeOrder, type OrderAction } from './order-service.ts';

const database = testDatabase();
const { db } = database;

let shop: OrderingShop;
let order: Order;
beforeEach(async () => {
  shop = orderingShop(database);
  order = await shop.givenOrder();
});

async function act(...names: ActionName[]): Promise<Order> {
  let now = order;
  for (const name of names) now = await actAsAnna(shop, order.id, action(name));
  return now;
}

function action(name: ActionName): OrderAction {
  if (name === 'ship') return { name, trackingUrl: 'https://paket.example/1', estimatedDeliveryDate: null };
  if (name === 'undelivered') return { name, message: 'Es ging verloren.', outcome: 'lost' };
  return { name, message: 'Bitte lesen.' } as OrderAction;
}

const stockUnits = async () => (await db.select().from(products))[0]?.stockUnits;
const mailKinds = async () => (await db.select({ kind: outbox.kind }).from(outbox)).map(({ kind }) => kind);
const toPreparing: ActionName[] = ['review', 'verify', 'confirm', 'paid', 'prepare'];

describe('a confirmation that is taken back because the original differs', () => {
  test('asks the patient, takes the check of the prescription back, and both are on record', async () => {
    await act('review', 'verify', 'confirm');
    const back = await act('takeBack');
    expect(back).toMatchObject({ status: 'clarification', confirmedAt: null, prescriptionVerifiedAt: null });
    expect(await mailKinds()).toContain('order takenBack');
    const events = await eventsOf(db, order.id);
    expect(events.slice(-2)).toMatchObject([
      { what: 'status', status: 'clarification', byName: 'anna', message: 'Bitte lesen.' },
      { what: 'prescriptionCheckTakenBack', byName: 'anna' },
    ]);
    expect(firstBroken(events)).toBeNull();
    await changeOrder(shop, order.id, { kind: 'patient' }, { name: 'answer', message: 'Stimmt.' });
    expect(await act('verify', 'confirm')).toMatchObject({ status: 'confirmed', confirmedAt: shop.clock.now() });
  });

  test.each(['patient', 'shop'] as const)('is nothing that the %s can do', async (kind) => {
    await act('review', 'confirm');
    await expect(changeOrder(shop, order.id, { kind }, action('takeBack'))).rejects.toMatchObject({
      id: 'InvalidState',
    });
  });
});

describe('preparing that is stopped', () => {
  test('leaves a confirmed order that can be prepared again', async () => {
    await act(...toPreparing);
    expect(await act('stop')).toMatchObject({
      status: 'confirmed',
      prescriptionVerifiedAt: expect.any(Date),
    });
    expect(await mailKinds()).toContain('order stopped');
    expect(await act('prepare')).toMatchObject({ status: 'preparing' });
  });

  test('puts the goods back into their batches: the order holds them until it ends', async () => {
    await act(...toPreparing, 'stop');
    expect(await stockUnits()).toBe(95);
    expect(await stockComplaints(db)).toEqual([]);
    await changeOrder(shop, order.id, { kind: 'patient' }, { name: 'cancel' });
    expect(await stockUnits()).toBe(100);
    expect(await stockComplaints(db)).toEqual([]);
  });

  test('forgets that it was packed and released', async () => {
    await act(...toPreparing, 'release');
    const filled = await unopened(db, order.id);
    expect(await actAsAnna(shop, order.id, { name: 'stop', message: 'Bitte lesen.', filled })).toMatchObject({
      preparedAt: null,
      releasedAt: null,
    });
    await expect(act('prepare', 'pack')).resolves.toMatchObject({ preparedAt: shop.clock.now(), releasedAt: null });
  });
});

test('a parcel that does not arrive ends the order: invoice answered, nothing back to stock, kept like a dispensed one', async () => {
  await act(...toPreparing, 'ship');
  await expect(act('cancel')).rejects.toMatchObject({ id: 'InvalidState' });
  const ended = await act('undelivered');
  const completed = await shop.givenOrder();
  for (const name of [...toPreparing, 'ship', 'complete'] as const) await actAsAnna(shop, completed.id, action(name));
  expect(ended).toMatchObject({ status: 'cancelled', retainUntil: (await findOrder(db, completed.id))?.retainUntil });
  const [own] = await db.select().from(products).limit(1);
  expect(own?.stockUnits).toBe(95);
  const papers = await db.select().from(invoices).where(eq(invoices.orderId, order.id));
  expect(papers.map(({ kind }) => kind).sort()).toEqual(['cancellation', 'invoice']);
  expect(await mailKinds()).toContain('order undelivered');
  const ways = await db.select().from(dispatches).where(eq(dispatches.orderId, order.id));
  expect(ways).toMatchObject([{ outcome: 'lost', endedByName: 'anna' }]);
});

test('a parcel that was lost or came back is sent once more, free of charge and with new tracking', async () => {
  await act(...toPreparing, 'ship');
  const again = { trackingUrl: 'https://paket.example/2', estimatedDeliveryDate: null } as const;
  const sent = await actAsAnna(shop, order.id, { name: 'sendAgain', outcome: 'lost', ...again });
  expect(sent).toMatchObject({
    status: 'shipped',
    trackingUrl: 'https://paket.example/2',
    totalCents: order.totalCents,
  });
  expect(await db.select().from(dispatches).orderBy(dispatches.number)).toMatchObject([
    { number: 1, trackingUrl: 'https://paket.example/1', outcome: 'lost', endedByName: 'anna' },
    { number: 2, trackingUrl: 'https://paket.example/2', outcome: null },
  ]);
  expect((await eventsOf(db, order.id)).at(-1)).toMatchObject({ what: 'dispatchedAgain', status: null });
  const untracked = actAsAnna(shop, order.id, { name: 'sendAgain', outcome: 'returned', ...again, trackingUrl: null });
  await expect(untracked).rejects.toMatchObject({ id: 'TrackingRequired' });
});

test('a rejection is final', async () => {
  await act('review', 'reject');
  for (const name of ['review', 'confirm', 'takeBack', 'cancel'] as const) {
    await expect(act(name)).rejects.toMatchObject({ id: 'InvalidState' });
  }
});
