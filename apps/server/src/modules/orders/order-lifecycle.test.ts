import { desc, eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { outbox } from '../../db/schema/mail.ts';
import { type Order, orderEvents, orders } from '../../db/schema/orders.ts';
import { act, parcel, pickup } from '../../testing/order-steps.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { type ActionName, obstacleTo } from './order-actions.ts';
import { expireHolds } from './order-deadline-service.ts';
import { firstBroken } from './order-events.ts';
import { eventsOf, findOrder, linesOf } from './order-queries.ts';

const database = testDatabase();
const { db } = database;

async function stockOf(order: Order): Promise<number> {
  const [line] = await linesOf(db, order.id);
  const [product] = await db
    .select()
    .from(products)
    .where(eq(products.id, line?.productId ?? ''));
  return product?.stockUnits ?? Number.NaN;
}

async function newestMailKind(): Promise<string | undefined> {
  const [mail] = await db.select({ kind: outbox.kind }).from(outbox).orderBy(desc(outbox.createdAt)).limit(1);
  return mail?.kind;
}

test('a parcel from the request to its end, every step recorded with who, when and why', async () => {
  const shop = orderingShop(database);
  const order = await shop.givenOrder();
  const done = await act(shop, order, parcel);
  expect(done).toMatchObject({
    status: 'completed',
    trackingUrl: 'https://paket.example/1',
    retainUntil: expect.any(String),
  });
  const events = await eventsOf(db, order.id);
  expect(events.map(({ by, byName, status, what }) => [by, byName, status ?? what])).toEqual([
    ['patient', null, 'requested'],
    ['pharmacy', 'anna', 'inReview'],
    ['pharmacy', 'anna', 'prescriptionVerified'],
    ['pharmacy', 'anna', 'confirmed'],
    ['pharmacy', 'anna', 'paid'],
    ['pharmacy', 'anna', 'preparing'],
    ['pharmacy', 'paul', 'packed'],
    ['pharmacy', 'rita', 'released'],
    ['pharmacy', 'anna', 'shipped'],
    ['pharmacy', 'anna', 'completed'],
  ]);
  expect(firstBroken(events)).toBeNull();
  expect(await stockOf(order)).toBe(95);
});

test('what is picked up is paid when it is handed over, and no mere step hands it over', async () => {
  const shop = orderingShop(database);
  const order = await shop.givenOrder({ shippingOptionId: 'pickup' });
  expect(order).toMatchObject({ paymentMethod: 'pickup', shippingCents: 0 });
  await act(shop, order, pickup.slice(0, 5));
  await expect(act(shop, order, ['complete'])).rejects.toMatchObject({ id: 'InvalidState' });
  await expect(act(shop, order, ['paid', 'complete'])).rejects.toMatchObject({ id: 'IdentityMissing' });
});

describe('nothing ships without a recorded valid prescription and payment', () => {
  test.each<[string, ActionName[], string, string]>([
    [
      'the check of the prescription',
      ['review', 'original', 'confirm', 'paid'],
      'prescriptionVerified',
      'PrescriptionUnverified',
    ],
    ['the original', ['review', 'confirm', 'paid'], 'originalReceived', 'OriginalMissing'],
    ['the payment', ['review', 'original', 'verify', 'confirm'], 'paid', 'InvalidState'],
  ])('%s', async (_what, names, missing, refusal) => {
    const shop = orderingShop(database);
    const order = await shop.givenOrder();
    await db.update(orders).set({ prescriptionFormat: 'physical' }).where(eq(orders.id, order.id));
    await act(shop, order, names);
    // By the checklist nobody gets there: without the original a paper is not called valid.
    if (missing === 'originalReceived') await db.update(orders).set({ prescriptionVerifiedAt: shop.clock.now() });
    const held = (await findOrder(db, order.id)) as Order;
    expect(obstacleTo(held, 'prepare', 'pharmacy')).toBe(missing);
    await expect(act(shop, order, ['prepare'])).rejects.toMatchObject({ id: 'InvalidState' });
    // Even an order that came there some other way does not leave the house.
    await db.update(orders).set({ status: 'preparing' }).where(eq(orders.id, order.id));
    await expect(act(shop, order, ['ship'])).rejects.toMatchObject({ id: refusal });
  });
});

test.each(['cancel', 'reject'] as const)('what is not dispensed after %s goes back to the shelf', async (name) => {
  const shop = orderingShop(database);
  const order = await shop.givenOrder();
  expect(await stockOf(order)).toBe(95);
  await act(shop, order, ['review', name]);
  expect(await stockOf(order)).toBe(100);
  await expect(act(shop, order, [name])).rejects.toMatchObject({ id: 'InvalidState' });
  expect(await stockOf(order)).toBe(100);
});

test('once it is being weighed out, the pharmacist decides what becomes of it', async () => {
  const shop = orderingShop(database);
  const order = await shop.givenOrder();
  await act(shop, order, ['review', 'verify', 'confirm', 'paid', 'prepare', 'cancel']);
  expect(await stockOf(order)).toBe(95);
});

describe('a hold', () => {
  test('ends after 72 hours without a file: the stock is free again and the patient is told', async () => {
    const shop = orderingShop(database);
    const order = await shop.givenOrder();
    shop.clock.advance({ hours: 72, seconds: -1 });
    await expireHolds(shop, shop.clock.now());
    expect(await stockOf(order)).toBe(95);
    shop.clock.advance({ seconds: 1 });
    await Promise.all([expireHolds(shop, shop.clock.now()), expireHolds(shop, shop.clock.now())]);
    expect(await stockOf(order)).toBe(100);
    expect(await newestMailKind()).toBe('order expired');
    expect(await db.$count(outbox, eq(outbox.kind, 'order expired'))).toBe(1);
  });

  test.each(['review', 'paid'] as const)('does not end once somebody has done %s', async (name) => {
    const shop = orderingShop(database);
    const order = await shop.givenOrder();
    await act(shop, order, [name]);
    shop.clock.advance({ days: 14 });
    await expireHolds(shop, shop.clock.now());
    expect(await stockOf(order)).toBe(95);
  });
});

test('entries of an order cannot be changed or taken out, and one that was would show', async () => {
  const shop = orderingShop(database);
  const order = await shop.givenOrder();
  await act(shop, order, ['review', 'verify']);
  const kept = { cause: { message: 'entries of an order are never changed' } };
  await expect(db.update(orderEvents).set({ byName: 'nobody' })).rejects.toMatchObject(kept);
  await expect(db.delete(orderEvents)).rejects.toMatchObject(kept);

  const events = await eventsOf(db, order.id);
  expect(firstBroken(events)).toBeNull();
  expect(firstBroken(events.map((event, index) => (index === 1 ? { ...event, byName: 'other' } : event)))?.id).toBe(
    events[1]?.id,
  );
  expect(firstBroken(events.filter((_, index) => index !== 1))?.id).toBe(events[2]?.id);
});
