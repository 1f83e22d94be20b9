// @ts-check
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { mailsIn } from '../bench/patient.mjs';
import { newCustomer, stockedProducts } from './customer.mjs';
import { editorEnv, newEditor } from './editor.mjs';
import { newGuest } from './guest.mjs';
import { postgresServer } from './postgres.mjs';
import { rowsOf } from './rows.mjs';
import { fillShelves } from './shelves.mjs';
import { invoiceComplaints, newShipper } from './shipper.mjs';
import { newDataDir, shopProcess } from './shop-process.mjs';
import { figure, none } from './verdict.mjs';

/** @typedef {Awaited<ReturnType<typeof newCustomer>>} Customer */

const people = ['anna', 'berta', 'clara'];
/** Killed in the middle: after so many orders, not after a time, so that a slow machine does it too. */
const ordersARound = { few: 4, many: 50 };
/** Beside the orders a cart is filled, a text is edited and parcels are sent, so often at most. */
const pauseMs = 100;
/** So long without one more order, even on a busy machine, means that none will come. */
const patienceMs = 180_000;
/** From so many kills on it is the long trial, of which 10,000 orders are asked. */
const longFrom = 100;
const orderCodes = /\b[0-9A-Z]{4}-[0-9A-Z]{4}\b/g;

/**
 * kill -9 of the shop, the database or both while people order, a guest fills a cart, an editor writes and parcels leave;
 * then everything the shop has confirmed must be there.
 *
 * @param {number} rounds
 */
export async function crash(rounds) {
  const database = await postgresServer();
  const secret = 'a secret for the crash trial, 32+ characters';
  const env = { DATABASE_URL: database.url, APP_SECRET: secret, ...editorEnv };
  const shop = await shopProcess({ dataDir: newDataDir(), env });
  shop.start();
  await shop.ready();
  const customers = await Promise.all(people.map((name) => newCustomer(shop, name)));
  const nextProduct = await stockedProducts(shop.origin);
  const editor = await newEditor(shop);
  const shipper = await newShipper(shop, { databaseUrl: database.url, secret });
  await fillShelves(database.url);
  const guest = await newGuest(shop, nextProduct());
  const kinds = /** @type {const} */ (['shop', 'database', 'both']);
  let slowestMs = 0;
  const orders = rounds < longFrom ? ordersARound.few : ordersARound.many;

  for (let round = 0; round < rounds; round++) {
    const kind = kinds[round % kinds.length];
    const before = count(customers);
    let isOver = false;
    const ordering = customers.map((customer) =>
      goOn(
        () => customer.order(nextProduct()),
        () => isOver,
      ),
    );
    const beside = [guest.add, editor.save, shipper.ship].map((act) =>
      goOn(
        () => act(),
        () => isOver,
        pauseMs,
      ),
    );
    const isEnough = () => count(customers) >= before + orders;
    for (const from = Date.now(); !isEnough(); await sleep(5)) {
      if (Date.now() - from > patienceMs)
        throw new Error(`round ${round}: nobody can order\n${shop.output().slice(-2_000)}`);
    }
    if (kind !== 'database') await shop.kill();
    if (kind !== 'shop') database.kill();
    isOver = true;
    await Promise.all([...ordering, ...beside]);
    if (kind !== 'shop') await database.start();
    if (kind !== 'database') shop.start();
    slowestMs = Math.max(slowestMs, await shop.ready());
  }

  const found = await compare(database.url, customers, shop.dataDir);
  const badInvoices = await invoiceComplaints(database.url, shipper.acknowledged);
  const [lostFromCart, lostEdits] = [await guest.lost(), await editor.lost()];
  await shop.stop();
  database.stop();
  return [
    figure('kills, each in the middle of orders', rounds, `${rounds}`, true),
    figure('orders that were acknowledged', count(customers), 'some', count(customers) > 0),
    figure(
      'steps in a cart, edits, parcels beside them',
      `${guest.steps()} ${editor.edits()} ${shipper.acknowledged.length}`,
      'some',
      guest.steps() > 0 && editor.edits() > 0 && shipper.acknowledged.length > 0,
    ),
    none('acknowledged orders lost', found.lost),
    none('acknowledged steps of the cart lost', lostFromCart),
    none('acknowledged edits lost', lostEdits),
    none('parcels and invoices that disagree', badInvoices),
    none('orders without lines, prescription or record', found.half),
    none('products whose stock and orders disagree', found.stock),
    none('orders without their mail in the outbox or sent', found.unmailed),
    none('prescription files missing', found.files),
    figure('longest way back, s', (slowestMs / 1000).toFixed(1), '10 on an idle machine', slowestMs < 120_000),
  ];
}

/** What fails is tried anew: the shop may be gone. @param {() => Promise<unknown>} act @param {() => boolean} isOver @param {number} [restMs] */
async function goOn(act, isOver, restMs = 0) {
  while (!isOver()) {
    await act().then(
      () => sleep(restMs),
      () => sleep(20),
    );
  }
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
  const waiting = await rowsOf(
    url,
    `select o.code from outbox m join orders o on o.id = m.order_id
     where m.kind like '%received%' and m.sent_at is null and m.dropped_at is null`,
  );
  const known = new Set(orders.map(({ code }) => String(code)));
  const mailed = new Set(mailsIn(dataDir).flatMap((file) => fs.readFileSync(file, 'utf8').match(orderCodes) ?? []));
  // One that was under way when the shop died waits for its next attempt.
  const toCome = new Set(waiting.map(({ code }) => String(code)));
  const unmailed = [...known].filter((code) => !mailed.has(code) && !toCome.has(code));
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
    unmailed: unmailed.length,
  };
}
