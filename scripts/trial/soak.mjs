// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { memoryMegabytes, metric } from '../bench/load.mjs';
import { newCustomer, productsOnSale } from './customer.mjs';
import { postgresServer } from './postgres.mjs';
import { fillShelves } from './shelves.mjs';
import { newShipper } from './shipper.mjs';
import { newDataDir, shopProcess } from './shop-process.mjs';
import { figure, none, percentile } from './verdict.mjs';

/** So many people are in the shop at any time. After so many orders each of them is somebody new, as in a pharmacy. */
const visitors = 3;
const ordersOfAVisitor = 10;
/** Between two steps of a person: traffic for an hour, not as much as the machine can carry (`load` asks that). */
const pauseMs = 100;
const sampleCount = 12;

/**
 * Mixed traffic for a long time: memory and open handles must not grow, nor answers become slower.
 *
 * @param {number} minutes
 */
export async function soak(minutes) {
  const database = await postgresServer();
  const secret = 'a secret for the soak trial, 32+ characters';
  const env = { DATABASE_URL: database.url, APP_SECRET: secret };
  const shop = await shopProcess({ dataDir: newDataDir(), env });
  shop.start();
  await shop.ready();
  const products = await productsOnSale(shop.origin);
  const pharmacist = await newShipper(shop, { databaseUrl: database.url, secret });
  await fillShelves(database.url);
  const until = Date.now() + minutes * 60_000;
  /** @type {number[]} */
  let times = [];
  /** What went wrong, each kind once. @type {Set<string>} */
  const reasons = new Set();
  let [failures, people, orders] = [0, 0, 0];

  /** One step of a person, and the pause after it. @param {() => Promise<unknown>} work */
  async function step(work) {
    const startedAt = performance.now();
    await work().catch((error) => {
      failures++;
      reasons.add(error.message.slice(0, 120));
    });
    times.push(performance.now() - startedAt);
    await sleep(pauseMs);
  }
  /** @param {string} path */
  const read = (path) => async () => {
    const answer = await fetch(shop.origin + path);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await answer.arrayBuffer();
  };

  async function visit() {
    const customer = await newCustomer(shop, `visitor-${++people}`);
    for (let order = 0; order < ordersOfAVisitor && Date.now() < until; order++) {
      const { id, slug } = /** @type {{ id: string, slug: string }} */ (products[(people + order) % products.length]);
      await step(read('/'));
      await step(read('/api/shop/v1/pharmacy-shop/products?pageSize=50'));
      await step(read(`/api/shop/v1/pharmacy-shop/products/${slug}`));
      await step(() => customer.order(id));
      await step(() => customer.orders());
    }
    orders += customer.acknowledged.length;
  }
  const traffic = Array.from({ length: visitors }, async () => {
    while (Date.now() < until) await visit();
  });
  const desk = async () => {
    while (Date.now() < until) {
      await step(() => pharmacist.look());
      await step(() => pharmacist.ship());
    }
  };

  /** @type {{ memory: number, handles: number, p99: number }[]} */
  const samples = [];
  const everyMs = (minutes * 60_000) / sampleCount;
  const watch = async () => {
    while (Date.now() < until) {
      await sleep(Math.min(everyMs, Math.max(0, until - Date.now())));
      const sample = {
        memory: await memoryMegabytes(shop.opsOrigin),
        handles: await metric(shop.opsOrigin, 'process_open_fds'),
      };
      samples.push({ ...sample, p99: percentile(times, 0.99) });
      times = [];
    }
  };
  await Promise.all([...traffic, desk(), watch()]);
  await shop.stop();
  database.stop();
  for (const reason of reasons) console.log(`  failed: ${reason}`);
  // The first quarter warms up: what is compiled and cached then stays.
  const steady = samples.slice(Math.floor(samples.length / 4));
  const [first, last] = [steady.slice(0, 3), steady.slice(-3)].map(middleOf);
  if (!first || !last) throw new Error('too short for samples');
  return [
    figure('people, orders and parcels', `${people} ${orders} ${pharmacist.acknowledged.length}`, 'some', orders > 0),
    none('requests that failed', failures),
    figure(
      'memory, first and last, MB',
      `${first.memory.toFixed(0)} ${last.memory.toFixed(0)}`,
      'at most a tenth more',
      last.memory < first.memory * 1.1,
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
      'at most twice, and 50 ms',
      last.p99 < first.p99 * 2 + 50,
    ),
  ];
}

/** One sample may lie beside a garbage collection: the middle one of several tells. @param {{ memory: number, handles: number, p99: number }[]} samples */
function middleOf(samples) {
  return {
    memory: percentile(
      samples.map(({ memory }) => memory),
      0.5,
    ),
    handles: percentile(
      samples.map(({ handles }) => handles),
      0.5,
    ),
    p99: percentile(
      samples.map(({ p99 }) => p99),
      0.5,
    ),
  };
}
