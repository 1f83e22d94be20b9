import { type Lane, laneOf } from '@shop/contract/desk/lane';
import { findOrderByCode, queuePageSize, readQueue, searchOrders } from '@shop/contract/desk/queue';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { queueEntries } from '../../db/schema/queue.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { completeReview, givenOpenedFile } from '../../testing/prescription-review.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { readFactsOf } from '../orders/order-facts-service.ts';
import { changeOrder } from '../orders/order-service.ts';
import { recordWithdrawal } from '../orders/withdrawn-order-service.ts';
import { refreshQueue } from './queue-refresh.ts';

type OrderAction = Parameters<typeof changeOrder>[3];

const database = testDatabase();
const { db } = database;

async function givenDesk() {
  const shop = await testApp(database);
  const desk = await givenAtDesk(shop, db, ['pta']);
  const ordering = orderingShop(database);
  return {
    shop,
    desk,
    ordering,
    queue: async (query: Parameters<typeof desk.call<typeof readQueue>>[1]['query'] = {}) =>
      (await desk.call(readQueue, { query })).data,
    act: (id: string, action: OrderAction) =>
      changeOrder(shop.ordering, id, action.name === 'answer' ? { kind: 'patient' } : desk.actor, action),
  };
}

test('a row tells whether the consent to health data is on record', async () => {
  const { ordering, queue } = await givenDesk();
  await ordering.givenOrder({ shippingOptionId: 'standard' });
  await db.update(orders).set({ healthConsentAt: null });
  expect((await queue()).rows).toMatchObject([{ hasHealthConsent: false }]);
  await db.update(orders).set({ healthConsentAt: new Date() });
  expect((await queue()).rows).toMatchObject([{ hasHealthConsent: true }]);
});

test('an order walks through the lanes with every act, and leaves the queue when it is over', async () => {
  const { shop, desk, ordering, queue, act } = await givenDesk();
  const order = await ordering.givenOrder({ shippingOptionId: 'standard' });
  const { id } = order;
  await givenOpenedFile(shop.ordering, order, desk.person);
  const lane = async (): Promise<Lane | undefined> => (await queue()).rows[0]?.lane;
  expect(await lane()).toBe('new');
  const way: [OrderAction, Lane][] = [
    [{ name: 'review' }, 'check'],
    [{ name: 'ask', message: 'Welche Menge?' }, 'question'],
    [{ name: 'answer', message: '5 g' }, 'check'],
    [{ name: 'confirm' }, 'check'],
    [{ name: 'paid' }, 'check'],
  ];
  for (const [action, expected] of way) {
    if (action.name === 'confirm') await completeReview(shop.ordering, id);
    await act(id, action);
    expect([action.name, await lane()]).toEqual([action.name, expected]);
    const known = await readFactsOf(db, id);
    expect(known && laneOf(known.facts)).toBe(expected);
  }
  await act(id, { name: 'cancel' });
  expect(await queue()).toMatchObject({ rows: [], counts: { lanes: { check: { all: 0 } } } });
  expect(await db.select().from(queueEntries)).toEqual([]);
});

test('a row says what the screen shows, and nothing of the prescription', async () => {
  const { ordering, queue, act } = await givenDesk();
  const order = await ordering.givenOrder({ shippingOptionId: 'standard' });
  await act(order.id, { name: 'review' });
  await act(order.id, { name: 'ask', message: 'Welche Menge?' });
  await act(order.id, { name: 'answer', message: '5 g, wie auf dem Rezept' });
  const { rows } = await queue();
  expect(rows).toEqual([
    {
      id: order.id,
      code: order.code,
      version: 4,
      status: 'inReview',
      createdAt: '2025-06-02T08:00:00.000Z',
      patientName: 'Lena Beispiel',
      postalCode: '97070',
      city: 'Würzburg',
      lineCount: 1,
      amounts: [{ unit: 'gram', quantity: 5 }],
      lane: 'check',
      laneSince: '2025-06-02T08:00:00.000Z',
      marks: { prescription: 'unclear', original: 'notNeeded', payment: 'awaited' },
      hasFile: false,
      hasHealthConsent: true,
      shippingType: 'standard',
      deadline: { kind: 'rests', waitingFor: ['prescription', 'payment'] },
      takenBy: null,
      nextStep: 'readAnswer',
    },
  ]);
  expect(JSON.stringify(rows)).not.toContain('wie auf dem Rezept');
});

test('the deadline runs from the last thing that was owed, and orders stand by it', async () => {
  const { shop, ordering, act } = await givenDesk();
  const early = await ordering.givenOrder({ shippingOptionId: 'standard' });
  const late = await ordering.givenOrder({ shippingOptionId: 'standard' });
  const resting = await ordering.givenOrder({ shippingOptionId: 'standard' });
  for (const { id } of [late, early, resting]) await act(id, { name: 'review' });
  await db.update(orders).set({ prescriptionVerifiedAt: shop.clock.now() });
  await act(early.id, { name: 'paid' });
  shop.clock.advance({ hours: 3 });
  await act(late.id, { name: 'paid' });
  // A session that nobody used for three hours is locked.
  const atNoon = await givenAtDesk(shop, db, ['pta']);
  const { rows, counts } = (await atNoon.call(readQueue, { query: {} })).data;
  expect(rows.map(({ id }) => id)).toEqual([resting.id, early.id, late.id]);
  expect(rows[1]?.deadline).toEqual({
    kind: 'runs',
    since: '2025-06-02T08:00:00.000Z',
    halfAt: '2025-06-03T08:00:00.000Z',
    dueAt: '2025-06-04T08:00:00.000Z',
    toldAt: null,
  });
  expect(counts.lanes.check).toEqual({ all: 3, overdue: 0, dueToday: 0 });
  shop.clock.set('2025-06-04T09:00:00Z');
  const later = await givenAtDesk(shop, db, ['pta']);
  expect((await later.call(readQueue, { query: {} })).data.counts.lanes.check).toEqual({
    all: 3,
    overdue: 1,
    dueToday: 1,
  });

  // The pharmacy closes on the day between.
  await refreshQueue(db, { ...shop.ordering.config.workingDays, closures: ['2025-06-03'] });
  const [entry] = await db.select().from(queueEntries).where(eq(queueEntries.orderId, early.id));
  expect(entry?.dueAt).toEqual(new Date('2025-06-05T08:00:00Z'));
});

test('a declared withdrawal is a problem, and a changed line is seen at once', async () => {
  const { ordering, queue } = await givenDesk();
  const { id, code, email } = await ordering.givenOrder();
  await db.transaction((tx) =>
    recordWithdrawal(tx, { orderCode: code, email, now: ordering.clock.now(), scope: 'part' }),
  );
  expect((await queue()).rows[0]).toMatchObject({ lane: 'problem', nextStep: 'solveProblem' });
  await db.update(orderLines).set({ quantity: 10, totalCents: 8990 }).where(eq(orderLines.orderId, id));
  expect((await queue()).rows[0]?.amounts).toEqual([{ unit: 'gram', quantity: 10 }]);
});

test('a lane is read page by page, each order once', async () => {
  const { ordering, queue } = await givenDesk();
  const first = await ordering.givenOrder();
  const { id: _, code: __, ...copied } = first;
  const copies = Array.from({ length: queuePageSize + 9 }, (_, index) => ({
    ...copied,
    code: `AAAA-${String(index).padStart(4, '0')}`,
    idempotencyKey: null,
  }));
  await db.insert(orders).values(copies);
  const page = await queue({ lane: 'new' });
  const rest = await queue({ lane: 'new', after: page.next ?? '' });
  expect([page.rows.length, rest.rows.length, rest.next]).toEqual([queuePageSize, 10, null]);
  expect(new Set([...page.rows, ...rest.rows].map(({ id }) => id)).size).toBe(queuePageSize + 10);
  expect(page.counts.lanes.new.all).toBe(queuePageSize + 10);
  expect((await queue({ lane: 'check' })).rows).toEqual([]);
});

test('open orders are found by code, name, birth date and PZN, over ones by their code', async () => {
  const { desk, ordering, act } = await givenDesk();
  const order = await ordering.givenOrder();
  await db.update(orders).set({ patientName: 'Zoë Strauß-Müller' }).where(eq(orders.id, order.id));
  await db.update(orderLines).set({ pzn: '12345678' }).where(eq(orderLines.orderId, order.id));
  const search = async (words: string) =>
    (await desk.call(searchOrders, { body: { words } })).data.orders.map(({ id }) => id);
  const ways = [
    order.code,
    order.code.toLowerCase().replace('-', ''),
    'strauss',
    'ZOE muller',
    '04.03.1955',
    '12345678',
  ];
  for (const words of [...ways, '1955-03-04', 'müller 4.3.1955']) {
    expect([words, await search(words)]).toEqual([words, [order.id]]);
  }
  for (const words of ['%%', '_____', 'zoe schmidt', '05.03.1955']) {
    expect([words, await search(words)]).toEqual([words, []]);
  }

  await act(order.id, { name: 'cancel' });
  expect(await search('strauss')).toEqual([]);
  expect(await search(order.code)).toEqual([order.id]);
  const found = await desk.call(findOrderByCode, { query: { code: order.code.toLowerCase() } });
  expect(found.data).toMatchObject({ id: order.id, status: 'cancelled', lane: null });
  expectError(await desk.call(findOrderByCode, { query: { code: 'AAAA-2222' } }), 'NotFound');
});

test('those without the right see no queue', async () => {
  const { shop } = await givenDesk();
  for (const role of ['accounting', 'courier'] as const) {
    const { call } = await givenAtDesk(shop, db, [role]);
    expectError(await call(readQueue, { query: {} }), 'Forbidden');
  }
});
