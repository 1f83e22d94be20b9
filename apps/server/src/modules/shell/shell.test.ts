import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { expect, onTestFinished, test, vi } from 'vitest';
import { givenText } from '../../testing/factories.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

const built =
  '<html lang="de"><title>Gebaut</title><div id="root"></div><script>show()</script><noscript><ul></ul></noscript><script type="module"></script>';

/** Says what it was given, and how often it was asked. */
const echo = `let count = 0;
export async function prerender({ config, texts, files, pause }) {
  await pause();
  count += 1;
  return { behindRoot: [count, config.shopName, config.ordering, JSON.stringify(texts), JSON.stringify(files)].join('|'), withoutScript: '<h1>$&</h1>' };
}`;

function givenWeb(prerender: string | null): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-web-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['dist', 'prerender/dist']) mkdirSync(path.join(folder, part), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(path.join(folder, 'dist/index.html'), built);
  if (prerender !== null) writeFileSync(path.join(folder, 'prerender/dist/prerender.js'), prerender);
  return path.join(folder, 'dist');
}

const noTexts = '{"blog/blog_de/index.json":[],"blog/blog_en/index.json":[]}';

const shopConfig = { config: { ...defaultShopConfig, shopName: 'Müller & <Söhne>' }, complaint: null };

test('the page carries the screens as the texts and the config have them now, and is made anew when a text changes', async () => {
  await givenText(db, { path: 'pages/home.de.md', content: '# Eins' });
  const { app } = await testApp(database, { webFolder: givenWeb(echo), shopConfig });

  const first = await app.inject('/');
  expect(first.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(first.headers['cache-control']).toBe('no-cache');
  expect(first.body).toContain('<title>Müller &amp; &lt;Söhne&gt;</title>');
  // Nothing of the limits for orders, which /config.json keeps too.
  expect(first.body).toContain(
    `<div id="root"></div>\n1|Müller & <Söhne>||{"home.de":"# Eins"}|${noTexts}<script>show()</script>`,
  );
  expect(first.body).toContain('<noscript><ul></ul><h1>$&</h1>\n</noscript>');
  expect((await app.inject('/index.html')).body).toBe(first.body);
  const again = await app.inject({ url: '/', headers: { 'if-none-match': String(first.headers.etag) } });
  expect(again.statusCode).toBe(304);

  await givenText(db, { path: 'pages/home.de.md', content: '# Zwei' });
  const later = await app.inject('/');
  expect(later.body).toContain('2|Müller & <Söhne>||{"home.de":"# Zwei"}');
});

test('a page whose products are closed to strangers says so to its first script', async () => {
  const webFolder = givenWeb(echo);
  const { app: open } = await testApp(database, { webFolder, shopConfig });
  expect((await open.inject('/')).body).toContain('<html lang="de">');
  const config = { ...shopConfig.config, cataloguePublic: false };
  const { app: closed } = await testApp(database, { webFolder, shopConfig: { ...shopConfig, config } });
  expect((await closed.inject('/')).body).toContain('<html data-catalogue="closed" lang="de">');
});

test('a text that is changed in one process is served anew by every other', async () => {
  await givenText(db, { path: 'pages/home.de.md', content: '# Eins' });
  const processes = await Promise.all([1, 2].map(() => testApp(database, { webFolder: givenWeb(echo), shopConfig })));
  const homeOf = async ({ app }: (typeof processes)[number]) => (await app.inject('/')).body;
  for (const each of processes) expect(await homeOf(each)).toContain('"home.de":"# Eins"');

  await givenText(db, { path: 'pages/home.de.md', content: '# Zwei' });
  for (const each of processes) {
    await vi.waitFor(async () => expect(await homeOf(each)).toContain('"home.de":"# Zwei"'), { timeout: 20_000 });
  }
});

test('screens that cannot be drawn do not close the shop', async () => {
  const broken = givenWeb('export async function prerender() { throw new Error("no screen"); }');
  const { app, logged } = await testApp(database, { webFolder: broken });
  expect((await app.inject('/')).body).toBe(built);
  expect(logged.some(({ msg }) => String(msg).includes('drawn ahead'))).toBe(true);
});

test('a build without them is served as it is', async () => {
  const { app } = await testApp(database, { webFolder: givenWeb(null) });
  expect((await app.inject('/')).body).toBe(built);
});

test('the beginnings of the texts are drawn from what the content service answers', async () => {
  await givenText(db, { path: 'faq/faq.de.md', content: '## Rezept\n\n### Wie?\n\nSo.' });
  await givenText(db, { path: 'glossar/Cannabis-Glossar.md', content: '## A\n\n### Apotheke\n\nHier.' });
  await givenText(db, { path: 'blog/blog_de/neu/index.md', content: '---\ntitle: Neu\n---\n\nText.' });
  await givenText(db, {
    path: 'blog/blog_de/entwurf/index.md',
    content: '---\ntitle: Geheim\ndraft: true\n---\n\nText.',
  });
  const { app } = await testApp(database, { webFolder: givenWeb(echo), shopConfig });

  const { body } = await app.inject('/');
  const files = JSON.parse(/\|(\{"blog.*\})<script>/.exec(body)?.[1] ?? '');
  for (const [path, answer] of Object.entries(files)) {
    const { body: told } = await app.inject(`/content_management/${path}`);
    expect(typeof answer === 'string' ? told : JSON.parse(told), path).toEqual(answer);
  }
  expect(Object.keys(files)).toHaveLength(4);
  expect(body).not.toContain('Geheim');
});
