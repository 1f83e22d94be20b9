// @ts-check

import { migrate } from '../../apps/server/dist/db/migrate.js';
import { bootShop } from '../boot-shop.mjs';
import { measureGoods } from './desk-goods.mjs';
import { measureImport } from './desk-import.mjs';
import { measureLabel } from './desk-label.mjs';
import { measurePayments } from './desk-payments.mjs';
import { measureRecords } from './desk-records.mjs';
import { measureDeskScreen } from './desk-screen.mjs';
import { addOrders, fillDesk } from './fill-desk.mjs';
import { cpuSeconds, figure } from './load.mjs';

const few = { open: 100, finished: 1_000 };
const many = { open: 10_000, finished: 1_000_000 };
/** Until then most of the time goes into compiling what runs for the first time. */
const warmingReads = 150;
const reads = 100;

/**
 * The queue with few orders and with many: it must cost the same. `share` of 0.1 is a tenth of the many, as CI measures it.
 *
 * @param {number} [share]
 * @returns {Promise<import('../bench.mjs').Row[]>}
 */
export async function measureDesk(share = 0.1) {
  const sizes = { open: many.open * share, finished: many.finished * share };
  const [small, large] = [await measureShop(few), await measureShop(sizes, measureDeskScreen)];
  const size = `${sizes.open.toLocaleString('en')} open, ${sizes.finished.toLocaleString('en')} finished`;
  return [
    figure(`queue and counts: CPU, ${few.open} open`, small.queueMs, 5, 2),
    figure(`queue and counts: CPU, ${size}`, large.queueMs, 5, 2),
    {
      what: `queue and counts, ${size}: flat`,
      value: `${large.queueMs.toFixed(2)} ms`,
      limit: `1.5 × ${small.queueMs.toFixed(2)} ms`,
      ratio: large.queueMs / (1.5 * small.queueMs),
    },
    figure(`queue not in memory: CPU, ${size}`, large.newPageMs, 8, 2),
    figure(`search by name: p50, ${size}`, large.searchMs, 50, 1),
    figure('news of an order that was taken', large.newsMs, 1_000, 0),
    await measureLabel(),
    await measureImport(),
    ...(await measureGoods(share)),
    ...(await measurePayments(share)),
    ...(await measureRecords(share)),
    ...large.screen,
  ];
}

/** @param {{ open: number, finished: number }} sizes @param {typeof measureDeskScreen} [measureScreen] */
async function measureShop(sizes, measureScreen) {
  let cookie = '';
  const shop = await bootShop({ RATE_LIMITS: 'off' }, async (dataDir) => {
    cookie = await fillShop(dataDir, sizes);
  });
  try {
    const headers = { cookie, 'content-type': 'application/json' };
    const ask = async (/** @type {string} */ path, /** @type {object} */ body) => {
      const answer = await fetch(shop.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return answer.json();
    };
    const readPage = async (/** @type {string} */ query) => {
      const answer = await fetch(`${shop.origin}/api/desk/queue?lane=new${query}`, { headers: { cookie } });
      if (!answer.ok) throw new Error(`the queue answered ${answer.status}`);
      await answer.arrayBuffer();
    };
    const cpuMs = async (/** @type {(index: number) => Promise<void>} */ read) => {
      await medianMs(warmingReads, read);
      const before = await cpuSeconds(shop.opsOrigin);
      await medianMs(reads, (index) => read(warmingReads + index));
      return (((await cpuSeconds(shop.opsOrigin)) - before) * 1000) / reads;
    };
    const queueMs = await cpuMs(() => readPage(''));
    // The same first rows under another name each time, so that none of them is in memory.
    const newPageMs = await cpuMs((index) => readPage(`&after=0-${index}`));
    const searchMs = await medianMs(40, (index) => ask('/api/desk/search', { words: `name${index} beispiel` }));
    const newsMs = await measureNews(shop.origin, cookie, ask);
    const [name = '', value = ''] = cookie.split('=');
    const screen = (await measureScreen?.(shop.origin, { name, value })) ?? [];
    return { queueMs, newPageMs, searchMs, newsMs, screen };
  } finally {
    await shop.stop();
  }
}

/** From the press of one person to the screen of another. @param {string} origin @param {string} cookie @param {(path: string, body: object) => Promise<any>} ask */
async function measureNews(origin, cookie, ask) {
  const { orders } = await ask('/api/desk/search', { words: 'name1 beispiel' });
  const id = orders[0].id;
  const stopping = new AbortController();
  const heard = await fetch(`${origin}/api/desk/events`, { headers: { cookie }, signal: stopping.signal });
  const reader = /** @type {ReadableStream<Uint8Array>} */ (heard.body).getReader();
  await reader.read();
  const startedAt = performance.now();
  await ask('/api/desk/queue/take', { ids: [id] });
  for (let text = ''; !text.includes(id); ) {
    const { value, done } = await reader.read();
    if (done) throw new Error('the events ended');
    text += new TextDecoder().decode(value);
  }
  const newsMs = performance.now() - startedAt;
  stopping.abort();
  return newsMs;
}

/** @param {number} times @param {(index: number) => Promise<unknown>} work */
async function medianMs(times, work) {
  const taken = [];
  for (let index = 0; index < times; index++) {
    const startedAt = performance.now();
    await work(index);
    taken.push(performance.now() - startedAt);
  }
  return taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0;
}

/** Orders, somebody of the pharmacy and their session; gives the cookie. @param {string} dataDir @param {{ open: number, finished: number }} sizes */
function fillShop(dataDir, { open, finished }) {
  const addRows = async (/** @type {import('./fill-desk.mjs').Client} */ client) => {
    // What is over has no entry in the queue: its triggers would only take time here.
    await client.query('set session_replication_role = replica');
    await addOrders(client, 'completed', 'OVER', finished);
    await client.query('set session_replication_role = origin');
    await addOrders(client, 'requested', 'OPEN', open);
  };
  return fillDesk(dataDir, { makeTables: migrate, addRows });
}
