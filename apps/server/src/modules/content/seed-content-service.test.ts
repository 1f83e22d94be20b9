import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addCartItem } from '@shop/contract/cart';
import { listBlogPosts, readFaq } from '@shop/contract/content';
import { expect, onTestFinished, test } from 'vitest';
import { contentFiles, contentRevisions } from '../../db/schema/content.ts';
import { givenProduct } from '../../testing/factories.ts';
import { givenSignedIn, somebody } from '../../testing/person.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { seedContent } from './seed-content-service.ts';

const database = testDatabase();
const { db } = database;

const shopTexts = fileURLToPath(new URL('../../../../../content', import.meta.url));

function givenFolder(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

test('a new shop gets the texts and images of the folder, each with a first revision', async () => {
  const folder = givenFolder({
    'README.md': 'not a text of the shop',
    'risky-words.de.txt': 'beste',
    'agb/agb.de.md': '# AGB',
    'agb/.hidden.md': 'no',
    'blog/covers/a.webp': 'bytes',
    'blog/notes.txt': 'no',
  });
  await seedContent(db, folder);

  expect((await db.select({ path: contentFiles.path }).from(contentFiles)).map((file) => file.path).sort()).toEqual([
    'agb/agb.de.md',
    'blog/covers/a.webp',
  ]);
  const revisions = await db.select().from(contentRevisions).orderBy(contentRevisions.path);
  expect(revisions).toMatchObject([
    { content: '# AGB', bytes: null, mediaType: 'text/markdown', change: 'seed', author: null },
    { content: null, bytes: Buffer.from('bytes'), mediaType: 'image/webp', change: 'seed' },
  ]);
});

test('a shop that had texts keeps its own, even when it removed them all', async () => {
  await seedContent(db, givenFolder({ 'agb/agb.de.md': 'first' }));
  await db.delete(contentFiles);
  await seedContent(db, givenFolder({ 'agb/agb.de.md': 'second' }));

  expect(await db.select().from(contentFiles)).toEqual([]);
  expect(await db.select().from(contentRevisions)).toHaveLength(1);
});

test('[BZ-02] the privacy text that comes with the shop says that server logs are deleted after 30 days', async () => {
  await seedContent(db, shopTexts);
  const { app } = await testApp(database);

  const german = await app.inject('/content_management/datenschutz/datenschutz.de.md');
  expect(german.body).toContain('Server-Logs werden nach 30 Tagen gelöscht.');
  const english = await app.inject('/content_management/datenschutz/datenschutz.en.md');
  expect(english.body).toContain('Server logs are deleted after 30 days.');
});

test('the privacy text that comes with the shop names every cookie that visitors get', async () => {
  const { product } = await givenProduct(db);
  const shop = await testApp(database);
  const guest = somebody(shop);
  await guest.call(addCartItem, { body: { itemId: product.id } });
  const patient = await givenSignedIn(shop);

  const names = [...guest.cookies.keys(), ...patient.cookies.keys()];
  expect(names).toContain('shop.cart_token');
  expect(names).toContain('shop.session_token');
  for (const language of ['de', 'en']) {
    const text = readFileSync(path.join(shopTexts, `datenschutz/datenschutz.${language}.md`), 'utf8');
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
  }
});

test('the texts that come with the shop can be read by everybody', async () => {
  await seedContent(db, shopTexts);
  const { app, call } = await testApp(database);

  for (const lang of ['de', 'en'] as const) {
    expect((await call(listBlogPosts, { query: { lang } })).data.length).toBeGreaterThan(0);
    expect((await call(readFaq, { query: { lang } })).data.length).toBeGreaterThan(0);
  }
  const files = await db.select({ path: contentFiles.path }).from(contentFiles);
  for (const { path: file } of files) {
    const response = await app.inject(`/content_management/${file}`);
    expect(response.statusCode, file).toBe(200);
    if (file.endsWith('.md')) expect(response.body, file).not.toContain('{{');
  }
});
