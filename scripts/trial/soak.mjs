// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryMegabytes, metric } from '../bench/load.mjs';
import { newCustomer, stockedProducts } from './customer.mjs';
import { postgresServer } from './postgres.mjs';
import { newDataDir, shopProcess } from './shop-process.mjs';
import { figure, none, percentile } from './verdict.mjs';

/**
 * Mixed traffic for a long time: memory and open handles must not grow, nor answers become slower.
 *
 * @param {number} minutes
 */
export async function soak(minutes) {
  const database = await postgresServer();
  const env = { DATABASE_URL: database.url, APP_SECRET: 'a secret for the soak trial, 32+ characters' };
  const shop = await shopProcess({ dataDir: newDataDir(), env });
  shop.start();
  await shop.ready();
  const customers = await Promise.all(['anna', 'berta', 'clara'].map((name) => newCustomer(shop, name)));
  const nextProduct = await stockedProducts(shop.origin);
  const until = Date.now() + minutes * 60_000;
  /** @type {number[]} */
  let times = [];
  /** What went wrong, each kind once. @type {Set<string>} */
  const reasons = new Set();
  let failures = 0;
  let newPeople = 0;

  /** @param {() => Promise<unknown>} work */
  async function timed(work) {
    const startedAt = performance.now();
    await work().catch((error) => {
      failures++;
      reasons.add(error.message.slice(0, 120));
    });
    times.push(performance.now() - startedAt);
  }
  /** @param {string} path */
  const read = (path) => () => fetch(shop.origin + path).then((answer) => answer.arrayBuffer());
  const traffic = customers.map(async (customer, index) => {
    while (Date.now() < until) {
      await timed(read('/api/shop/v1/pharmacy-shop/products?pageSize=50'));
      await timed(read(`/api/shop/v1/pharmacy-shop/products/${nextProduct()}`));
      await timed(() => customer.orders());
      await timed(() => customer.order(nextProduct()));
      if (index === 0) await timed(() => newCustomer(shop, `guest-${++newPeople}`));
      await sleep(50);
    }
  });

  const samples = [];
  const everyMs = Math.max(5_000, (minutes * 60_000) / 12);
  while (Date.now() < until) {
    await sleep(Math.min(everyMs, Math.max(0, until - Date.now())));
    const [memory, handles] = [await memoryMegabytes(shop.opsOrigin), await metric(shop.opsOrigin, 'process_open_fds')];
    samples.push({ memory, handles, p99: percentile(times, 0.99) });
    times = [];
  }
  await Promise.all(traffic);
  await shop.stop();
  database.stop();
  // The first quarter warms up: what is compiled and cached then stays.
  const steady = samples.slice(Math.floor(samples.length / 4));
  const [first, last] = [steady[0], steady.at(-1)];
  if (!first || !last) throw new Error('too short for two samples');
  for (const reason of reasons) console.log(`  failed: ${reason}`);
  const orders = customers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  return [
    figure('orders and new people meanwhile', `${orders} ${newPeople}`, 'some', orders > 0),
    none('requests that failed', failures),
    figure(
      'memory, first and last, MB',
      `${first.memory.toFixed(0)} ${last.memory.toFixed(0)}`,
      'at most a third more',
      last.memory < first.memory * 1.33,
    ),
    figure(
      'open files, first and last',
      `${first.handles} ${last.handles}`,
      'at most 10 more',
      last.handles <= first.handles + 10,
    ),
    figure(
      'p99, first and last, ms',
      `${first.p99.toFixed(0)} ${last.p99.toFixed(0)}`,
      'stable on an idle machine',
      last.p99 < first.p99 * 5 + 500,
    ),
  ];
}
