// @ts-check
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailsIn } from '../bench/patient.mjs';
import { newCustomer, stockedProducts } from './customer.mjs';
import { postgresServer } from './postgres.mjs';
import { rowsOf } from './rows.mjs';
import { newDataDir, shopProcess } from './shop-process.mjs';
import { figure, none } from './verdict.mjs';

/** @typedef {Awaited<ReturnType<typeof newCustomer>>} Customer */

const people = ['anna', 'berta', 'clara'];
/** Killed in the middle: after so many orders, not after a time, so that a slow machine does it too. */
const ordersARound = { few: 4, many: 50 };
/** From so many kills on it is the long trial, of which 10,000 orders are asked. */
const longFrom = 100;
const orderCodes = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g;

/**
 * kill -9 of the shop, the database or both while people order; then everything the shop has confirmed must be there.
 *
 * @param {number} rounds
 */
export async function crash(rounds) {
  const database = await postgresServer();
  const env = { DATABASE_URL: database.url, APP_SECRET: 'a secret for the crash trial, 32+ characters' };
  const shop = await shopProcess({ dataDir: newDataDir(), env });
  shop.start();
  await shop.ready();
  const customers = await Promise.all(people.map((name) => newCustomer(shop, name)));
  const nextProduct = await stockedProducts(shop.origin);
  const kinds = /** @type {const} */ (['shop', 'database', 'both']);
  let slowestMs = 0;
  const orders = rounds < longFrom ? ordersARound.few : ordersARound.many;

  for (let round = 0; round < rounds; round++) {
    const kind = kinds[round % kinds.length];
    const before = count(customers);
    let isOver = false;
    const ordering = customers.map((customer) => orderUntil(customer, nextProduct, () => isOver));
    while (count(customers) < before + orders) await sleep(5);
    if (kind !== 'database') await shop.kill();
    if (kind !== 'shop') database.kill();
    isOver = true;
    await Promise.all(ordering);
    if (kind !== 'shop') await database.start();
    if (kind !== 'database') shop.start();
    slowestMs = Math.max(slowestMs, await shop.ready());
  }

  const found = await compare(database.url, customers, shop.dataDir);
  await shop.stop();
  database.stop();
  return [
    figure('kills, each in the middle of orders', rounds, `${rounds}`, true),
    figure('orders that were acknowledged', count(customers), 'some', count(customers) > 0),
    none('acknowledged orders lost', found.lost),
    none('orders without lines, prescription or record', found.half),
    none('products whose stock and orders disagree', found.stock),
    none('orders without their mail in the outbox or sent', found.unmailed),
    none('prescription files missing', found.files),
    figure('longest way back, s', (slowestMs / 1000).toFixed(1), '10 on an idle machine', slowestMs < 120_000),
  ];
}

/** @param {Customer} customer @param {() => string} nextProduct @param {() => boolean} isOver */
async function orderUntil(customer, nextProduct, isOver) {
  while (!isOver()) await customer.order(nextProduct()).catch(() => sleep(20));
}

/** @param {Customer[]} customers */
const count = (customers) => customers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);

/** What the database says, beside what people were told. @param {string} url @param {Customer[]} customers @param {string} dataDir */
async function compare(url, customers, dataDir) {
  const orders = await rowsOf(url, 'select code from orders');
  const half = await rowsOf(
    url,
    `select 1 from orders o where not exists (select 1 from order_lines l where l.order_id = o.id)
       or not exists (select 1 from order_events e where e.order_id = o.id)`,
  );
  const stock = await rowsOf(
    url,
    `select 1 from products p where p.stock_units - p.short_units <>
       (select coalesce(sum(m.free_units), 0) from stock_movements m where m.product_id = p.id)`,
  );
  const files = await rowsOf(url, 'select key from prescription_files where order_id is not null');
  const waiting = await rowsOf(url, 'select 1 from outbox where sent_at is null and dropped_at is null');
  const known = new Set(orders.map(({ code }) => String(code)));
  const mailed = new Set(mailsIn(dataDir).flatMap((file) => fs.readFileSync(file, 'utf8').match(orderCodes) ?? []));
  const unmailed = [...known].filter((code) => !mailed.has(code));
  const handedIn = customers.flatMap(({ withFile }) => [...withFile]);
  const filed = new Set(
    (await rowsOf(url, 'select o.code from orders o join prescription_files f on f.order_id = o.id')).map(
      ({ code }) => code,
    ),
  );
  return {
    lost: customers.flatMap(({ acknowledged }) => acknowledged).filter((code) => !known.has(code)).length,
    half: half.length + handedIn.filter((code) => !filed.has(code)).length,
    stock: stock.length,
    files: files.filter(({ key }) => !fs.existsSync(`${dataDir}/objects/prescriptions/${key}`)).length,
    // One that was under way when the shop died waits for its next attempt.
    unmailed: Math.max(0, unmailed.length - waiting.length),
  };
}
