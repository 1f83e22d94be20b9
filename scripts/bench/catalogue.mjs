// @ts-check
import { spawn } from 'node:child_process';
import { bootShop } from '../boot-shop.mjs';
import { figure, load } from './load.mjs';
import { withProducts } from './with-products.mjs';

const list = '/api/shop/v1/pharmacy-shop/products?page=1&pageSize=200&productType=bud';

/** @returns {Promise<import('../bench.mjs').Row[]>} */
export async function measureCatalogue() {
  const rows = [];
  for (const count of [200, 2000, 20_000]) {
    const shop = await bootShop({ RATE_LIMITS: 'off' }, withProducts(count));
    try {
      rows.push(...(await measureShop(shop, count)));
    } finally {
      await shop.stop();
    }
  }
  return rows;
}

/** @param {import('../boot-shop.mjs').Shop} shop @param {number} count */
async function measureShop(shop, count) {
  const { origin } = shop;
  const answer = await fetch(origin + list);
  const { items } = /** @type {{ items: { slug: string }[] }} */ (await answer.json());
  const bare = await startBareServer(origin + list);
  try {
    const ours = await load(shop, list);
    const theirs = await load(bare, '/');
    const detail = await load(shop, `/api/shop/v1/pharmacy-shop/products/${items[0]?.slug}`);
    const of = `of ${count.toLocaleString('en')} products`;
    const wanted = 0.7 * theirs.perSecond;
    return [
      {
        what: `list ${of}: requests/s`,
        value: `${ours.perSecond.toFixed(0)}`,
        limit: `≥ ${wanted.toFixed(0)} (70 % bare)`,
        ratio: wanted / ours.perSecond,
      },
      figure(`list ${of}: CPU per request`, ours.cpuMs, 0.15),
      figure(`list ${of}: p99`, ours.p99Ms, 50, 0),
      figure(`detail ${of}: CPU per request (without database)`, detail.cpuMs, 0.5),
      figure(`detail ${of}: p99`, detail.p99Ms, 150, 0),
    ];
  } finally {
    bare.stop();
  }
}

/** As little as node can do with the very same bytes. @param {string} url */
async function startBareServer(url) {
  const child = spawn(process.execPath, [new URL('bare-server.mjs', import.meta.url).pathname, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise((resolve) => {
    child.stdout.once('data', (text) => resolve(String(text).trim()));
  });
  return { origin: String(origin), opsOrigin: null, stop: () => child.kill() };
}
