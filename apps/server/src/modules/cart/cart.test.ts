import { describe, expect, test } from 'vitest';
import { cartShop, changeProduct, givenVisitor, quantities } from '../../testing/cart-shop.ts';
import { givenProduct } from '../../testing/factories.ts';
import { testDatabase } from '../../testing/test-database.ts';

const { db } = testDatabase();

test('an empty cart', async () => {
  const response = await cartShop(db).visitor().read();
  expect(response.statusCode).toBe(200);
  expect(response.cart).toEqual({ items: [], totalCent: 0, version: 0 });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a line carries what the catalogue says of its product', async () => {
  const { product, visitor } = await givenVisitor(db, {
    imagePaths: ['/a.webp', '/b.webp'],
    unit: 'milliliter',
    title: 'Öl',
  });
  const response = await visitor.add(product.id);
  expect(response.cart).toEqual({
    items: [
      {
        itemId: product.id,
        productId: product.id,
        registryItemId: product.registryItemId,
        slug: product.slug,
        name: 'Öl',
        manufacturer: 'Mainkraut',
        unit: 'milliliter',
        quantity: 5,
        minOrderQuantity: 5,
        quantityIncrement: 5,
        stock: 20,
        available: true,
        priceCent: 899,
        previousPriceCent: null,
        imageUrl: '/a.webp',
      },
    ],
    totalCent: 5 * 899,
    version: 1,
  });
  expect(response.headers['cache-control']).toBe('no-store');
  expect((await visitor.read()).cart).toEqual(response.cart);
});

describe('setting', () => {
  test('sets, also what is not in the cart yet; 0 removes', async () => {
    const { product, visitor } = await givenVisitor(db);
    expect((await visitor.set(product.id, 15)).cart).toMatchObject({ items: [{ quantity: 15 }], version: 1 });
    expect((await visitor.set(product.id, 10)).cart).toMatchObject({ items: [{ quantity: 10 }], version: 2 });
    expect((await visitor.set(product.id, 0)).cart).toEqual({ items: [], totalCent: 0, version: 3 });
  });

  test('what changes nothing leaves the version alone', async () => {
    const { product, visitor } = await givenVisitor(db);
    await visitor.set(product.id, 10);
    expect((await visitor.set(product.id, 10)).cart.version).toBe(1);
    await visitor.set(product.id, 0);
    expect((await visitor.set(product.id, 0)).cart).toEqual({ items: [], totalCent: 0, version: 2 });
  });
});

describe('taking one off', () => {
  test('goes down one increment and removes below the minimum', async () => {
    const { product, visitor } = await givenVisitor(db, { minOrderQuantity: 10, quantityIncrement: 2 });
    await visitor.set(product.id, 14);
    expect(quantities(await visitor.decrement(product.id))).toEqual([12]);
    expect(quantities(await visitor.decrement(product.id))).toEqual([10]);
    expect((await visitor.decrement(product.id)).cart).toEqual({ items: [], totalCent: 0, version: 4 });
  });

  test('of what is not in the cart changes nothing: another tab was faster', async () => {
    const { product, visitor } = await givenVisitor(db);
    const { product: other } = await givenProduct(db);
    await visitor.add(other.id);
    const { cart } = await visitor.decrement(product.id);
    expect(cart).toMatchObject({ items: [{ productId: other.id }], version: 1 });
  });

  test('is possible when sold out or no longer sold', async () => {
    const { product, visitor } = await givenVisitor(db);
    await visitor.set(product.id, 15);
    await changeProduct(db, product.id, { stockUnits: 0 });
    expect(quantities(await visitor.decrement(product.id))).toEqual([10]);
    await changeProduct(db, product.id, { withdrawnAt: new Date() });
    expect(quantities(await visitor.decrement(product.id))).toEqual([5]);
    expect(quantities(await visitor.decrement(product.id))).toEqual([]);
  });
});

describe('when the catalogue changes, a line stays in sight', () => {
  test('a new price counts and the old one is told until the quantity is set', async () => {
    const { product, visitor } = await givenVisitor(db);
    await visitor.set(product.id, 10);
    await changeProduct(db, product.id, { priceCents: 950 });
    const told = { items: [{ priceCent: 950, previousPriceCent: 899 }], totalCent: 9500, version: 1 };
    expect((await visitor.read()).cart).toMatchObject(told);

    const { cart: more } = await visitor.add(product.id);
    expect(more.items).toMatchObject([{ quantity: 15, previousPriceCent: 899 }]);
    const { cart: less } = await visitor.decrement(product.id);
    expect(less.items).toMatchObject([{ quantity: 10, previousPriceCent: 899 }]);

    const { cart } = await visitor.set(product.id, 10);
    expect(cart).toMatchObject({ items: [{ priceCent: 950, previousPriceCent: null }], totalCent: 9500, version: 4 });
  });

  test.each([
    ['sold out', { stockUnits: 0 }, { stock: 0, priceCent: 899 }],
    ['no longer sold', { withdrawnAt: new Date() }, { stock: 0, priceCent: 899 }],
    ['without a price', { priceCents: null }, { stock: 0, priceCent: null, previousPriceCent: null }],
    ['fewer than in the cart', { stockUnits: 8 }, { stock: 8, priceCent: 899 }],
    ['sold in other steps', { quantityIncrement: 3 }, { stock: 20, quantityIncrement: 3 }],
  ])('%s: marked, not in the total, easy to remove', async (_, changes, marks) => {
    const { product, visitor } = await givenVisitor(db);
    const { product: other } = await givenProduct(db, { priceCents: 1000 });
    await visitor.set(product.id, 10);
    await visitor.set(other.id, 5);
    await changeProduct(db, product.id, changes);
    const { cart } = await visitor.read();
    expect(cart.totalCent).toBe(5000);
    expect(cart.items.find(({ productId }) => productId === product.id)).toMatchObject({
      quantity: 10,
      available: false,
      ...marks,
    });
    expect((await visitor.set(product.id, 0)).cart).toMatchObject({ items: [{ productId: other.id }] });
  });

  test('and can be ordered again when it is back', async () => {
    const { product, visitor } = await givenVisitor(db);
    await visitor.set(product.id, 10);
    await changeProduct(db, product.id, { stockUnits: 0 });
    await changeProduct(db, product.id, { stockUnits: 10 });
    expect((await visitor.read()).cart).toMatchObject({ items: [{ available: true }], totalCent: 8990 });
  });

  test('steps from a quantity that is no longer one lead back to those that are', async () => {
    const { product, visitor } = await givenVisitor(db);
    await visitor.set(product.id, 10);
    await changeProduct(db, product.id, { minOrderQuantity: 4, quantityIncrement: 4 });
    expect(quantities(await visitor.add(product.id))).toEqual([12]);
    await changeProduct(db, product.id, { minOrderQuantity: 5, quantityIncrement: 5 });
    expect(quantities(await visitor.decrement(product.id))).toEqual([10]);
  });
});

test('a large cart has a total too', async () => {
  const { product, visitor } = await givenVisitor(db, {
    stockUnits: 1_000_000,
    priceCents: 100_000_000,
    minOrderQuantity: 1,
    quantityIncrement: 1,
  });
  const { cart, statusCode } = await visitor.set(product.id, 1_000_000);
  expect(statusCode).toBe(200);
  expect(cart.totalCent).toBe(100_000_000_000_000);
});

test('lines come in the order they were added, whatever happens to their quantities', async () => {
  const { product: first, shop, visitor } = await givenVisitor(db);
  const { product: second } = await givenProduct(db);
  const { product: third } = await givenProduct(db);
  for (const { id } of [second, third, first]) {
    await visitor.add(id);
    shop.clock.advance({ seconds: 1 });
  }
  await visitor.add(second.id);
  const { cart } = await visitor.set(third.id, 20);
  expect(cart.items.map(({ productId }) => productId)).toEqual([second.id, third.id, first.id]);
  expect((await visitor.read()).cart).toEqual(cart);
});
