// @ts-check
import { spawn } from 'node:child_process';
import autocannon from 'autocannon';
import { bootShop } from '../boot-shop.mjs';
import { withProducts } from './with-products.mjs';

const connections = 32;
const seconds = 4;
const list = '/api/shop/v1/pharmacy-shop/products?page=1&pageSize=200&productType=bud';

/** @returns {Promise<import('../bench.mjs').Row[]>} */
export async function measureCatalogue() {
  const rows = [];
  for (const count of [200, 2000, 20_000]) {
    const shop = await bootShop({ RATE_LIMITS: 'off' }, withProducts(count));
    try {
      rows.push(...(await measureShop(shop.origin, count)));
    } finally {
      await shop.stop();
    }
  }
  return rows;
}

/** @param {string} origin @param {number} count */
async function measureShop(origin, count) {
  const answer = await fetch(origin + list);
  const { items } = /** @type {{ items: { slug: string }[] }} */ (await answer.json());
  const bare = await startBareServer(origin + list);
  try {
    const ours = await load(origin, list);
    const theirs = await load(bare.origin, '/');
    const detail = await load(origin, `/api/shop/v1/pharmacy-shop/products/${items[0]?.slug}`);
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

/** @param {string} what @param {number} ms @param {number} limit @param {number} [digits] */
function figure(what, ms, limit, digits = 3) {
  return { what, value: `${ms.toFixed(digits)} ms`, limit: `${limit} ms`, ratio: ms / limit };
}

/** @param {string} origin @param {string} path */
async function load(origin, path) {
  const options = { url: origin + path, connections, headers: { 'accept-encoding': 'br' } };
  await autocannon({ ...options, duration: 1 });
  const cpuBefore = await cpuSeconds(origin);
  const { requests, latency, non2xx, errors } = await autocannon({ ...options, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} requests of ${path} failed`);
  const cpu = (await cpuSeconds(origin)) - cpuBefore;
  return { perSecond: requests.average, p99Ms: latency.p99, cpuMs: (cpu * 1000) / requests.total };
}

/** What the server says of itself; the bare one says nothing. @param {string} origin */
async function cpuSeconds(origin) {
  const text = await fetch(`${origin}/metrics`).then((answer) => answer.text());
  return Number(/^process_cpu_seconds_total ([\d.e-]+)$/m.exec(text)?.[1] ?? 0);
}

/** As little as node can do with the very same bytes. @param {string} url */
async function startBareServer(url) {
  const child = spawn(process.execPath, [new URL('bare-server.mjs', import.meta.url).pathname, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const origin = await new Promise((resolve) => {
    child.stdout.once('data', (text) => resolve(String(text).trim()));
  });
  return { origin: String(origin), stop: () => child.kill() };
}
