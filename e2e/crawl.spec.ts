import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { someOf } from './long-run.ts';

/** Of the 190 product pages these are opened; the links to the others are compared with the catalogue. */
const productsOpened = 3;

/** The shop has the same pages in both; the long run follows the links of English texts too. */
for (const language of someOf(['de', 'en'], 1)) {
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

    /** By page, as it was read: the glossary alone is linked to a hundred times. */
    const anchorsOf = new Map<string, Set<string>>();
    const requests = new Requests(page);
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
      if (!anchorsOf.has(path)) {
        const { links, anchors } = await read(page, requests, path, from);
        anchorsOf.set(path, anchors);
        for (const link of links) if (!waiting.has(link)) waiting.set(link, path);
      }
      if (anchor && !anchorsOf.get(path)?.has(decodeURIComponent(anchor))) {
        // It may have come after the page was read.
        await open(page, path, from);
        const target = page.locator(`[id="${decodeURIComponent(anchor)}"]`);
        await expect(target, `${address}, linked from ${from}`).toBeAttached();
      }
    }
    const opened = [...anchorsOf.keys()];
    for (const path of ['/glossar', '/agb', '/widerruf', '/blog/lagerung-zu-hause']) expect(opened).toContain(path);
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
  const pageOf = (address: string) => address.replace(/^.*#/, '').split('?')[0];
  const isAnother = pageOf(page.url()) !== pageOf(path);
  // Only what follows the hash changes: a page that has no title yet is not the one before.
  if (isAnother) await page.evaluate(() => document.querySelector('title')?.replaceChildren());
  await page.goto(`/#${path}`);
  if (isAnother) await expect(page, `${path}, linked from ${from}`).toHaveTitle(/./);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading, `${path}, linked from ${from}`).toBeVisible();
  await expect(page.getByText(/could not be found|nicht gefunden/), `${path}, linked from ${from}`).toHaveCount(0);
  const loading = page.getByText(/^(?:Loading|Lade) .*…$|^Loading\.\.\.$|(?:wird|werden) geladen ?(?:…|\.\.\.)$/i);
  await expect(loading.or(page.locator('[aria-busy="true"]')), `${path} has loaded`).toHaveCount(0);
}

/** Counts the requests of a page that are not answered yet. */
class Requests {
  open = 0;

  constructor(page: Page) {
    page.on('request', () => {
      this.open += 1;
    });
    for (const end of ['requestfinished', 'requestfailed'] as const) {
      page.on(end as 'requestfinished', () => {
        this.open -= 1;
      });
    }
  }
}

interface Reading {
  /** The addresses within the shop that the page leads to, without the leading hash. */
  links: string[];
  anchors: Set<string>;
}

async function read(page: Page, requests: Requests, path: string, from: string): Promise<Reading> {
  await open(page, path, from);
  const links = page.locator('a[href]');
  // Lists come a little after their heading: when nothing is asked for any more, and the links stay the same.
  let count = Number.NaN;
  await expect(async () => {
    const before = count;
    count = requests.open === 0 ? await links.count() : Number.NaN;
    expect(count, `${path} has come to rest`).toBe(before);
  }).toPass({ intervals: [400] });
  const hrefs = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  const inShop = hrefs.flatMap((href) => {
    const { origin, pathname, hash } = new URL(href);
    const isInShop = origin === new URL(page.url()).origin && pathname === '/' && hash.startsWith('#/');
    return isInShop ? [hash.slice(1)] : [];
  });
  const ids = await page.locator('[id]').evaluateAll((found) => found.map(({ id }) => id));
  return { links: inShop, anchors: new Set(ids) };
}
