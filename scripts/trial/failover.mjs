// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { newCustomer, stockedProducts } from './customer.mjs';
import { patroniCluster } from './patroni.mjs';
import { rowsOf } from './rows.mjs';
import { newDataDir, shopProcess } from './shop-process.mjs';
import { figure, none } from './verdict.mjs';

/** Before the primary is killed, and after its standby has taken over. */
const ordersBetween = 6;
const goalSeconds = 30;

/**
 * The primary is killed while people order; the standby takes over, and the dead one comes back as its standby.
 *
 * @param {number} times
 */
export async function failover(times) {
  const cluster = await patroniCluster();
  const env = { DATABASE_URL: cluster.url, APP_SECRET: 'a secret for the failover trial, 32+ characters' };
  const shop = await shopProcess({ dataDir: newDataDir(), env });
  shop.start();
  await shop.ready();
  const customers = await Promise.all(['anna', 'berta'].map((name) => newCustomer(shop, name)));
  const nextProduct = await stockedProducts(shop.origin);
  let isOver = false;
  const ordering = customers.map(async (customer) => {
    while (!isOver) await customer.order(nextProduct()).catch(() => sleep(100));
  });
  const done = () => customers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  const more = async (/** @type {number} */ count) => {
    const before = done();
    while (done() < before + count) await sleep(20);
  };

  let longestMs = 0;
  for (let time = 0; time < times; time++) {
    await more(ordersBetween);
    const killed = await cluster.killPrimary();
    const killedAt = Date.now();
    await sleep(1_000);
    await more(1);
    longestMs = Math.max(longestMs, Date.now() - killedAt);
    await more(ordersBetween);
    cluster.start(killed);
    await cluster.standbyFollows();
  }
  isOver = true;
  await Promise.all(ordering);

  const kept = new Set((await rowsOf(cluster.url, 'select code from orders')).map(({ code }) => code));
  const lost = customers.flatMap(({ acknowledged }) => acknowledged).filter((code) => !kept.has(code));
  const stock = await rowsOf(
    cluster.url,
    `select 1 from products p where p.stock_units - p.short_units <>
       (select coalesce(sum(m.free_units), 0) from stock_movements m where m.product_id = p.id)`,
  );
  await shop.stop();
  return [
    figure('primaries killed', times, `${times}`, true),
    figure('orders that were acknowledged', done(), 'some', done() > 0),
    figure('orders go on after, s', (longestMs / 1000).toFixed(1), `${goalSeconds}`, longestMs <= goalSeconds * 1000),
    none('acknowledged orders lost', lost.length),
    none('products whose stock and orders disagree', stock.length),
  ];
}
