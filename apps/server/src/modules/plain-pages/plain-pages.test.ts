import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { euLogo } from '@shop/contract/eu-logo';
import { defaultShopConfig } from '@shop/contract/shop-config';
import type { LightMyRequestResponse } from 'fastify';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contentRedirects } from '../../db/schema/content.ts';
import { givenProduct, givenText } from '../../testing/factories.ts';
import { htmlProblems, openElements } from '../../testing/html-checker.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { seedContent } from '../content/seed-content-service.ts';

const database = testDatabase();
const { db } = database;

const publicUrl = new URL('https://shop.example');
const publicShop = {
  env: {
    publicUrl,
    trustProxy: false as const,
    hasRateLimits: false,
    isMetricsOpen: false,
    s3: null,
    staffEmails: [],
  },
};

const hostile = `---
title: "</title><script>alert(1)</script>"
excerpt: "\\"><img src=x onerror=alert(1)>"
author: "<b onclick=alert(1)>A</b>"
date: 2026-01-02
cover_image: "javascript:alert(1)"
cover_alt: "\\" onload=\\"alert(1)"
---

# <script>alert(1)</script>

<iframe src="https://evil.example"></iframe>

[a](javascript:alert(1)) ![b](https://evil.example/pixel.gif) ![c](data:image/svg+xml,x) </script><script>

| a | b |
|---|--:|
| <style>*{display:none}</style> | \`</table>\` |

- [x] <input autofocus onfocus=alert(1)>
`;

async function givenTexts(): Promise<void> {
  const texts: Record<string, string> = {
    'blog/blog_de/charge/index.md':
      '---\ntitle: Charge & Zertifikat\nexcerpt: Kurz gesagt.\ndate: 2026-04-20\nauthor: Dr. A\ncover_image: /content_management/blog/covers/charge.webp#1200x675\ncover_alt: Ein Blatt\n---\n\nText mit [Glossar](/#/glossar#thc), [Warenkorb](/#/cart) und [Nachbar](other.md).\n\n## Werte\n\n| Prüfung | Wert |\n|---|--:|\n| THC | 20 % |\n\n![Bild](bild.webp#80x60)\n',
    'faq/faq.de.md': '## Rezept\n\nAlles zum Rezept.\n\n### Wie lange gilt es?\n\nSiehe [Kontakt](/#/contact).\n',
    'glossar/Cannabis-Glossar.md':
      '---\ntitle: Glossar\n---\n\nBegriffe.\n\nSprungliste: A T\n\n## A\n\n### AMG\n\nEin Gesetz.\n\n## T\n\n### THC\n\nEin Stoff.\n',
    'pages/about.de.md':
      '---\ntitle: Über uns\nheading: Medizi\u00adnisch\nlead: Wir prüfen.\n---\n\n## Fachgebiet\n\n- Prüfung\n\n[Buchen](/#/booking)\n',
    'pages/contact.de.md': '---\ntitle: Kontakt\nhours: Mo bis Fr\n---\n\n## Beratung\n\nRufen Sie an: {{phone}}.\n',
  };
  for (const name of ['impressum', 'datenschutz', 'agb', 'barrierefreiheit', 'widerruf']) {
    texts[`${name}/${name}.de.md`] = `---\ntitle: Titel ${name}\n---\n\n## Abschnitt\n\n{{vatId}}\n`;
  }
  for (const [textPath, content] of Object.entries(texts)) await givenText(db, { path: textPath, content });
}

const paths = [
  ...['/shop', '/blog', '/blog/charge', '/faq', '/glossar', '/about', '/contact', '/product/ahorn-20-1'],
  ...['/impressum', '/datenschutz', '/agb', '/barrierefreiheit', '/widerruf'],
];

test('every page is valid HTML, also with hostile texts', async () => {
  await givenTexts();
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

describe('pages that offer medicines', () => {
  const medicines = ['/shop', '/product/ahorn-20-1'];
  const withRegister = { ...defaultShopConfig, euLogoRegisterUrl: 'https://register.example/?a=1&b=2' };

  test('show the EU logo, linked to the register entry; other pages do not', async () => {
    await givenTexts();
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

describe('a plain page', () => {
  test('tells search engines what it is and people the way into the shop', async () => {
    await givenTexts();
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
    await givenTexts();
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
    await givenTexts();
    const { app } = await testApp(database);
    for (const url of ['/blog/charge', '/faq', '/blog/missing']) {
      const { body, headers } = await app.inject(url);
      const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? '';
      const hash = createHash('sha256').update(style).digest('base64');
      expect(headers['content-security-policy']).toBe(
        `default-src 'none'; style-src 'sha256-${hash}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
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
    await givenTexts();
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
    await givenTexts();
    const { app } = await testApp(database);
    for (const host of ['a.example', 'b.example:8080', 'a.example']) {
      const { body } = await app.inject({ url: '/faq', headers: { host } });
      expect(body).toContain(`<link rel="canonical" href="http://${host}/faq">`);
    }
    const { body } = await app.inject({ url: '/faq', headers: { host: '"><script>x</script>' } });
    expect(body).not.toContain('<script>x');
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
  await givenTexts();
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
    await givenTexts();
    await db.insert(contentRedirects).values({ fromPath: 'blog/blog_de/alt', toPath: 'blog/blog_de/charge' });
    const { app } = await testApp(database);
    expectRedirect(await app.inject('/blog/alt'), 301, '/blog/charge');
  });
});

test.each([
  ['/cart', '/#/cart'],
  ['/checkout', '/#/checkout'],
  ['/checkout/prescription?x=1', '/#/checkout/prescription?x=1'],
  ['/prescription', '/#/prescription'],
  ['/orders?code=AB-1', '/#/orders?code=AB-1'],
  ['/account', '/#/account'],
  ['/register', '/#/register'],
  ['/booking', '/#/booking'],
  ['/cms', '/#/cms'],
  ['/cms/login', '/#/cms/login'],
  ['/checkout//evil.example', '/#/checkout//evil.example'],
])('%s is in the shop only', async (url, place) => {
  const { app } = await testApp(database);
  expectRedirect(await app.inject(url), 302, place);
});

test('robots and sitemap name every page that can be read', async () => {
  await givenTexts();
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
  await givenTexts();
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

function structuredData(html: string): Record<string, unknown>[] {
  return [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ''),
  );
}

function withoutData(html: string): string {
  return html.replaceAll(/<script type="application\/ld\+json">[^<]*<\/script>/g, '');
}

/** Elements that would run or load something. */
function runnable(html: string): string[] {
  return withoutData(html).match(/<(?:script|object|embed|iframe|base)\b[^>]*>/gi) ?? [];
}
