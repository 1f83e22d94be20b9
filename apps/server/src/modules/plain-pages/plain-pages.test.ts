import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contentRedirects } from '../../db/schema/content.ts';
import { givenProduct, givenText } from '../../testing/factories.ts';
import {
  givenTexts,
  hostile,
  paths,
  publicShop,
  runnable,
  structuredData,
  withoutData,
} from '../../testing/plain-texts.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();
const { db } = database;

describe('a plain page', () => {
  test('tells search engines what it is and people the way into the shop', async () => {
    await givenTexts(db);
    const { app } = await testApp(database, publicShop);
    const { body, headers } = await app.inject('/blog/charge');

    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body).toContain('<title>Charge &amp; Zertifikat – Mainblüte Apotheke</title>');
    expect(body).toContain('<meta name="description" content="Kurz gesagt.">');
    expect(body).toContain('<link rel="canonical" href="https://shop.example/blog/charge">');
    expect(body).toContain('<meta property="og:type" content="article">');
    expect(body).toContain(
      '<meta property="og:image" content="https://shop.example/content_management/blog/covers/charge.webp">',
    );
    expect(body).toContain('href="/#/blog/charge">Im Shop öffnen</a>');
    expect(body).toContain('<time datetime="2026-04-20">20. April 2026</time> · Dr. A · 1\u00a0Min.\u00a0Lesezeit');
    expect(structuredData(body)).toMatchObject([
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: 'Charge & Zertifikat',
        datePublished: '2026-04-20',
      },
    ]);
  });

  test('leads on to other plain pages, and to the shop for what is only there', async () => {
    await givenTexts(db);
    const { app } = await testApp(database);
    const { body } = await app.inject('/blog/charge');

    expect(body).toContain('<a href="/glossar#thc">Glossar</a>');
    expect(body).toContain('<a href="/#/cart">Warenkorb</a>');
    expect(body).toContain('und Nachbar.');
    expect(body).toContain('src="/content_management/blog/blog_de/charge/bild.webp"');
    const glossary = (await app.inject('/glossar')).body;
    expect(glossary).toContain('<a href="#t">T</a>');
    expect(glossary).toContain('<h3 id="thc">THC</h3>');
  });

  test('never loads the shop: its one style is named by its hash, and nothing else may run', async () => {
    await givenTexts(db);
    const { app } = await testApp(database);
    for (const url of ['/blog/charge', '/faq', '/blog/missing']) {
      const { body, headers } = await app.inject(url);
      const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers['content-security-policy']).toBe(
        `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
      );
      expect(runnable(body)).toEqual([]);
      expect(body).not.toContain('style=');
    }
  });

  test('shows a hostile text as text', async () => {
    await givenText(db, { path: 'blog/blog_de/boese/index.md', content: hostile });
    const { app } = await testApp(database, publicShop);
    for (const url of ['/blog/boese', '/blog']) {
      const { body } = await app.inject(url);
      expect(runnable(body)).toEqual([]);
      expect(body).not.toMatch(/(?:href|src)="(?:javascript|data)/i);
      const tags = withoutData(body).replaceAll(/="[^"]*"/g, '');
      expect(tags).not.toMatch(/<(?:iframe|input|b|img)\b|<[^>]*\s(?:on\w+|srcdoc)\b/i);
      expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    }
  });

  test('is asked for with HEAD as well, compressed, and not sent to who has it', async () => {
    await givenTexts(db);
    const { app } = await testApp(database);
    const head = await app.inject({ method: 'HEAD', url: '/faq', headers: { 'accept-encoding': 'br' } });
    expect([head.statusCode, head.body, head.headers['content-encoding']]).toEqual([200, '', 'br']);
    const again = await app.inject({
      url: '/faq',
      headers: { 'accept-encoding': 'br', 'if-none-match': head.headers.etag as string },
    });
    expect(again.statusCode).toBe(304);
    expect((await app.inject({ method: 'HEAD', url: '/blog/missing' })).statusCode).toBe(404);
  });

  test('is made anew when its text or its product changes', async () => {
    const { product } = await givenProduct(db, { slug: 'ahorn', priceCents: 899 });
    await givenText(db, { path: 'faq/faq.de.md', content: '### Alt?\n' });
    const { app } = await testApp(database);
    expect((await app.inject('/faq')).body).toContain('Alt?');
    await givenText(db, { path: 'faq/faq.de.md', content: '### Neu?\n' });
    expect((await app.inject('/faq')).body).toContain('Neu?');

    expect((await app.inject(`/product/${product.slug}`)).body).toContain('8,99\u00a0€ je 1 g');
    await database.pool.query('update products set price_cents = 999');
    expect((await app.inject(`/product/${product.slug}`)).body).toContain('9,99\u00a0€ je 1 g');
  });

  test('belongs to the address it was asked under, where no public one is set', async () => {
    await givenTexts(db);
    const { app } = await testApp(database);
    for (const host of ['a.example', 'b.example:8080', 'a.example']) {
      const { body } = await app.inject({ url: '/faq', headers: { host } });
      expect(body).toContain(`<link rel="canonical" href="http://${host}/faq">`);
    }
    const { body } = await app.inject({ url: '/faq', headers: { host: '"><script>x</script>' } });
    expect(body).not.toContain('<script>x');
  });
});

describe('what is not there', () => {
  test.each(['/blog/missing', '/product/missing', '/faq', '/impressum', '/blog/entwurf'])(
    '%s answers with a page in both languages',
    async (url) => {
      await givenText(db, { path: 'blog/blog_de/entwurf/index.md', content: '---\ndraft: true\n---\n' });
      const { app } = await testApp(database);
      const response = await app.inject(url);
      expect(response.statusCode).toBe(404);
      expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(response.body).toContain('Die angeforderte Seite wurde nicht gefunden.');
      expect(response.body).toContain('The page you requested could not be found.');
    },
  );

  test('a renamed post has moved for good', async () => {
    await givenTexts(db);
    await db.insert(contentRedirects).values({ fromPath: 'blog/blog_de/alt', toPath: 'blog/blog_de/charge' });
    const { app } = await testApp(database);
    expectRedirect(await app.inject('/blog/alt'), 301, '/blog/charge');
  });
});

test.each([
  '/cart',
  '/checkout',
  '/checkout/prescription?x=1',
  '/prescription',
  '/orders?code=AB-1',
  '/account',
  '/register',
  '/booking',
  '/cms',
  '/desk',
  '/cms/login',
  '/checkout//evil.example',
])('%s is in the shop only', async (url) => {
  const { app } = await testApp(database);
  expectRedirect(await app.inject(url), 302, `/#${url}`);
});

test('robots and sitemap name every page that can be read', async () => {
  await givenTexts(db);
  await givenText(db, {
    path: 'faq/faq.de.md',
    content: '### Neu?\n',
    savedAt: new Date('2026-05-06T07:08:09Z'),
  });
  await givenText(db, {
    path: 'blog/blog_de/erster/index.md',
    content: '---\ndate: 2026-01-02\n---\n',
    change: 'seed',
  });
  await givenText(db, { path: 'blog/blog_de/entwurf/index.md', content: '---\ndraft: true\n---\n' });
  await givenProduct(db, { slug: 'ahorn-20-1' });
  const { app } = await testApp(database, publicShop);

  const robots = await app.inject('/robots.txt');
  expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(robots.body).toBe('User-agent: *\nDisallow: /api/\nAllow: /\n\nSitemap: https://shop.example/sitemap.xml\n');
  const sitemap = await app.inject('/sitemap.xml');
  expect(sitemap.headers['content-type']).toBe('application/xml; charset=utf-8');
  const listed = [...sitemap.body.matchAll(/<loc>https:\/\/shop\.example([^<]+)<\/loc>/g)].map(([, at]) => at);
  expect(listed.sort()).toEqual([...paths, '/', '/blog/erster'].sort());
  expect(sitemap.body).toContain('/faq</loc><lastmod>2026-05-06</lastmod>');
  expect(sitemap.body).toContain('/blog/erster</loc><lastmod>2026-01-02</lastmod>');
});

test('the built shop and the plain pages share the server without a clash', async () => {
  await givenTexts(db);
  const webFolder = mkdtempSync(path.join(tmpdir(), 'shop-web-'));
  onTestFinished(() => rmSync(webFolder, { recursive: true }));
  writeFileSync(path.join(webFolder, 'index.html'), 'the shop');
  const { app } = await testApp(database, { webFolder });

  expect((await app.inject('/')).body).toBe('the shop');
  expect((await app.inject('/faq')).body).toContain('Häufige Fragen');
  expect((await app.inject('/robots.txt')).body).toContain('Sitemap');
});

function expectRedirect(response: LightMyRequestResponse, status: number, location: string): void {
  expect([response.statusCode, response.headers.location]).toEqual([status, location]);
}
