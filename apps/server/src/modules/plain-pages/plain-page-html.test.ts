import { fileURLToPath } from 'node:url';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { expect, test } from 'vitest';
import { givenProduct, givenText } from '../../testing/factories.ts';
import { htmlProblems, openElements } from '../../testing/html-checker.ts';
import { givenTexts, hostile, paths, publicShop } from '../../testing/plain-texts.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { seedContent } from '../content/seed-content-service.ts';

const database = testDatabase();
const { db } = database;

test('every page is valid HTML, also with hostile texts', async () => {
  await givenTexts(db);
  await givenText(db, { path: 'blog/blog_de/boese/index.md', content: hostile });
  await givenProduct(db, {
    slug: 'ahorn-20-1',
    title: 'Ahorn <20/1> & Co',
    description: 'Text "so"',
    country: 'DE',
    pzn: '90000001',
    imagePaths: ['/products/ahorn-640.webp'],
  });
  await givenProduct(db, { type: 'extract', unit: 'milliliter', thcMgPerMl: 25, cbdMgPerMl: 10, priceCents: null });
  const { app } = await testApp(database, publicShop);
  const pages: Record<string, string> = {};
  for (const url of [...paths, '/blog/boese']) {
    const response = await app.inject(url);
    expect(response.statusCode, url).toBe(200);
    pages[url] = response.body;
  }
  pages['/missing'] = (await app.inject('/blog/missing')).body;

  expect(htmlProblems(pages)).toEqual([]);
});

test('the pages of the texts that come with the shop are valid HTML', async () => {
  await seedContent(db, fileURLToPath(new URL('../../../../../content', import.meta.url)));
  const { app } = await testApp(database, publicShop);
  const sitemap = (await app.inject('/sitemap.xml')).body;
  const pages: Record<string, string> = {};
  for (const [, url = ''] of sitemap.matchAll(/<loc>https:\/\/shop\.example(\/[^<]+)<\/loc>/g)) {
    const response = await app.inject(url);
    expect(response.statusCode, url).toBe(200);
    pages[url] = response.body;
  }

  expect(Object.keys(pages).length).toBeGreaterThan(5);
  expect(htmlProblems(pages)).toEqual([]);
});

test('where there is no Java, an element that nobody closed is found all the same', () => {
  expect(openElements('<p><b>a</b><br></p><script>"<p>"</script>')).toEqual([]);
  expect(openElements('<p><b>a</p></b>')).not.toEqual([]);
  expect(openElements('<main><p>a</p>')).toEqual(['<main> is never closed']);
});

test('every page leads to the form to withdraw from a contract, and so does the text about it', async () => {
  await seedContent(db, fileURLToPath(new URL('../../../../../content', import.meta.url)));
  await givenProduct(db, { slug: 'ahorn-20-1' });
  const { app } = await testApp(database, publicShop);
  const form = /<a [^>]*href="\/#\/widerruf"[^>]*>Vertrag widerrufen<\/a>/;
  const sitemap = (await app.inject('/sitemap.xml')).body;
  const listed = [...sitemap.matchAll(/<loc>https:\/\/shop\.example(\/[^<]+)<\/loc>/g)].map(([, url = '']) => url);
  expect(listed).toContain('/widerruf');
  for (const url of listed) expect((await app.inject(url)).body, url).toMatch(form);
  const main = (page: string) => /<main>[\s\S]*<\/main>/.exec(page)?.[0] ?? '';
  expect(main((await app.inject('/widerruf')).body)).toMatch(form);
  expect(main((await app.inject('/agb')).body)).toMatch(form);
});

test('the first texts show the demo shop’s people and way to nobody else’s patients', async () => {
  await seedContent(db, fileURLToPath(new URL('../../../../../content', import.meta.url)));
  const demo = await testApp(database, publicShop);
  expect((await demo.app.inject('/about')).body).toContain('Emre Kaya');
  expect((await demo.app.inject('/contact')).body).toContain('Uferplatz');

  const pharmacy = { ...defaultShopConfig.pharmacy, street: 'Am Markt 1' };
  const config = { ...defaultShopConfig, shopName: 'Löwen-Apotheke', pharmacy };
  const { app } = await testApp(database, { ...publicShop, shopConfig: { config, complaint: null } });
  const about = (await app.inject('/about')).body;
  expect(about).toContain('Unsere Leistungen');
  expect(about).not.toContain('Emre Kaya');
  const contact = (await app.inject('/contact')).body;
  expect(contact).toContain('Beratung');
  expect(contact).not.toContain('Uferplatz');
});
