// @ts-check

import { randomUUID } from 'node:crypto';
import { migrate } from '../../apps/server/dist/db/migrate.js';
import { stockNewProducts } from '../../apps/server/dist/modules/catalogue/catalogue-service.js';
import { makeProducts } from '../../apps/server/dist/modules/catalogue/many-products.js';
import { bootShop } from '../boot-shop.mjs';
import { addOrders, fillDesk, rowsAtOnce } from './fill-desk.mjs';
import { figure, load } from './load.mjs';

/** Each its own order, dispensed from the batches in turn. */
const lines = 1_000_000;
const products = 200;
const shopList = '/api/shop/v1/pharmacy-shop/products?page=1&pageSize=200&productType=bud';

/**
 * A recall in a shop that has dispensed many lines, and what the movements of stock cost those who look at products: nothing.
 *
 * @param {number} share
 * @returns {Promise<import('../bench.mjs').Row[]>}
 */
export async function measureGoods(share) {
  const many = lines * share;
  const [without, withMany] = [await measureShop(0), await measureShop(many)];
  const size = many.toLocaleString('en');
  return [
    figure(
      `recall of a batch, ${size} lines: list of ${withMany.people.toLocaleString('en')} people`,
      withMany.recallMs,
      1_000,
      0,
    ),
    flat(`list of products, ${size} movements`, withMany.listMs, without.listMs),
    flat(`a product, ${size} movements`, withMany.detailMs, without.detailMs),
  ];
}

/** @param {string} what @param {number} ms @param {number} withoutMs */
function flat(what, ms, withoutMs) {
  return {
    what: `${what}: flat`,
    value: `${ms.toFixed(3)} ms`,
    limit: `1.5 × ${withoutMs.toFixed(3)} ms`,
    ratio: ms / (1.5 * withoutMs),
  };
}

/** @param {number} movements */
async function measureShop(movements) {
  let cookie = '';
  const shop = await bootShop({ RATE_LIMITS: 'off' }, async (dataDir) => {
    const addRows = (/** @type {import('./fill-desk.mjs').Client} */ client) => addMovements(client, movements);
    cookie = await fillDesk(dataDir, { makeTables: withStock, addRows }, ['pharmacist']);
  });
  try {
    const answer = await fetch(shop.origin + shopList);
    const { items } = /** @type {{ items: { slug: string }[] }} */ (await answer.json());
    const list = await load(shop, shopList);
    const detail = await load(shop, `/api/shop/v1/pharmacy-shop/products/${items[0]?.slug}`);
    const recalled = movements > 0 ? await recall(shop.origin, cookie) : { recallMs: 0, people: 0 };
    return { listMs: list.cpuMs, detailMs: detail.cpuMs, ...recalled };
  } finally {
    await shop.stop();
  }
}

/** From the decision to the list of those who got some of the batch. @param {string} origin @param {string} cookie */
async function recall(origin, cookie) {
  const ask = async (/** @type {string} */ path, /** @type {object} */ init = {}) => {
    const headers = { cookie, 'content-type': 'application/json', 'idempotency-key': randomUUID() };
    const answer = await fetch(`${origin}/api/desk${path}`, { headers, ...init });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { products: stock } = await ask('/stock');
  const start = async (/** @type {{ id: string }} */ product) => {
    const { batches } = await ask(`/stock/${product.id}`);
    const { id, version } = batches[0];
    const startedAt = performance.now();
    const body = JSON.stringify({ version, reason: 'Rückruf des Herstellers' });
    const { people } = await ask(`/batches/${id}/recall`, { method: 'POST', body });
    return { recallMs: performance.now() - startedAt, people: people.length };
  };
  const inStock = stock.filter((/** @type {{ free: number }} */ { free }) => free > 0);
  // The first one also compiles what runs for the first time.
  await start(inStock[0]);
  return start(inStock[1]);
}

/** @param {any} db */
const withStock = (db) => migrate(db, (tx) => stockNewProducts(tx, makeProducts(products), new Date()));

/** @param {import('./fill-desk.mjs').Client} client @param {number} movements */
async function addMovements(client, movements) {
  // Written without the triggers that keep queue and books: they would only take time here.
  await client.query('set session_replication_role = replica');
  await addOrders(client, 'completed', 'OVER', movements);
  for (let from = 1; from <= movements; from += rowsAtOnce) {
    await client.query(`
      with numbered as (select id, product_id, row_number() over (order by id) - 1 as at from batches)
      insert into stock_movements (at, product_id, batch_id, order_id, kind, batch_units, free_units)
      select orders.created_at, numbered.product_id, numbered.id, orders.id, 'dispensed', -5, 0
      from orders join numbered on numbered.at = orders.cart_version % (select count(*) from batches)
      where orders.cart_version between ${from} and ${from + rowsAtOnce - 1}`);
  }
  await client.query('set session_replication_role = origin');
}
