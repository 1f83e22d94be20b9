import { addCartItem } from '@shop/contract/cart';
import { databaseHeader } from '@shop/contract/database-header';
import { listOrders } from '@shop/contract/orders';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { openDatabase } from './db/pool.ts';
import { cartLines } from './db/schema/cart.ts';
import { databaseGate } from './testing/database-gate.ts';
import { givenProduct, givenText } from './testing/factories.ts';
import { givenPatient } from './testing/person.ts';
import { expectError, testApp } from './testing/test-app.ts';
import { testDatabase, workerConnection } from './testing/test-database.ts';

const { db } = testDatabase();
const asPerson = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const readingOnly = 'Im Moment können Sie hier nur lesen';
const products = '/api/shop/v1/pharmacy-shop/products';

/** A shop whose database can be taken away. */
async function givenShop() {
  const { product } = await givenProduct(db, { title: 'Feldmohn 20', slug: 'feldmohn-20' });
  await givenText(db, { path: 'faq/faq.de.md', content: '## Rezept\n\n### Wie lange gilt es?\n\nDrei Monate.' });
  const gate = await databaseGate(workerConnection());
  await gate.open();
  const { user, database: name } = workerConnection();
  const connection = { host: '127.0.0.1', port: gate.port, user, database: name } as const;
  const database = openDatabase(connection as Parameters<typeof openDatabase>[0], pino({ level: 'silent' }));
  onTestFinished(() => database.pool.end());
  const shop = await testApp(database);
  const { app } = shop;
  const patient = await givenPatient(shop);
  const isAway = async () => (await app.inject('/api/health')).headers[databaseHeader];
  return {
    app,
    async takeAway() {
      await gate.shut();
      await expect.poll(isAway).toBe('away');
    },
    async bringBack() {
      await gate.open();
      await expect
        .poll(async () => (await app.inject(products)).headers[databaseHeader], { timeout: 10_000 })
        .toBe('ready');
    },
    ownOrders: (headers: Record<string, string>) => patient.call(listOrders, { headers } as never),
    add: () => patient.call(addCartItem, { body: { itemId: product.id, quantity: 5 } }),
  };
}

test('without its database the shop shows what it has in memory, with a line that says so, and works again by itself', async () => {
  const { app, takeAway, bringBack } = await givenShop();
  const pages = ['/shop', '/product/feldmohn-20', '/faq'];
  const files = [products, `${products}/feldmohn-20`, '/content_management/faq/faq.de.md'];
  const before = new Map<string, string>();
  for (const url of [...pages, ...files]) before.set(url, (await app.inject(url)).body);

  await takeAway();
  for (const url of [...pages, ...files]) {
    const answer = await app.inject({ url, headers: asPerson });
    expect([url, answer.statusCode, answer.headers[databaseHeader]]).toEqual([url, 200, 'away']);
    if (files.includes(url)) expect(answer.body).toBe(before.get(url));
    else expect(answer.body).toContain(readingOnly);
  }

  await bringBack();
  for (const url of pages) expect((await app.inject({ url, headers: asPerson })).body).toBe(before.get(url));
});

test('what was changed meanwhile is shown once the database is back', async () => {
  const { app, takeAway, bringBack } = await givenShop();
  await app.inject(products);
  await takeAway();
  expect((await app.inject(products)).json().items).toHaveLength(1);
  await givenProduct(db, { title: 'Zweites', slug: 'zweites' });
  await bringBack();
  expect((await app.inject(products)).json().items).toHaveLength(2);
});

test.each([
  ['de-DE,de;q=0.9', 'de', 'Das geht gerade nicht'],
  ['en-GB,en;q=0.9', 'en', 'This is not possible right now'],
])('a page that needs the database says so in the language of the visitor (%s)', async (asked, language, title) => {
  const { app, ownOrders, takeAway } = await givenShop();
  await takeAway();
  const headers = { ...asPerson, 'accept-language': asked };
  // The page was never asked for while the database was there.
  for (const answer of [await ownOrders(headers), await app.inject({ url: '/shop', headers })]) {
    expect(answer.statusCode).toBe(503);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'retry-after': '5',
      'cache-control': 'no-store',
    });
    expect(answer.body).toContain(`<html lang="${language}">`);
    expect(answer.body).toContain(`<h1>${title}</h1>`);
    expect(answer.body).not.toContain('"id"');
  }
  expectError(await ownOrders({ accept: 'application/json' }), 'Unavailable');
});

test('a write is refused in the words of the contract, and taken once the database is back', async () => {
  const { add, takeAway, bringBack } = await givenShop();
  await takeAway();
  const refused = await add();
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
  expectError(refused, 'Unavailable');

  await bringBack();
  expect((await add()).statusCode).toBe(200);
  expect(await db.$count(cartLines)).toBe(1);
});
