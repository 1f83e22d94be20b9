import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addCartItem, readCart } from '@shop/contract/cart';
import { listProducts, readProduct, readProductPicture } from '@shop/contract/catalogue';
import { changeSetting } from '@shop/contract/desk/settings';
import type { Endpoint, Input } from '@shop/contract/endpoint';
import { endpoints } from '@shop/contract/endpoints';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { expect, onTestFinished, test } from 'vitest';
import { sampleOf } from '../../testing/contract-samples.ts';
import { givenProduct } from '../../testing/factories.ts';
import { givenPatient, somebody } from '../../testing/person.ts';
import { givenAtDesk } from '../../testing/staff.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

const title = 'Kanarienwiese 23/7';
const slug = 'kanarienwiese-23-7';
const planted = { title, slug, manufacturer: 'Kanarienhof', strain: 'Kanarienvogel', priceCents: 98_765 };
/** The name in any spelling, the maker, the price in cents and in euros. */
const canary = /kanarien|98[.,]?765|987[.,]65/i;

const pages = ['/', '/shop', `/product/${slug}`, '/product/unknown', '/sitemap.xml', '/robots.txt', '/config.json'];
const others = ['/blog', '/faq', '/glossar', '/about', '/contact', '/impressum', '/api/docs', '/api/openapi.json'];

function givenWeb(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(path.join(folder, 'dist/products'), { recursive: true });
  writeFileSync(path.join(folder, 'dist/index.html'), '<title>Shop</title><div id="root"></div>');
  writeFileSync(path.join(folder, `dist/products/${slug}-640.webp`), 'kanarienbild');
  return path.join(folder, 'dist');
}

async function givenShop(cataloguePublic: boolean) {
  const config = { ...defaultShopConfig, cataloguePublic };
  const shop = await testApp(database, { webFolder: givenWeb(), shopConfig: { config, complaint: null } });
  const { product } = await givenProduct(db, planted);
  return { shop, product };
}

/** Everything that a stranger can ask for: pages, files, and every call that is open to guests. */
async function everythingForStrangers({ shop, product }: Awaited<ReturnType<typeof givenShop>>) {
  const files = [`/products/${slug}-640.webp`, `/%70roducts/${slug}-640.webp`, `//products/${slug}-640.webp`];
  const told: Record<string, string> = {};
  for (const url of [...pages, ...others, ...files]) {
    const { body, headers } = await shop.app.inject(url);
    told[url] = body + JSON.stringify(headers);
  }
  const open = (Object.values(endpoints) as Endpoint[]).filter(({ access }) => access === 'guest');
  for (const endpoint of open) {
    const sample = sampleOf(endpoint, {
      quantity: 5,
      itemId: product.id,
      slug,
      '*': 'faq/faq.de.md',
      file: `${product.id}-640.webp`,
    });
    const { body } = await shop.call(endpoint, sample as Input<Endpoint>).catch(() => ({ body: '' }));
    told[endpoint.name] = body;
  }
  return told;
}

function whereTold(told: Record<string, string>): string[] {
  return Object.entries(told).flatMap(([place, body]) => (canary.test(body) ? [place] : []));
}

test('strangers find products in the open shop: the canary is heard', async () => {
  const places = whereTold(await everythingForStrangers(await givenShop(true)));
  const expected = [
    '/shop',
    `/product/${slug}`,
    '/sitemap.xml',
    `/products/${slug}-640.webp`,
    'listProducts',
    'readProduct',
  ];
  expect(places).toEqual(expect.arrayContaining([...expected, 'addCartItem']));
});

test('where products are for signed-in patients only, strangers find nothing of them anywhere', async () => {
  const { shop, product } = await givenShop(false);
  expect(whereTold(await everythingForStrangers({ shop, product }))).toEqual([]);
  expect((await shop.app.inject('/shop')).body).toContain('die sich angemeldet haben');
  for (const name of [slug, 'unknown']) {
    const { statusCode, headers } = await shop.app.inject(`/product/${name}`);
    expect([statusCode, headers.location]).toEqual([302, '/shop']);
  }
  expectError(await shop.call(listProducts, { query: {} }), 'CatalogueClosed');
  expectError(await shop.call(readProduct, { params: { slug } }), 'CatalogueClosed');
  expectError(await shop.call(addCartItem, { body: { itemId: product.id } }), 'CatalogueClosed');
});

test('patients and staff at the desk see them, and no cache keeps what they were answered', async () => {
  const { shop } = await givenShop(false);
  const patient = await givenPatient(shop);
  const desk = await givenAtDesk(shop, db, ['pka']);
  for (const { call } of [patient, desk]) {
    const { data, headers } = await call(listProducts, { query: {} });
    expect(data.items.map((item) => item.title)).toEqual([title]);
    expect(headers['cache-control']).toBe('private, no-store');
    expectError(await call(readProductPicture, { params: { file: 'x.webp' } }), 'NotFound');
  }
});

test('a cart that a guest filled before is not shown while the catalogue is closed, and is there again after it', async () => {
  const { shop, product } = await givenShop(true);
  const guest = somebody(shop);
  await guest.call(addCartItem, { body: { itemId: product.id } });
  const lead = await givenAtDesk(shop, db, ['lead']);
  const close = (isPublic: boolean, version: number) =>
    lead.call(changeSetting, { body: { name: 'catalogue', version, value: { isPublic, practiceSends: false } } });
  const linesOf = async () => (await guest.call(readCart, {})).data.items.length;
  expect(await linesOf()).toBe(1);
  await close(false, 0);
  expect(await linesOf()).toBe(0);
  await close(true, 1);
  expect(await linesOf()).toBe(1);
});
