import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** Of the 190 product pages these are opened; the links to the others are compared with the catalogue. */
const productsOpened = 3;

for (const language of ['de', 'en'] as const) {
  test(`no link within the shop is broken: ${language}`, async ({ page, request }) => {
    test.slow();
    await page.addInitScript((chosen) => localStorage.setItem('locale', chosen), language);
    const known = new Set<string>();
    for (const productType of ['bud', 'extract']) {
      const answer = await request.get('/api/shop/v1/pharmacy-shop/products', {
        params: { pageSize: 200, productType },
      });
      const { items } = (await answer.json()) as { items: { slug: string }[] };
      for (const { slug } of items) known.add(slug);
    }

    const seen = new Set<string>();
    const waiting = new Map([['/', 'the start']]);
    let products = 0;
    for (const [address, from] of waiting) {
      const [path = '', anchor] = address.split('#');
      const [, slug] = /^\/product\/([^/?]+)/.exec(path) ?? [];
      if (slug) {
        expect(known, `the product ${slug}, linked from ${from}`).toContain(decodeURIComponent(slug));
        if (++products > productsOpened) continue;
      }
      // It leads out of the shop at once; [NA-04] looks at it.
      if (path === '/booking') continue;
      if (!seen.has(path)) {
        seen.add(path);
        for (const link of await linksOf(page, path, from)) if (!waiting.has(link)) waiting.set(link, path);
      } else if (anchor) {
        await open(page, path, from);
      }
      if (anchor) {
        const target = page.locator(`[id="${decodeURIComponent(anchor)}"]`);
        await expect(target, `${address}, linked from ${from}`).toBeAttached();
      }
    }
    for (const path of ['/glossar', '/agb', '/widerruf', '/blog/lagerung-zu-hause']) expect(seen).toContain(path);
  });
}

test('no link of the plain pages is broken', async ({ request, baseURL }) => {
  test.slow();
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const waiting = new Set(
    [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
  );
  expect(waiting.size).toBeGreaterThan(200);
  for (const path of waiting) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(200);
    // The shop itself, at the root, is looked at above.
    if (path === '/' || !answer.headers()['content-type']?.startsWith('text/html')) continue;
    const html = await answer.text();
    for (const [, href = ''] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
      const target = new URL(href.replaceAll('&amp;', '&'), new URL(path, baseURL));
      // What begins with /#/ leads into the shop, whose links are looked at above.
      if (target.origin === new URL(baseURL ?? '').origin && target.pathname !== '/')
        waiting.add(target.pathname + target.search);
    }
  }
});

async function open(page: Page, path: string, from: string): Promise<void> {
  await page.goto(`/#${path}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, `${path}, linked from ${from}`).toBeVisible();
  await expect(page.getByText(/could not be found|nicht gefunden/), `${path}, linked from ${from}`).toHaveCount(0);
  await expect(
    page.getByText(/^(?:Loading\.\.\.|Wird geladen\.\.\.|Lade Produkt…)$/),
    `${path} has loaded`,
  ).toHaveCount(0);
}

/** The addresses within the shop that a page leads to, without the leading hash. */
async function linksOf(page: Page, path: string, from: string): Promise<string[]> {
  await open(page, path, from);
  const links = page.locator('a[href]');
  // Lists come a little after their heading.
  let count = Number.NaN;
  await expect(async () => {
    const before = count;
    count = await links.count();
    expect(count, `${path} has come to rest`).toBe(before);
  }).toPass({ intervals: [400] });
  const hrefs = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  return hrefs.flatMap((href) => {
    const { origin, pathname, hash } = new URL(href);
    const isInShop = origin === new URL(page.url()).origin && pathname === '/' && hash.startsWith('#/');
    return isInShop ? [hash.slice(1)] : [];
  });
}
