import { listProducts, readProduct } from '@shop/contract/catalogue';
import {
  addProduct,
  changeProduct,
  listCatalogue,
  readCatalogueProduct,
  setProductPrice,
  setProductSale,
} from '@shop/contract/desk/catalogue';
import { readDeskOrder } from '@shop/contract/desk/orders';
import { listStock } from '@shop/contract/desk/stock';
import type { Input } from '@shop/contract/endpoint';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { openDatabase } from '../../db/pool.ts';
import { products } from '../../db/schema/catalogue.ts';
import { journal } from '../../db/schema/journal.ts';
import { productPrices } from '../../db/schema/product-prices.ts';
import { germanDay } from '../../german-day.ts';
import { type DeskShop, deskShop } from '../../testing/desk-order.ts';
import { expectError } from '../../testing/test-app.ts';
import { testDatabase, workerConnection } from '../../testing/test-database.ts';
import { once } from '../../testing/write-headers.ts';
import { CatalogueCache } from './catalogue-cache.ts';
import { applyDuePrices } from './price-service.ts';

const database = testDatabase();
const { db } = database;

let shop: DeskShop;
let id: string;
beforeEach(async () => {
  shop = await deskShop(database, { title: 'Ahorn', slug: 'ahorn', priceCents: 899 });
  id = (await db.select().from(products))[0]?.id ?? '';
});

const seen = async () => (await shop.pka.call(readCatalogueProduct, { params: { id } })).data;
const inShop = async (slug = 'ahorn') => (await shop.call(readProduct, { params: { slug } })).data;
const entries = () => db.select().from(journal).where(eq(journal.subject, 'product')).orderBy(journal.id);

type Price = Input<typeof setProductPrice>['body'];
async function price(differences: Partial<Price> = {}) {
  const today = germanDay(shop.clock.now());
  const wanted = { firstDay: today, priceCent: 950, basis: 'ampreisv4' as const, purchaseCent: 399 };
  const body = { version: (await seen()).version, ...wanted, ...differences };
  return shop.pka.call(setProductPrice, { params: { id }, headers: once(), body });
}

async function sale(state: 'on' | 'off' | 'retired') {
  const body = { version: (await seen()).version, sale: state };
  return shop.pka.call(setProductSale, { params: { id }, headers: once(), body });
}

describe('a price', () => {
  test('is in the shop with the next answer, and stands in the history and the journal with its basis', async () => {
    expect((await inShop()).priceCent).toBe(899);
    const { data } = await price();
    expect((await inShop()).priceCent).toBe(950);
    expect(data.prices[0]).toMatchObject({ priceCent: 950, basis: 'ampreisv4', purchaseCent: 399, isPlanned: false });
    const [entry] = await entries();
    expect(entry).toMatchObject({ what: 'productPriced', subjectId: id, staffName: shop.pka.person.name });
    expect(JSON.parse(entry?.detail ?? '')).toMatchObject({
      before: { priceCents: 899 },
      after: { priceCents: 950, basis: 'ampreisv4', purchaseCents: 399 },
    });
  });

  test('of a later day waits for it, and is applied once', async () => {
    const { data } = await price({ firstDay: '2027-01-01' });
    expect(data.prices[0]).toMatchObject({ isPlanned: true, setBy: shop.pka.person.name });
    await applyDuePrices(shop.ordering, new Date('2026-12-31T20:00:00Z'));
    expect((await inShop()).priceCent).toBe(899);
    const newYear = new Date('2026-12-31T23:30:00Z');
    await Promise.all([applyDuePrices(shop.ordering, newYear), applyDuePrices(shop.ordering, newYear)]);
    expect((await inShop()).priceCent).toBe(950);
    expect(await entries()).toHaveLength(2);
  });

  test('of a day that is over, of nothing, and of an older version is refused', async () => {
    const fields = [{ path: 'body.firstDay', problem: 'out_of_range' }];
    expectError(await price({ firstDay: '2020-01-01' }), 'InvalidInput', { fields });
    expectError(await price({ priceCent: 0 }), 'InvalidInput', {
      fields: [{ path: 'body.priceCent', problem: 'too_small' }],
    });
    expectError(await price({ version: 99 }), 'ProductChanged');
    expect(await db.$count(productPrices)).toBe(0);
  });
});

test('texts are changed in both languages, and only what differs is on record', async () => {
  const { version, fields } = await seen();
  const body = { version, fields: { ...fields, description: 'Zeile 1\nZeile 2', descriptionEn: 'Line 1' } };
  expectError(await shop.pta.call(changeProduct, { params: { id }, headers: once(), body }), 'Forbidden');
  const ask = { params: { id }, headers: once(), body };
  const { data } = await shop.pka.call(changeProduct, ask);
  expect((await shop.pka.call(changeProduct, ask)).data).toEqual(data);
  expect(await inShop()).toMatchObject({ description: 'Zeile 1\nZeile 2', descriptionEn: 'Line 1' });
  const [entry, ...more] = await entries();
  expect(more).toEqual([]);
  expect(JSON.parse(entry?.detail ?? '')).toEqual({
    before: { description: null, descriptionEn: null },
    after: { description: 'Zeile 1\nZeile 2', descriptionEn: 'Line 1' },
  });
  expectError(await shop.pka.call(changeProduct, { ...ask, headers: once() }), 'ProductChanged');
});

test('a new product is not on sale before it has a price, then it is, and once retired it leaves the stock list too', async () => {
  const { fields } = await seen();
  const body = { type: 'extract' as const, unit: 'milliliter' as const, fields: { ...fields, thcMgPerMl: 25 } };
  const ask = { headers: once(), body };
  const added = (await shop.pka.call(addProduct, ask)).data;
  expect((await shop.pka.call(addProduct, ask)).data).toEqual(added);
  expect(added).toMatchObject({ item: { slug: 'ahorn-2', sale: 'off' }, fields: { thcPercent: 2.5 } });
  id = added.item.id;
  expectError(await shop.call(readProduct, { params: { slug: 'ahorn-2' } }), 'NotFound');
  const stocked = async () => (await shop.pka.call(listStock, {})).data.products.map((product) => product.id);
  expect(await stocked()).toContain(id);

  expectError(await sale('on'), 'InvalidState');
  await price();
  await sale('on');
  expect((await inShop('ahorn-2')).priceCent).toBe(950);
  await sale('retired');
  expectError(await shop.call(readProduct, { params: { slug: 'ahorn-2' } }), 'NotFound');
  expect(await stocked()).not.toContain(id);
  const { products: listed } = (await shop.pka.call(listCatalogue, {})).data;
  expect(listed.map(({ slug, sale }) => [slug, sale])).toEqual([
    ['ahorn', 'on'],
    ['ahorn-2', 'retired'],
  ]);
});

test('a PZN is checked and belongs to one product', async () => {
  const { fields, version } = await seen();
  const wrong = { version, fields: { ...fields, pzn: '90002191' } };
  expectError(await shop.pka.call(changeProduct, { params: { id }, headers: once(), body: wrong }), 'InvalidInput', {
    fields: [{ path: 'body.fields.pzn', problem: 'check_digit' }],
  });
  const right = { version, fields: { ...fields, pzn: '90002190' } };
  await shop.pka.call(changeProduct, { params: { id }, headers: once(), body: right });
  const body = { type: 'bud' as const, unit: 'gram' as const, fields: right.fields };
  expectError(await shop.pka.call(addProduct, { headers: once(), body }), 'PznTaken', { productId: id });
});

test('a product that was retired stays in the orders that hold it', async () => {
  const order = await shop.givenOrder();
  await sale('retired');
  expect((await shop.call(listProducts, { query: {} })).data.items).toEqual([]);
  const { data } = await shop.pharmacist.call(readDeskOrder, { params: { id: order.id } });
  expect(JSON.stringify(data)).toContain('Ahorn');
});

test('another process has the new price within a second', async () => {
  const other = openDatabase(workerConnection(), pino({ level: 'silent' }));
  try {
    const cache = new CatalogueCache({ db: other.db, changes: other.changes, clock: shop.clock });
    const priceThere = async () => (await cache.current()).bySlug.get('ahorn')?.priceCents;
    expect(await priceThere()).toBe(899);
    await price();
    await expect.poll(priceThere, { timeout: 20_000 }).toBe(950);
  } finally {
    await other.pool.end();
  }
});
