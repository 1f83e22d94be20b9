import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { cartLines, carts } from '../../db/schema/cart.ts';
import { products } from '../../db/schema/catalogue.ts';
import { outbox } from '../../db/schema/mail.ts';
import { orderLines, orders } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { givenProduct } from '../../testing/factories.ts';
import { orderingShop } from '../../testing/ordering.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { seedDelivery } from './shipping-service.ts';

const database = testDatabase();
const { db } = database;

async function openShop() {
  const shop = orderingShop(database);
  await seedDelivery(db, shop.config);
  return shop;
}

test('500 reservations at once on a stock of 10: exactly 10 orders, nothing below zero', async () => {
  const shop = await openShop();
  const { product } = await givenProduct(db, { stockUnits: 10, minOrderQuantity: 1, quantityIncrement: 1 });
  const patients = [];
  for (let index = 0; index < 500; index++) patients.push(await shop.givenPatient());
  const filled = await db
    .insert(carts)
    .values(patients.map(({ userId }) => ({ userId, version: 1, updatedAt: shop.clock.now() })))
    .returning({ cartId: carts.id });
  const line = { productId: product.id, quantity: 1, addedAt: shop.clock.now() };
  await db.insert(cartLines).values(filled.map(({ cartId }) => ({ ...line, cartId })));

  const outcomes = await Promise.allSettled(patients.map((patient) => shop.reserve(patient)));
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refusals).toHaveLength(490);
  for (const refusal of refusals) {
    expect(refusal).toBeInstanceOf(ShopError);
    expect(refusal).toMatchObject({ id: 'InsufficientStock', data: { available: 0 } });
  }
  expect(await db.$count(orders)).toBe(10);
  expect(await db.$count(orderLines)).toBe(10);
  expect(await db.$count(outbox)).toBe(10);
  // Who got nothing still has their cart.
  expect(await db.$count(cartLines)).toBe(490);
  const [after] = await db.select().from(products).where(eq(products.id, product.id));
  expect(after?.stockUnits).toBe(0);
});

test.each([
  ['with one name', 'a name for it'],
  ['without a name', null],
])('50 reserves of one cart at once, %s: one order, the same for all', async (_what, idempotencyKey) => {
  const shop = await openShop();
  const patient = await shop.givenPatient();
  const { product } = await givenProduct(db, { stockUnits: 100 });
  await shop.fill(patient, product);
  const made = await Promise.all(Array.from({ length: 50 }, () => shop.reserve(patient, { idempotencyKey })));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect(await db.$count(orders)).toBe(1);
  expect(await db.$count(outbox)).toBe(1);
  const [after] = await db.select().from(products).where(eq(products.id, product.id));
  expect(after?.stockUnits).toBe(95);
});

test('two carts with the same products in opposite order do not deadlock', async () => {
  const shop = await openShop();
  const first = (await givenProduct(db, { stockUnits: 1_000 })).product;
  const second = (await givenProduct(db, { stockUnits: 1_000 })).product;
  const patients = await Promise.all(Array.from({ length: 20 }, () => shop.givenPatient()));
  for (const [index, patient] of patients.entries()) {
    for (const product of index % 2 ? [first, second] : [second, first]) await shop.fill(patient, product);
  }
  await Promise.all(patients.map((patient) => shop.reserve(patient)));
  expect(await db.$count(orders)).toBe(20);
});
