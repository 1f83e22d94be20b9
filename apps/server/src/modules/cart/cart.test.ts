import { mostCartLines } from '@shop/contract/cart';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cartLines, carts } from '../../db/schema/cart.ts';
import { type NewProduct, products } from '../../db/schema/catalogue.ts';
import { type CartResponse, cartShop } from '../../testing/cart-shop.ts';
import { givenProduct, givenUser } from '../../testing/factories.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { cartOf } from './cart-service.ts';

const { db } = testDatabase();

/** In fives from five on, 899 cents, 20 in stock. */
async function given(overrides: Partial<NewProduct> = {}) {
  const { product } = await givenProduct(db, { stockUnits: 20, ...overrides });
  const shop = cartShop(db);
  return { product, shop, visitor: shop.visitor() };
}

function change(productId: string, changes: Partial<NewProduct>) {
  return db.update(products).set(changes).where(eq(products.id, productId));
}

function quantities({ cart }: CartResponse): number[] {
  return cart.items.map(({ quantity }) => quantity);
}

test('an empty cart', async () => {
  const response = await cartShop(db).visitor().read();
  expect(response.statusCode).toBe(200);
  expect(response.cart).toEqual({ items: [], totalCent: 0, version: 0 });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('a line carries what the catalogue says of its product', async () => {
  const { product, visitor } = await given({ imagePaths: ['/a.webp', '/b.webp'], unit: 'milliliter', title: 'Öl' });
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

describe('adding', () => {
  test('without quantity: the minimum, then one increment', async () => {
    const { product, visitor } = await given({ minOrderQuantity: 10, quantityIncrement: 2 });
    expect(quantities(await visitor.add(product.id))).toEqual([10]);
    expect(quantities(await visitor.add(product.id))).toEqual([12]);
  });

  test('with quantity: that much', async () => {
    const { product, visitor } = await given();
    await visitor.add(product.id, 10);
    const { cart } = await visitor.add(product.id, 5);
    expect(cart).toMatchObject({ items: [{ quantity: 15 }], totalCent: 15 * 899, version: 2 });
  });

  test('a registry id and a product id name the same line', async () => {
    const { product, visitor } = await given();
    await visitor.add(product.registryItemId);
    await visitor.add(product.id);
    await visitor.add(product.id.toUpperCase());
    expect(quantities(await visitor.decrement(product.registryItemId))).toEqual([10]);
    expect((await visitor.set(product.registryItemId, 0)).cart.items).toEqual([]);
  });

  test('a registry id that looks like the id of another product does not get in its way', async () => {
    const { product, visitor } = await given();
    await givenProduct(db, { registryItemId: product.id });
    expect((await visitor.add(product.id)).cart.items).toMatchObject([{ productId: product.id }]);
  });

  test.each([
    ['nothing of the kind', 'nope'],
    ['an id that nobody has', '00000000-0000-4000-8000-000000000000'],
    ['a slug', 'product-1'],
    ['SQL', "x' or 1=1 --"],
    ['a NUL', 'x\0'],
  ])('%s is not available', async (_, itemId) => {
    const { visitor } = await given();
    for (const response of [
      await visitor.add(itemId),
      await visitor.set(itemId, 5),
      await visitor.set(itemId, 0),
      await visitor.decrement(itemId),
    ]) {
      expectError(response, 'ProductsNotAvailable');
      expect(response.statusCode).toBe(409);
    }
  });

  test.each([
    ['that is no longer sold', { withdrawnAt: new Date() }],
    ['without a price', { priceCents: null }],
  ])('a product %s is not available', async (_, facts) => {
    const { product, visitor } = await given(facts);
    expectError(await visitor.add(product.id), 'ProductsNotAvailable');
    expectError(await visitor.add(product.registryItemId, 5), 'ProductsNotAvailable');
    expectError(await visitor.set(product.id, 5), 'ProductsNotAvailable');
  });

  test('no quantity between the steps', async () => {
    const { product, visitor } = await given({ stockUnits: 23, minOrderQuantity: 10, quantityIncrement: 4 });
    const allowed = { min: 10, increment: 4, max: 22 };
    for (const quantity of [1, 9, 11, 12, 20]) {
      const response = await visitor.set(product.id, quantity);
      expectError(response, 'InvalidQuantity', allowed);
      expect(response.statusCode).toBe(422);
      expectError(await visitor.add(product.id, quantity), 'InvalidQuantity', allowed);
    }
    // What counts is what is in the cart afterwards.
    await visitor.set(product.id, 10);
    expectError(await visitor.add(product.id, 10), 'InvalidQuantity', allowed);
    expect(quantities(await visitor.add(product.id, 4))).toEqual([14]);
  });

  test('no more than there is', async () => {
    const { product, visitor } = await given({ stockUnits: 13 });
    const response = await visitor.set(product.id, 15);
    expectError(response, 'InsufficientStock', { available: 10 });
    expect(response.statusCode).toBe(409);
    await visitor.set(product.id, 10);
    expectError(await visitor.add(product.id), 'InsufficientStock', { available: 10 });
    expectError(await visitor.add(product.id, 1_000_000), 'InsufficientStock', { available: 10 });
    expect((await visitor.read()).cart).toMatchObject({ items: [{ quantity: 10 }], version: 1 });
  });

  test('nothing of what is in stock with less than the minimum', async () => {
    const { product, visitor } = await given({ stockUnits: 4 });
    for (const response of [await visitor.add(product.id), await visitor.set(product.id, 4)]) {
      expectError(response, 'InsufficientStock', { available: 0 });
    }
  });

  test('no more than 50 lines, but more of what is in it', async () => {
    const { product, visitor } = await given();
    await visitor.add(product.id);
    for (let line = 1; line < mostCartLines; line++) await visitor.add((await givenProduct(db)).product.id);
    const { product: oneMore } = await givenProduct(db);
    for (const response of [await visitor.add(oneMore.id), await visitor.set(oneMore.id, 5)]) {
      expectError(response, 'CartFull');
      expect(response.statusCode).toBe(409);
    }
    const { cart } = await visitor.add(product.id);
    expect(cart.items).toHaveLength(50);
    expect(cart.items.find(({ productId }) => productId === product.id)?.quantity).toBe(10);
    await visitor.set(product.id, 0);
    expect((await visitor.add(oneMore.id)).statusCode).toBe(200);
  });

  test.each([0, -5, 1.5, '5', null, 1e9, true, {}, []])('%j is no quantity', async (quantity) => {
    const { product, visitor } = await given();
    await visitor.add(product.id);
    const response = await visitor.add(product.id, quantity as number);
    expect(response.json()).toMatchObject({ id: 'InvalidInput' });
    if (quantity !== 0) {
      const put = await visitor.set(product.id, quantity as number);
      expect(put.json()).toMatchObject({ id: 'InvalidInput' });
    }
    expect(quantities(await visitor.read())).toEqual([5]);
  });

  test.each([undefined, null, '', 7, 'x'.repeat(101), ['a'], {}])('%j is no item', async (itemId) => {
    const { visitor } = await given();
    for (const response of [
      await visitor.add(itemId as string),
      await visitor.set(itemId as string, 5),
      await visitor.decrement(itemId as string),
    ]) {
      expect(response.json()).toMatchObject({ id: 'InvalidInput' });
    }
  });
});

describe('setting', () => {
  test('sets, also what is not in the cart yet; 0 removes', async () => {
    const { product, visitor } = await given();
    expect((await visitor.set(product.id, 15)).cart).toMatchObject({ items: [{ quantity: 15 }], version: 1 });
    expect((await visitor.set(product.id, 10)).cart).toMatchObject({ items: [{ quantity: 10 }], version: 2 });
    expect((await visitor.set(product.id, 0)).cart).toEqual({ items: [], totalCent: 0, version: 3 });
  });

  test('what changes nothing leaves the version alone', async () => {
    const { product, visitor } = await given();
    await visitor.set(product.id, 10);
    expect((await visitor.set(product.id, 10)).cart.version).toBe(1);
    await visitor.set(product.id, 0);
    expect((await visitor.set(product.id, 0)).cart).toEqual({ items: [], totalCent: 0, version: 2 });
  });
});

describe('taking one off', () => {
  test('goes down one increment and removes below the minimum', async () => {
    const { product, visitor } = await given({ minOrderQuantity: 10, quantityIncrement: 2 });
    await visitor.set(product.id, 14);
    expect(quantities(await visitor.decrement(product.id))).toEqual([12]);
    expect(quantities(await visitor.decrement(product.id))).toEqual([10]);
    expect((await visitor.decrement(product.id)).cart).toEqual({ items: [], totalCent: 0, version: 4 });
  });

  test('of what is not in the cart changes nothing: another tab was faster', async () => {
    const { product, visitor } = await given();
    const { product: other } = await givenProduct(db);
    await visitor.add(other.id);
    const { cart } = await visitor.decrement(product.id);
    expect(cart).toMatchObject({ items: [{ productId: other.id }], version: 1 });
  });

  test('is possible when sold out or no longer sold', async () => {
    const { product, visitor } = await given();
    await visitor.set(product.id, 15);
    await change(product.id, { stockUnits: 0 });
    expect(quantities(await visitor.decrement(product.id))).toEqual([10]);
    await change(product.id, { withdrawnAt: new Date() });
    expect(quantities(await visitor.decrement(product.id))).toEqual([5]);
    expect(quantities(await visitor.decrement(product.id))).toEqual([]);
  });
});

describe('when the catalogue changes, a line stays in sight', () => {
  test('a new price counts and the old one is told until the quantity is set', async () => {
    const { product, visitor } = await given();
    await visitor.set(product.id, 10);
    await change(product.id, { priceCents: 950 });
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
    const { product, visitor } = await given();
    const { product: other } = await givenProduct(db, { priceCents: 1000 });
    await visitor.set(product.id, 10);
    await visitor.set(other.id, 5);
    await change(product.id, changes);
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
    const { product, visitor } = await given();
    await visitor.set(product.id, 10);
    await change(product.id, { stockUnits: 0 });
    await change(product.id, { stockUnits: 10 });
    expect((await visitor.read()).cart).toMatchObject({ items: [{ available: true }], totalCent: 8990 });
  });

  test('steps from a quantity that is no longer one lead back to those that are', async () => {
    const { product, visitor } = await given();
    await visitor.set(product.id, 10);
    await change(product.id, { minOrderQuantity: 4, quantityIncrement: 4 });
    expect(quantities(await visitor.add(product.id))).toEqual([12]);
    await change(product.id, { minOrderQuantity: 5, quantityIncrement: 5 });
    expect(quantities(await visitor.decrement(product.id))).toEqual([10]);
  });
});

test('a large cart has a total too', async () => {
  const { product, visitor } = await given({
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
  const { product: first, shop, visitor } = await given();
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

describe('nobody sets by sending it along', () => {
  test('price, total, owner, cart and version', async () => {
    const { product, shop } = await given();
    const { userId } = await givenUser(db);
    const victim = shop.visitor();
    await victim.signIn(userId);
    await victim.add(product.id);
    const [cart] = await db.select().from(carts);

    const extra = {
      price: 1,
      priceCent: 1,
      seenPriceCents: 1,
      totalCent: 1,
      version: 99,
      userId,
      user_id: userId,
      cartId: cart?.id,
      cart_id: cart?.id,
      id: cart?.id,
      guestToken: 'x',
      addedAt: '2000-01-01',
      constructor: { prototype: { userId } },
    };
    const { app } = shop;
    const url = '/api/shop/v1/shopping-cart/items';
    const sent = { ...extra, itemId: product.id, quantity: 10 };
    const added = await app.inject({ method: 'POST', url, payload: sent });
    // Refused outright, or read as if it were not there.
    expect([200, 400]).toContain(added.statusCode);
    const { constructor: _, ...plain } = sent;
    const answer = await app.inject({ method: 'POST', url, query: { userId }, payload: plain });
    expect(answer.json()).toMatchObject({
      items: [{ quantity: 10, priceCent: 899, previousPriceCent: null }],
      version: 1,
    });
    expect(answer.json().totalCent).toBe(8990);
    expect((await victim.read()).cart).toMatchObject({ items: [{ quantity: 5 }], version: 1 });
  });

  test('a prototype', async () => {
    const { product, shop } = await given();
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/shop/v1/shopping-cart/items',
      headers: { 'content-type': 'application/json' },
      payload: `{"itemId":"${product.id}","__proto__":{"quantity":15,"userId":"user-1"}}`,
    });
    expectError(response, 'MalformedRequest');
    expect(({} as { quantity?: number }).quantity).toBeUndefined();
    expect(await db.$count(cartLines)).toBe(0);
  });
});

test('a page elsewhere cannot write', async () => {
  const { product, shop } = await given();
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/shop/v1/shopping-cart/items',
    headers: { origin: 'https://elsewhere.example' },
    payload: { itemId: product.id },
  });
  expectError(response, 'ForeignOrigin');
  expect(await db.$count(carts)).toBe(0);
});

test('the export of a person holds names, quantities and times', async () => {
  const { product, shop, visitor } = await given({ title: 'Blüte Eins' });
  const { userId } = await givenUser(db);
  expect(await cartOf(db, userId)).toEqual({ updatedAt: null, items: [] });
  await visitor.signIn(userId);
  await visitor.add(product.id);
  const now = shop.clock.now();
  expect(await cartOf(db, userId)).toEqual({
    updatedAt: now,
    items: [{ name: 'Blüte Eins', quantity: 5, unit: 'gram', addedAt: now }],
  });
});
