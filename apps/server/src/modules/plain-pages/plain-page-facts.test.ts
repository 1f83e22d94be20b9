import { euLogo } from '@shop/contract/eu-logo';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { describe, expect, test } from 'vitest';
import { givenProduct } from '../../testing/factories.ts';
import { htmlProblems } from '../../testing/html-checker.ts';
import { givenTexts, paths, publicShop, structuredData } from '../../testing/plain-texts.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

describe('pages that offer medicines', () => {
  const medicines = ['/shop', '/product/ahorn-20-1'];
  const withRegister = { ...defaultShopConfig, euLogoRegisterUrl: 'https://register.example/?a=1&b=2' };

  test('show the EU logo, linked to the register entry; other pages do not', async () => {
    await givenTexts(db);
    await givenProduct(db, { slug: 'ahorn-20-1' });
    const { app } = await testApp(database, {
      ...publicShop,
      shopConfig: { config: withRegister, complaint: null },
    });
    const pages: Record<string, string> = {};
    for (const url of paths) pages[url] = (await app.inject(url)).body;
    for (const [url, body] of Object.entries(pages)) {
      expect(body.includes(euLogo.path), url).toBe(medicines.includes(url));
    }
    expect(pages['/shop']).toContain(
      `<a class="eu-logo" href="https://register.example/?a=1&amp;b=2" target="_blank" rel="noopener"><img src="/eu-logo-de.svg" alt="EU-Versandlogo: ${euLogo.sentence}"`,
    );
    expect(htmlProblems(pages)).toEqual([]);
  });

  test('tell the base price beside the price, and the neutral order', async () => {
    await givenProduct(db, { slug: 'ahorn-20-1', priceCents: 1049, unit: 'gram' });
    await givenProduct(db, { slug: 'birke', type: 'extract', unit: 'milliliter', priceCents: 429 });
    await givenProduct(db, { slug: 'kapseln', type: 'extract', unit: 'pack', priceCents: 8990 });
    const { app } = await testApp(database, publicShop);
    const read = async (url: string) => (await app.inject(url)).body.replaceAll('\u00a0', ' ');
    expect(await read('/product/ahorn-20-1')).toContain('<dt>Grundpreis</dt><dd>1.049,00 € je 100 g</dd>');
    expect(await read('/product/birke')).toContain('<dt>Grundpreis</dt><dd>429,00 € je 100 ml</dd>');
    expect(await read('/product/kapseln')).not.toContain('Grundpreis');
    expect(await read('/shop')).toContain('Empfehlung, das heißt lieferbar zuerst, dann nach Name');
  });

  test.each(medicines)('say that the entry is missing instead: %s', async (url) => {
    await givenProduct(db, { slug: 'ahorn-20-1' });
    const { app } = await testApp(database, publicShop);
    const { body } = await app.inject(url);
    expect(body).toContain('EU-Versandlogo: Registereintrag fehlt.');
    expect(body).not.toContain(euLogo.path);
  });
});

test('a product is described by facts, without offer or praise', async () => {
  await givenProduct(db, { slug: 'ahorn', title: 'Ahorn 20/1', pzn: '90000001', irradiation: true, stockUnits: 0 });
  const { app } = await testApp(database, publicShop);
  const { body } = await app.inject('/product/ahorn');

  expect(body).toContain('THC 22 %, CBD 1 %');
  expect(body).toContain('<dd>nicht lieferbar</dd>');
  expect(body).toContain('<a href="/glossar#myrcen">Myrcen</a>');
  expect(body).toContain('Verschreibungspflichtig');
  const [data] = structuredData(body);
  expect(Object.keys(data ?? {}).sort()).toEqual(['@context', '@type', 'manufacturer', 'name', 'sku']);
});

test('questions and answers, pharmacy and address are told as data', async () => {
  await givenTexts(db);
  const { app } = await testApp(database, publicShop);

  expect(structuredData((await app.inject('/faq')).body)).toMatchObject([
    { '@type': 'FAQPage', mainEntity: [{ name: 'Wie lange gilt es?' }] },
  ]);
  for (const url of ['/about', '/contact']) {
    expect(structuredData((await app.inject(url)).body)).toMatchObject([
      { '@type': 'Pharmacy', name: 'Mainblüte Apotheke', address: { addressLocality: 'Würzburg' } },
    ]);
  }
});
