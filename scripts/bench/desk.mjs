// @ts-check

import { loadAppSecrets } from '../../apps/server/dist/app-secret.js';
import { startEmbeddedDatabase } from '../../apps/server/dist/db/embedded.js';
import { migrate } from '../../apps/server/dist/db/migrate.js';
import { openDatabase } from '../../apps/server/dist/db/pool.js';
import { staff } from '../../apps/server/dist/db/schema/staff.js';
import { readEnv } from '../../apps/server/dist/env.js';
import { deriveKeys } from '../../apps/server/dist/keys.js';
import { deskCookie } from '../../apps/server/dist/modules/staff/desk-cookie.js';
import { beginSession } from '../../apps/server/dist/modules/staff/desk-session-service.js';
import { bootShop } from '../boot-shop.mjs';
import { measureImport } from './desk-import.mjs';
import { measureLabel } from './desk-label.mjs';
import { measureDeskScreen } from './desk-screen.mjs';
import { cpuSeconds, figure } from './load.mjs';

const few = { open: 100, finished: 1_000 };
const many = { open: 10_000, finished: 1_000_000 };
/** Until then most of the time goes into compiling what runs for the first time. */
const warmingReads = 150;
const reads = 100;
const log = /** @type {any} */ ({ info() {}, warn: console.warn, error: console.error });

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
async function fillShop(dataDir, { open, finished }) {
  const embedded = await startEmbeddedDatabase({ dataDir, log });
  const { db, pool } = openDatabase(embedded.connection, log);
  await migrate(db);
  const client = await pool.connect();
  // What is over has no entry in the queue: its triggers would only take time here.
  await client.query('set session_replication_role = replica');
  await client.query(someOrders('completed', 'OVER', finished));
  await client.query('set session_replication_role = origin');
  await client.query(someOrders('requested', 'OPEN', open));
  await client.query('analyze');
  client.release();

  const { current } = loadAppSecrets(readEnv({ DATA_DIR: dataDir }), dataDir);
  const [person] = await db
    .insert(staff)
    .values({ email: 'anna@pharmacy.example', name: 'Anna Reuter', roles: ['pta'], invitedAt: new Date() })
    .returning();
  const parts = { db, keys: deriveKeys(current), clock: { now: () => new Date() } };
  const { token } = await beginSession(parts, {
    staffId: person?.id ?? '',
    deviceName: 'bench',
    openedAt: new Date(),
  });
  await pool.end();
  await embedded.stop();
  return `${deskCookie}=${token}`;
}

const address = JSON.stringify({
  fullName: 'Beispiel',
  street: 'Sanderglacis',
  houseNumber: '14',
  postalCode: '97070',
  city: 'Würzburg',
  country: 'DE',
});

/** @param {string} status @param {string} code @param {number} count */
function someOrders(status, code, count) {
  return `
    insert into orders (code, cart_version, status, created_at, hold_expires_at, language, patient_name, birth_date,
      email, phone, billing_address, delivery_address, shipping_option_id, shipping_type, shipping_name, shipping_cents,
      shipping_vat_percent, is_external_shipping, payment_method, total_cents, vat_cents, prescription_format)
    select '${code}-' || n, n, '${status}', now() - n * interval '1 second', now(), 'de', 'Name' || n || ' Beispiel', '1980-01-01',
      '', '', '${address}', '${address}', 'standard', 'standard', '', 590, 19, true, 'transfer', 590, 94, 'digital'
    from generate_series(1, ${Math.trunc(count)}) n`;
}
