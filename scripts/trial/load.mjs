// @ts-check
import autocannon from 'autocannon';
import { stockedProducts } from './customer.mjs';
import { postgresServer } from './postgres.mjs';
import { newDataDir, shopProcess } from './shop-process.mjs';
import { figure } from './verdict.mjs';

const p99LimitMs = 200;
/** What somebody who looks around asks for: the page, the list, four products, the cart twice. */
const requestsAVisit = 8;

/**
 * How many people one machine serves before one answer of a hundred takes longer than 200 ms. The load comes from the same
 * machine and takes its share: the figure is what is left.
 *
 * @param {number} seconds for each step
 */
export async function load(seconds) {
  const database = await postgresServer();
  const env = { DATABASE_URL: database.url, APP_SECRET: 'a secret for the load trial, 32+ characters' };
  const shop = await shopProcess({ dataDir: newDataDir(), env });
  shop.start();
  await shop.ready();
  const itemId = (await stockedProducts(shop.origin))();
  const list = '/api/shop/v1/pharmacy-shop/products?pageSize=20';
  const body = JSON.stringify({ itemId });
  const headers = { 'content-type': 'application/json' };
  /** @type {autocannon.Request[]} */
  const requests = [
    { path: '/' },
    { path: list },
    ...Array.from({ length: 4 }, () => ({ path: `/api/shop/v1/pharmacy-shop/products/${itemId}` })),
    { path: '/api/shop/v1/shopping-cart/items', method: 'POST', body, headers },
    { path: '/api/shop/v1/shopping-cart' },
  ];
  // The first answers compile what runs for the first time.
  await autocannon({ url: shop.origin, connections: 4, amount: 800, requests });
  let best = { perSecond: 0, p99: 0, connections: 0 };
  for (let connections = 2; connections <= 256; connections *= 2) {
    const found = await autocannon({ url: shop.origin, connections, duration: seconds, requests });
    if (found.errors > 0 || found['5xx'] > 0) throw new Error(`${found.errors + found['5xx']} requests failed`);
    console.log(
      `  ${connections} at once: ${Math.round(found.requests.average)} requests/s, p99 ${found.latency.p99} ms`,
    );
    if (found.latency.p99 > p99LimitMs) break;
    best = { perSecond: found.requests.average, p99: found.latency.p99, connections };
  }
  await shop.stop();
  database.stop();
  const peopleAnHour = Math.round((best.perSecond / requestsAVisit) * 3600);
  return [
    figure('requests a second within 200 ms p99', Math.round(best.perSecond), 'a figure', best.perSecond > 0),
    figure('people an hour who look around and fill a cart', peopleAnHour, 'a figure', peopleAnHour > 0),
  ];
}
