import { defaultShopConfig } from '@shop/contract/shop-config';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { cartLines, carts } from '../../db/schema/cart.ts';
import { type Product, products } from '../../db/schema/catalogue.ts';
import { orders } from '../../db/schema/orders.ts';
import type { SignedIn } from '../../http/callers.ts';
import { givenProduct } from '../../testing/factories.ts';
import { type OrderingShop, orderingShop } from '../../testing/ordering.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { seedDemoCatalogue } from '../catalogue/catalogue-service.ts';
import { seedDelivery } from '../checkout/shipping-service.ts';

const database = testDatabase();
const { db } = database;
const { ordering } = defaultShopConfig;

let shop: OrderingShop;
let patient: SignedIn;
beforeEach(async () => {
  shop = orderingShop(database);
  await seedDelivery(db, defaultShopConfig);
  patient = await shop.givenPatient();
});

/** As the cart holds it: any amount of any product. */
async function order(product: Product, quantity: number) {
  await shop.fill(patient, product, quantity);
  return shop.reserve(patient);
}

async function stockOf({ id }: Product) {
  return (await db.select().from(products).where(eq(products.id, id)))[0]?.stockUnits;
}

describe('a prescription for three months is possible for somebody new', () => {
  test.each([
    ['gram', ordering.mostGrams],
    ['milliliter', ordering.mostMilliliters],
    ['pack', ordering.mostPacks],
  ] as const)('of the dearest product that is counted by the %s', async (unit, most) => {
    await db.transaction((tx) => seedDemoCatalogue(tx, new Date()));
    const demos = await db.select().from(products).where(eq(products.unit, unit));
    const priceCents = Math.max(...demos.map((demo) => demo.priceCents ?? 0));
    expect(unit === 'pack' ? 300 : most).toBeGreaterThanOrEqual(300);
    const { product } = await givenProduct(db, { unit, priceCents, stockUnits: 1_000 });
    expect(await order(product, most)).toMatchObject({ status: 'requested' });
  });
});

describe('one product', () => {
  test('beyond the limit is refused with what is possible, in steps that can be ordered; nothing is taken', async () => {
    const { product } = await givenProduct(db, { stockUnits: 1_000, minOrderQuantity: 7, quantityIncrement: 10 });
    await shop.fill(patient, product, 307);
    await expect(shop.reserve(patient)).rejects.toMatchObject({
      id: 'ProductLimitReached',
      data: { lines: [{ itemId: product.id, unit: 'gram', most: 300, onOrder: 0, possible: 297 }] },
    });
    expect(await stockOf(product)).toBe(1_000);
    expect(await db.$count(cartLines)).toBe(1);
  });

  test('counts over all open orders; what has ended does not count', async () => {
    const { product } = await givenProduct(db, { stockUnits: 1_000, priceCents: 100 });
    const first = await order(product, 200);
    await shop.fill(patient, product, 150);
    await expect(shop.reserve(patient)).rejects.toMatchObject({
      data: { lines: [{ onOrder: 200, possible: 100 }] },
    });
    await db.update(orders).set({ status: 'cancelled' }).where(eq(orders.id, first.id));
    expect(await shop.reserve(patient)).toMatchObject({ status: 'requested' });
  });

  test('is limited for this person, not for others', async () => {
    const { product } = await givenProduct(db, { stockUnits: 1_000, priceCents: 100 });
    await order(product, 300);
    patient = await shop.givenPatient();
    expect(await order(product, 300)).toMatchObject({ status: 'requested' });
  });
});

test('as many open orders as the pharmacy allows, then the next one waits', async () => {
  const { product } = await givenProduct(db, { priceCents: 100 });
  for (let index = 0; index < ordering.mostOpenOrders; index++) await order(product, 5);
  await shop.fill(patient, product, 5);
  const refused = { id: 'TooManyOpenOrders', data: { most: ordering.mostOpenOrders } };
  await expect(shop.reserve(patient)).rejects.toMatchObject(refused);
  await db.update(orders).set({ status: 'completed' });
  expect(await shop.reserve(patient)).toMatchObject({ status: 'requested' });
});

describe('before the first paid order', () => {
  test('the sum of the open orders is limited, shipping included', async () => {
    const { product } = await givenProduct(db, { priceCents: 10_000, minOrderQuantity: 1, quantityIncrement: 1 });
    const { totalCents } = await order(product, 49);
    await shop.fill(patient, product, 1);
    await expect(shop.reserve(patient)).rejects.toMatchObject({
      id: 'FirstOrderLimitReached',
      data: { mostCent: 500_000, onOrderCent: totalCents },
    });
  });

  test.each([
    ['confirmed', true],
    ['completed', true],
    ['cancelled', false],
    ['rejected', false],
  ] as const)('an order that was paid and is %s: known from then on? %s', async (status, isKnown) => {
    const { product } = await givenProduct(db, { priceCents: 10_000, minOrderQuantity: 1, quantityIncrement: 1 });
    await order(product, 1);
    await db.update(orders).set({ paidAt: shop.clock.now(), status });
    await shop.fill(patient, product, 60);
    const outcome = expect(shop.reserve(patient));
    await (isKnown
      ? outcome.resolves.toMatchObject({ status: 'requested' })
      : outcome.rejects.toMatchObject({ id: 'FirstOrderLimitReached' }));
  });
});

test('an order that was made is found again, however many are open', async () => {
  const { product } = await givenProduct(db, { priceCents: 100 });
  await shop.fill(patient, product);
  const made = await shop.reserve(patient, { idempotencyKey: 'the first one' });
  for (let index = 1; index < ordering.mostOpenOrders; index++) await order(product, 5);
  await shop.fill(patient, product);
  expect((await shop.reserve(patient, { idempotencyKey: 'the first one' })).id).toBe(made.id);
});

test('many at once from many devices of one account exceed no limit', async () => {
  const { product } = await givenProduct(db, { stockUnits: 10_000, priceCents: 100 });
  // Every device puts 100 g into the one cart and orders at once, again and again.
  const device = async () => {
    for (let round = 0; round < 5; round++) {
      await shop.fill(patient, product, 100).catch(() => {});
      await shop.reserve(patient).catch(() => {});
    }
  };
  await Promise.all(Array.from({ length: 8 }, device));
  expect(await stockOf(product)).toBeGreaterThanOrEqual(10_000 - ordering.mostGrams);
  expect(await db.$count(orders)).toBeLessThanOrEqual(ordering.mostOpenOrders);
  expect(await db.$count(carts)).toBe(1);
});

test('a stranger without a file holds no more than the limits, whatever is tried', async () => {
  for (let index = 0; index < 6; index++) {
    const { product } = await givenProduct(db, { stockUnits: 40_000, priceCents: 600 });
    for (const quantity of [40_000, 300, 300, 5]) {
      await db.delete(cartLines);
      await shop.fill(patient, product, quantity).catch(() => {});
      await shop.reserve(patient).catch(() => {});
    }
  }
  const open = await db.select().from(orders);
  expect(open.length).toBeLessThanOrEqual(ordering.mostOpenOrders);
  expect(open.reduce((sum, { totalCents }) => sum + totalCents, 0)).toBeLessThanOrEqual(500_000);
});
