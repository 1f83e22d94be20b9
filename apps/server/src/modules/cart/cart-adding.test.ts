import { mostCartLines } from '@shop/contract/cart';
import { describe, expect, test } from 'vitest';
import { givenVisitor, quantities } from '../../testing/cart-shop.ts';
import { givenProduct } from '../../testing/factories.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const { db } = testDatabase();

describe('adding', () => {
  test('without quantity: the minimum, then one increment', async () => {
    const { product, visitor } = await givenVisitor(db, { minOrderQuantity: 10, quantityIncrement: 2 });
    expect(quantities(await visitor.add(product.id))).toEqual([10]);
    expect(quantities(await visitor.add(product.id))).toEqual([12]);
  });

  test('with quantity: that much', async () => {
    const { product, visitor } = await givenVisitor(db);
    await visitor.add(product.id, 10);
    const { cart } = await visitor.add(product.id, 5);
    expect(cart).toMatchObject({ items: [{ quantity: 15 }], totalCent: 15 * 899, version: 2 });
  });

  test('a registry id and a product id name the same line', async () => {
    const { product, visitor } = await givenVisitor(db);
    await visitor.add(product.registryItemId);
    await visitor.add(product.id);
    await visitor.add(product.id.toUpperCase());
    expect(quantities(await visitor.decrement(product.registryItemId))).toEqual([10]);
    expect((await visitor.set(product.registryItemId, 0)).cart.items).toEqual([]);
  });

  test('a registry id that looks like the id of another product does not get in its way', async () => {
    const { product, visitor } = await givenVisitor(db);
    await givenProduct(db, { registryItemId: product.id });
    expect((await visitor.add(product.id)).cart.items).toMatchObject([{ productId: product.id }]);
  });

  test.each([
    ['nothing of the kind', 'nope'],
    ['an id that nobody has', '00000000-0000-4000-8000-000000000000'],
    ['a slug', 'product-1'],
    ['SQL', "x' or 1=1 --"],
    ['a control character', 'x\u0007'],
  ])('%s is not available', async (_, itemId) => {
    const { visitor } = await givenVisitor(db);
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
    const { product, visitor } = await givenVisitor(db, facts);
    expectError(await visitor.add(product.id), 'ProductsNotAvailable');
    expectError(await visitor.add(product.registryItemId, 5), 'ProductsNotAvailable');
    expectError(await visitor.set(product.id, 5), 'ProductsNotAvailable');
  });

  test('no quantity between the steps', async () => {
    const { product, visitor } = await givenVisitor(db, { stockUnits: 23, minOrderQuantity: 10, quantityIncrement: 4 });
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
    const { product, visitor } = await givenVisitor(db, { stockUnits: 13 });
    const response = await visitor.set(product.id, 15);
    expectError(response, 'InsufficientStock', { available: 10 });
    expect(response.statusCode).toBe(409);
    await visitor.set(product.id, 10);
    expectError(await visitor.add(product.id), 'InsufficientStock', { available: 10 });
    expectError(await visitor.add(product.id, 1_000_000), 'InsufficientStock', { available: 10 });
    expect((await visitor.read()).cart).toMatchObject({ items: [{ quantity: 10 }], version: 1 });
  });

  test('nothing of what is in stock with less than the minimum', async () => {
    const { product, visitor } = await givenVisitor(db, { stockUnits: 4 });
    for (const response of [await visitor.add(product.id), await visitor.set(product.id, 4)]) {
      expectError(response, 'InsufficientStock', { available: 0 });
    }
  });

  test('no more than 50 lines, but more of what is in it', async () => {
    const { product, visitor } = await givenVisitor(db);
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
    const { product, visitor } = await givenVisitor(db);
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
    const { visitor } = await givenVisitor(db);
    for (const response of [
      await visitor.add(itemId as string),
      await visitor.set(itemId as string, 5),
      await visitor.decrement(itemId as string),
    ]) {
      expect(response.json()).toMatchObject({ id: 'InvalidInput' });
    }
  });
});
