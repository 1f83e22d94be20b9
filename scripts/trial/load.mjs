// @ts-check
import autocannon from 'autocannon';
import { newCustomer, productsOnSale } from './customer.mjs';
import { postgresServer } from './postgres.mjs';
import { newDataDir, shopProcess } from './shop-process.mjs';
import { figure } from './verdict.mjs';

const p99LimitMs = 200;
const productsAVisit = 4;

/**
 * How many people one machine serves before one answer of a hundred takes longer than 200 ms, while others sign in and
 * order. The load comes from the same machine and takes its share: the figure is what is left.
 *
 * @param {number} seconds for each step
 */
export async function load(seconds) {
  const database = await postgresServer();
  const env = { DATABASE_URL: database.url, APP_SECRET: 'a secret for the load trial, 32+ characters' };
  const shop = await shopProcess({ dataDir: newDataDir(), env });
  shop.start();
  await shop.ready();
  const products = await productsOnSale(shop.origin);
  const itemId = products[0]?.id;
  const list = '/api/shop/v1/pharmacy-shop/products?pageSize=20';
  const body = JSON.stringify({ itemId });
  const headers = { 'content-type': 'application/json' };
  /** @type {autocannon.Request[]} */
  const requests = [
    { path: '/' },
    { path: list },
    ...products.slice(0, productsAVisit).map(({ slug }) => ({ path: `/api/shop/v1/pharmacy-shop/products/${slug}` })),
    { path: '/api/shop/v1/shopping-cart/items', method: 'POST', body, headers },
    { path: '/api/shop/v1/shopping-cart' },
  ];
  const buyers = startBuyers(shop, products);
  // The first answers compile what runs for the first time.
  await autocannon({ url: shop.origin, connections: 4, amount: 800, requests });
  let best = { perSecond: 0, p99: 0, connections: 0 };
  for (let connections = 2; connections <= 256; connections *= 2) {
    const found = await autocannon({ url: shop.origin, connections, duration: seconds, requests });
    // An answer of 404 is quick as well: only what was served counts.
    if (found.errors + found.non2xx > 0) throw new Error(`${found.errors + found.non2xx} requests were not served`);
    console.log(
      `  ${connections} at once: ${Math.round(found.requests.average)} requests/s, p99 ${found.latency.p99} ms`,
    );
    if (found.latency.p99 > p99LimitMs) break;
    best = { perSecond: found.requests.average, p99: found.latency.p99, connections };
  }
  const orders = await buyers.stop();
  await shop.stop();
  database.stop();
  const peopleAnHour = Math.round((best.perSecond / requests.length) * 3600);
  return [
    figure('requests a second within 200 ms p99', Math.round(best.perSecond), 'a figure', best.perSecond > 0),
    figure('people an hour who look around and fill a cart', peopleAnHour, 'a figure', peopleAnHour > 0),
    figure('people who meanwhile signed in, registered and ordered', orders, 'some', orders > 0),
  ];
}

/**
 * One person after another signs in by a mailed code, registers and orders, each a different product.
 *
 * @param {Awaited<ReturnType<typeof shopProcess>>} shop
 * @param {{ id: string }[]} products
 */
function startBuyers(shop, products) {
  let orders = 0;
  let isOver = false;
  const buying = (async () => {
    while (!isOver) {
      const buyer = await newCustomer(shop, `buyer-${orders}`);
      await buyer.order(products[orders % products.length]?.id ?? '');
      orders++;
    }
  })();
  return {
    async stop() {
      isOver = true;
      await buying;
      return orders;
    },
  };
}
