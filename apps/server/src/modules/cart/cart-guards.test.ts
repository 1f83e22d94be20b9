import { describe, expect, test } from 'vitest';
import { cartLines, carts } from '../../db/schema/cart.ts';
import { givenVisitor } from '../../testing/cart-shop.ts';
import { givenUser } from '../../testing/factories.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { cartOf } from './cart-service.ts';

const { db } = testDatabase();

describe('nobody sets by sending it along', () => {
  test('price, total, owner, cart and version', async () => {
    const { product, shop } = await givenVisitor(db);
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
    const { product, shop } = await givenVisitor(db);
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
  const { product, shop } = await givenVisitor(db);
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
  const { product, shop, visitor } = await givenVisitor(db, { title: 'Blüte Eins' });
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
