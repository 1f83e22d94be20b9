import { listProducts, readProduct } from '@shop/contract/catalogue';
import { describe, expect, test } from 'vitest';
import { products } from '../../db/schema/catalogue.ts';
import { givenProduct } from '../../testing/factories.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { seedDemoCatalogue } from './catalogue-service.ts';

const database = testDatabase();
const { db } = database;

describe('[WI-06] the list', () => {
  test('begins at page 1 with 20 products when nothing is said', async () => {
    for (let number = 0; number < 21; number++) await givenProduct(db);
    const { call } = await testApp(database);
    const { data } = await call(listProducts, { query: {} });
    expect(data).toMatchObject({ page: 1, pageSize: 20, total: 21 });
    expect(data.items).toHaveLength(20);
  });

  test('gives the page and the type asked for', async () => {
    await givenProduct(db, { type: 'extract', title: 'B', unit: 'milliliter' });
    await givenProduct(db, { type: 'extract', title: 'A', unit: 'milliliter' });
    await givenProduct(db, { type: 'bud' });
    const { call } = await testApp(database);
    const { data } = await call(listProducts, { query: { productType: 'extract', page: 2, pageSize: 1 } });
    expect(data.total).toBe(2);
    expect(data.items.map((item) => item.title)).toEqual(['B']);
  });

  test('is neutral: available first, then by name as a German reads it', async () => {
    await givenProduct(db, { title: 'Zeder', stockUnits: 100 });
    await givenProduct(db, { title: 'Ähre', stockUnits: 100 });
    await givenProduct(db, { title: 'Adler', stockUnits: 0 });
    await givenProduct(db, { title: 'Birke', stockUnits: 4, minOrderQuantity: 5 });
    const { call } = await testApp(database);
    const { data } = await call(listProducts, { query: {} });
    expect(data.items.map((item) => [item.title, item.available])).toEqual([
      ['Ähre', true],
      ['Zeder', true],
      ['Adler', false],
      ['Birke', false],
    ]);
  });

  test('leaves out what is no longer sold', async () => {
    await givenProduct(db, { withdrawnAt: new Date() });
    const { call } = await testApp(database);
    expect((await call(listProducts, { query: {} })).data.items).toEqual([]);
  });

  test.each(['page=0', 'page=x', 'pageSize=201', 'pageSize=0', 'productType=seed', 'page=1&page=2'])(
    'refuses %s with an id',
    async (query) => {
      const { app } = await testApp(database);
      const response = await app.inject(`/api/shop/v1/pharmacy-shop/products?${query}`);
      expect(response.statusCode).toBe(400);
      expect(response.json()).toMatchObject({ id: 'InvalidInput' });
    },
  );
});

describe('a product', () => {
  test('is found by its slug', async () => {
    const { product } = await givenProduct(db, { priceCents: 1049, thcPercent: 25.5, stockUnits: 12 });
    const { call } = await testApp(database);
    const { data } = await call(readProduct, { params: { slug: product.slug } });
    expect(data).toMatchObject({ id: product.id, priceCent: 1049, thc: 25.5, stock: 12, available: true });
  });

  test('that does not exist or is no longer sold: the same 404', async () => {
    const { product } = await givenProduct(db, { withdrawnAt: new Date() });
    const { call } = await testApp(database);
    for (const slug of ['nope', product.slug, "x' or 1=1 --"]) {
      const response = await call(readProduct, { params: { slug } });
      expect(response.statusCode).toBe(404);
      expectError(response, 'NotFound');
    }
  });
});

test('the demo catalogue fills an empty shop once', async () => {
  await db.transaction((tx) => seedDemoCatalogue(tx, new Date()));
  const count = await db.$count(products);
  await db.transaction((tx) => seedDemoCatalogue(tx, new Date()));
  expect(await db.$count(products)).toBe(count);
  expect(count).toBeGreaterThan(0);
});
