import { readSession, signOut } from '@shop/contract/auth';
import { addCartItem, decrementCartItem, readCart, setCartQuantity } from '@shop/contract/cart';
import { isNull } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { carts } from '../../db/schema/cart.ts';
import { sessions } from '../../db/schema/identity.ts';
import { givenProduct } from '../../testing/factories.ts';
import { givenSignedIn } from '../../testing/person.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

async function givenSessionOver() {
  const shop = await testApp(database);
  const { product } = await givenProduct(db);
  const lena = await givenSignedIn(shop);
  await lena.call(addCartItem, { body: { itemId: product.id, quantity: 10 } });
  await db.delete(sessions);
  return { shop, lena, itemId: product.id };
}

test('a session that is over makes no guest: nothing is begun that would come on top at the next sign-in', async () => {
  const { shop, lena, itemId } = await givenSessionOver();
  expectError(await lena.call(readCart, {}), 'Unauthorized');
  expectError(await lena.call(addCartItem, { body: { itemId, quantity: 15 } }), 'Unauthorized');
  expectError(await lena.call(setCartQuantity, { body: { itemId, quantity: 15 } }), 'Unauthorized');
  expectError(await lena.call(decrementCartItem, { body: { itemId } }), 'Unauthorized');
  expect(await db.$count(carts, isNull(carts.userId))).toBe(0);

  shop.clock.advance({ seconds: 31 });
  await givenSignedIn(shop, lena);
  expect((await lena.call(readCart, {})).data).toMatchObject({ items: [{ itemId, quantity: 10 }] });
});

test('it is noticed as well when the browser has forgotten the session and not yet that there was one', async () => {
  const { lena } = await givenSessionOver();
  lena.cookies.delete('shop.session_token');
  expect((await lena.call(readSession, {})).data).toBeNull();
  expectError(await lena.call(readCart, {}), 'Unauthorized');
});

test('whoever signs out is a guest from then on, with a cart of their own', async () => {
  const { lena, itemId } = await givenSessionOver();
  await lena.call(signOut, {});
  expect((await lena.call(readCart, {})).data).toMatchObject({ items: [] });
  const added = await lena.call(addCartItem, { body: { itemId, quantity: 15 } });
  expect(added.data).toMatchObject({ items: [{ itemId, quantity: 15 }] });
});
