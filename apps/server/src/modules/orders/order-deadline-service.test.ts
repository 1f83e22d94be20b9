import { beforeEach, describe, expect, test } from 'vitest';
import { type Order, orders } from '../../db/schema/orders.ts';
import { actAsAnna } from '../../testing/as-anna.ts';
import { type OrderingShop, orderingShop } from '../../testing/ordering.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { completeArrived } from './order-deadline-service.ts';
import { eventsOf, findOrder } from './order-queries.ts';
import { recordWithdrawal } from './withdrawn-order-service.ts';

const database = testDatabase();
const { db } = database;

let shop: OrderingShop;
let order: Order;

async function givenOnItsWay(): Promise<void> {
  shop = orderingShop(database);
  order = await shop.givenOrder();
  for (const name of ['review', 'verify', 'confirm', 'paid', 'prepare'] as const) {
    await actAsAnna(shop, order.id, { name });
  }
  shop.clock.advance({ days: 3 });
  const ship = { name: 'ship', trackingUrl: 'https://paket.example/1', estimatedDeliveryDate: null } as const;
  await actAsAnna(shop, order.id, ship);
}

const statusNow = async () => (await findOrder(db, order.id))?.status;

describe('an order on its way', () => {
  beforeEach(givenOnItsWay);

  test('is completed two weeks after it was shipped, by the shop and on record; then its keeping begins', async () => {
    shop.clock.advance({ days: 14, seconds: -1 });
    await completeArrived(shop, shop.clock.now());
    expect(await statusNow()).toBe('shipped');
    shop.clock.advance({ seconds: 1 });
    await Promise.all([completeArrived(shop, shop.clock.now()), completeArrived(shop, shop.clock.now())]);
    expect(await findOrder(db, order.id)).toMatchObject({ status: 'completed', retainUntil: '2030-06-19' });
    const ended = (await eventsOf(db, order.id)).filter(({ status }) => status === 'completed');
    expect(ended).toMatchObject([{ by: 'shop', byName: null }]);
  });

  test('stays open when a withdrawal was declared', async () => {
    await db.transaction((tx) =>
      recordWithdrawal(tx, { orderCode: order.code, email: order.email, now: shop.clock.now(), scope: 'part' }),
    );
    shop.clock.advance({ days: 30 });
    await completeArrived(shop, shop.clock.now());
    expect(await statusNow()).toBe('shipped');
  });

  test('stays open while it is not paid', async () => {
    await db.update(orders).set({ paidAt: null });
    shop.clock.advance({ days: 30 });
    await completeArrived(shop, shop.clock.now());
    expect(await statusNow()).toBe('shipped');
  });
});

test('what has not been shipped is not completed, however old it is', async () => {
  shop = orderingShop(database);
  order = await shop.givenOrder();
  await actAsAnna(shop, order.id, { name: 'paid' });
  shop.clock.advance({ days: 100 });
  await completeArrived(shop, shop.clock.now());
  expect(await statusNow()).toBe('requested');
});
