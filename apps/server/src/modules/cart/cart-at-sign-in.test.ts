import { readSession, signOut } from '@shop/contract/auth';
import { addCartItem, readCart } from '@shop/contract/cart';
import { exportPersonalData } from '@shop/contract/patient';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { givenProduct } from '../../testing/factories.ts';
import { givenPatient, givenSignedIn, somebody } from '../../testing/person.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();

test('a guest who signs in finds the cart again, and whoever comes after the sign-out does not', async () => {
  const shop = await testApp(database);
  const { product } = await givenProduct(database.db);
  const lena = somebody(shop);
  await lena.call(addCartItem, { body: { itemId: product.id, quantity: 10 } });
  await givenSignedIn(shop, lena);
  expect((await lena.call(readCart, {})).data.items).toMatchObject([{ productId: product.id, quantity: 10 }]);

  const exported = unzipSync(new Uint8Array((await lena.call(exportPersonalData, {})).rawPayload));
  expect(strFromU8(exported['warenkorb.json'] ?? new Uint8Array())).toContain(product.title);

  await lena.call(signOut, {});
  expect((await lena.call(readCart, {})).data.items).toEqual([]);
  shop.clock.advance({ minutes: 1 });
  await givenSignedIn(shop, lena);
  expect((await lena.call(readCart, {})).data.items).toHaveLength(1);
});

test('who leaves the registration has the cart as a guest again, once', async () => {
  const shop = await testApp(database);
  const { product } = await givenProduct(database.db);
  const lena = somebody(shop);
  await lena.call(addCartItem, { body: { itemId: product.id, quantity: 10 } });
  await givenSignedIn(shop, lena);

  await lena.call(signOut, { query: { cart: 'keep' } });
  expect((await lena.call(readSession, {})).data).toBeNull();
  expect((await lena.call(readCart, {})).data.items).toMatchObject([{ productId: product.id, quantity: 10 }]);
  shop.clock.advance({ minutes: 1 });
  await givenSignedIn(shop, lena);
  expect((await lena.call(readCart, {})).data.items).toMatchObject([{ productId: product.id, quantity: 10 }]);
});

test('a registered patient leaves no cart behind, whatever the browser asks for', async () => {
  const shop = await testApp(database);
  const { product } = await givenProduct(database.db);
  const lena = await givenPatient(shop);
  await lena.call(addCartItem, { body: { itemId: product.id, quantity: 10 } });
  await lena.call(signOut, { query: { cart: 'keep' } });
  expect((await lena.call(readCart, {})).data.items).toEqual([]);
});
