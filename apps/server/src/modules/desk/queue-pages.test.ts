import { readQueue, takeOrders } from '@shop/contract/desk/queue';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../../db/pool.ts';
import { queueEntries } from '../../db/schema/queue.ts';
import { staff } from '../../db/schema/staff.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { givenAtDesk, type TestStaff } from '../../testing/staff.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase, workerConnection } from '../../testing/test-database.ts';
import { changeOrder } from '../orders/order-service.ts';

const database = testDatabase();
const { db } = database;

async function givenDesk() {
  const shop = await testApp(database);
  const anna = await givenAtDesk(shop, db, ['pta']);
  const ben = await givenAtDesk(shop, db, ['pka']);
  const order = await orderingShop(database).givenOrder({ shippingOptionId: 'standard' });
  return { shop, anna, ben, order };
}

const read = async ({ call }: TestStaff, query = {}) => (await call(readQueue, { query })).data;

/** No trigger tells of it: whoever sees it has read the database. */
const writeSilently = (since: Date) => db.update(queueEntries).set({ laneSince: since });

test('a page is read once and sent again until something changes', async () => {
  const { anna, ben, order } = await givenDesk();
  const first = await read(anna);
  await writeSilently(new Date('2025-06-01T08:00:00Z'));
  expect(await read(anna)).toEqual(first);

  await ben.call(takeOrders, { body: { ids: [order.id] } });
  expect((await read(anna)).rows).toMatchObject([
    { laneSince: '2025-06-01T08:00:00.000Z', takenBy: { staffId: ben.person.id } },
  ]);
});

test('each person has counts of their own, and a new name of a colleague is seen', async () => {
  const { anna, ben, order } = await givenDesk();
  await ben.call(takeOrders, { body: { ids: [order.id] } });
  expect([(await read(anna)).counts.mine, (await read(ben)).counts.mine]).toEqual([0, 1]);
  expect([(await read(anna, { mine: 'true' })).rows.length, (await read(anna)).rows.length]).toEqual([0, 1]);
  await db.update(staff).set({ name: 'Ben Neu' }).where(eq(staff.id, ben.person.id));
  expect((await read(anna)).rows[0]?.takenBy?.name).toBe('Ben Neu');
});

test('what another process has done is in the next answer', async () => {
  const { anna, order } = await givenDesk();
  const elsewhere = openDatabase(workerConnection(), pino({ level: 'silent' }));
  onTestFinished(() => elsewhere.pool.end());
  const other = orderingShop(elsewhere);
  for (const action of ['review', 'paid'] as const) {
    await changeOrder(other, order.id, anna.actor, { name: action });
    expect((await read(anna)).rows[0]?.version).toBe(action === 'review' ? 2 : 3);
  }
});

test('time alone changes what a page says: after three days without a word somebody is to be reminded', async () => {
  const { shop, anna, order } = await givenDesk();
  await changeOrder(shop.ordering, order.id, anna.actor, { name: 'review' });
  await changeOrder(shop.ordering, order.id, anna.actor, { name: 'ask', message: 'Welche Menge?' });
  expect((await read(anna)).rows[0]?.nextStep).toBe('wait');
  shop.clock.advance({ hours: 72 });
  const later = await givenAtDesk(shop, db, ['pta'], { person: anna.person });
  expect((await read(later)).rows[0]?.nextStep).toBe('remind');
});

test('while nobody listens for changes every call reads anew', async () => {
  const shop = await testApp(database, { changes: { ...database.changes, isWatched: () => false } });
  const anna = await givenAtDesk(shop, db, ['pta']);
  await orderingShop(database).givenOrder();
  await read(anna);
  await writeSilently(new Date('2025-06-01T08:00:00Z'));
  expect((await read(anna)).rows[0]?.laneSince).toBe('2025-06-01T08:00:00.000Z');
});

test('no browser keeps it', async () => {
  const { anna } = await givenDesk();
  const { headers } = await anna.call(readQueue, { query: {} });
  expect([headers['cache-control'], headers['content-encoding']]).toEqual(['no-store', undefined]);
});
