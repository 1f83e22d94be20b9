import { findShopByDomain, listProducts, readProduct, readShopContext } from '@shop/contract/catalogue';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../db/pool.ts';
import { products } from '../../db/schema/catalogue.ts';
import { givenProduct } from '../../testing/factories.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase, workerConnection } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

const url = '/api/shop/v1/pharmacy-shop/products?pageSize=200';

async function titles({ call }: TestApp): Promise<string[]> {
  return (await call(listProducts, { query: {} })).data.items.map(({ title }) => title);
}

describe('the list follows the catalogue', () => {
  test('a new, a changed and a withdrawn product are in the next answer', async () => {
    const shop = await testApp(database);
    expect(await titles(shop)).toEqual([]);
    const { product } = await givenProduct(db, { title: 'Ahorn' });
    expect(await titles(shop)).toEqual(['Ahorn']);
    await db.update(products).set({ title: 'Birke' }).where(eq(products.id, product.id));
    expect(await titles(shop)).toEqual(['Birke']);
    await db.update(products).set({ withdrawnAt: new Date() }).where(eq(products.id, product.id));
    expect(await titles(shop)).toEqual([]);
  });

  test('the stock on a product page is the newest', async () => {
    const { product } = await givenProduct(db, { stockUnits: 10 });
    const { call } = await testApp(database);
    const stock = async () => (await call(readProduct, { params: { slug: product.slug } })).data.stock;
    expect(await stock()).toBe(10);
    await db.update(products).set({ stockUnits: 3 });
    expect(await stock()).toBe(3);
  });

  test('a change that is rolled back is in no answer', async () => {
    const shop = await testApp(database);
    await givenProduct(db, { title: 'Ahorn' });
    expect(await titles(shop)).toEqual(['Ahorn']);
    const failing = db.transaction(async (tx) => {
      await tx.update(products).set({ title: 'Birke' });
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await titles(shop)).toEqual(['Ahorn']);
  });

  test('a database that was away for a moment is asked again', async () => {
    const shop = await testApp(database);
    await givenProduct(db, { title: 'Ahorn' });
    expect(await titles(shop)).toEqual(['Ahorn']);
    await loseConnections();
    expect(await titles(shop)).toEqual(['Ahorn']);
    expect(database.changes.isWatched()).toBe(true);
  });

  test('a change made by another process arrives here', async () => {
    const shop = await testApp(database);
    expect(await titles(shop)).toEqual([]);
    const other = openDatabase(workerConnection(), pino({ level: 'silent' }));
    await givenProduct(other.db, { title: 'Ahorn' });
    await other.pool.end();
    await expect.poll(() => titles(shop)).toEqual(['Ahorn']);
  });
});

describe('the answer is prepared', () => {
  test('compressed as the client likes it, each form with an ETag of its own', async () => {
    const { app } = await testApp(database);
    for (let number = 0; number < 50; number++) await givenProduct(db);
    const [br, gzip, plain] = await Promise.all(
      ['gzip, br', 'gzip', 'br;q=0, gzip;q=0.0'].map((accepted) =>
        app.inject({ url, headers: { 'accept-encoding': accepted } }),
      ),
    );
    expect(br?.headers).toMatchObject({
      'content-encoding': 'br',
      vary: 'Accept-Encoding',
      'cache-control': 'no-cache',
    });
    expect(gzip?.headers['content-encoding']).toBe('gzip');
    expect(plain?.headers['content-encoding']).toBeUndefined();
    expect(plain?.json().items).toHaveLength(50);
    expect(Number(br?.headers['content-length'])).toBeLessThan(Number(plain?.headers['content-length']) / 5);
    expect(new Set([br, gzip, plain].map((answer) => answer?.headers.etag)).size).toBe(3);
  });

  test('and not sent to those who have it, until it changes', async () => {
    const { app } = await testApp(database);
    await givenProduct(db);
    const etag = String((await app.inject(url)).headers.etag);
    const again = { url, headers: { 'if-none-match': `"other", W/${etag}` } };
    const unchanged = await app.inject(again);
    expect(unchanged.statusCode).toBe(304);
    expect(unchanged.body).toBe('');
    await givenProduct(db);
    expect((await app.inject(again)).statusCode).toBe(200);
  });

  test('odd page sizes neither evict the usual one nor fill the memory', async () => {
    const { app } = await testApp(database);
    await givenProduct(db);
    for (let size = 200; size > 0; size--) {
      expect((await app.inject(`/api/shop/v1/pharmacy-shop/products?pageSize=${size}`)).json().total).toBe(1);
    }
  });
});

describe('[WI-05] the shop', () => {
  const shopConfig = {
    text: null,
    complaint: null,
    config: { ...defaultShopConfig, shopId: 's-9', pharmacyId: 'p-7', showStock: false },
  };
  const env = { publicUrl: new URL('https://shop.example') };

  test('is found by its domain, and by no other', async () => {
    const { call } = await testApp(database, { shopConfig, env });
    expect((await call(findShopByDomain, { params: { domain: 'Shop.example' } })).data).toEqual({ shopId: 's-9' });
    expectError(await call(findShopByDomain, { params: { domain: 'evil.example' } }), 'NotFound');
  });

  test('without a public address answers to every name', async () => {
    const { call } = await testApp(database, { shopConfig });
    expect((await call(findShopByDomain, { params: { domain: 'localhost' } })).data).toEqual({ shopId: 's-9' });
  });

  test('tells its context, and that of no other', async () => {
    const { call } = await testApp(database, { shopConfig });
    expect((await call(readShopContext, { params: { shopId: 's-9' } })).data).toEqual({
      shopId: 's-9',
      pharmacyId: 'p-7',
      name: 'Mainblüte',
      showStock: false,
      showSimilarProducts: true,
    });
    expectError(await call(readShopContext, { params: { shopId: 's-8' } }), 'NotFound');
  });
});

/** As when the server restarts: every connection of the pool ends. */
async function loseConnections(): Promise<void> {
  while (database.pool.totalCount > 0) {
    const client = await database.pool.connect();
    client.release(new Error('lost'));
  }
  await expect.poll(() => database.changes.isWatched()).toBe(false);
}
