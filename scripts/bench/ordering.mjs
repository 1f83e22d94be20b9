// @ts-check
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedDatabase } from '../../apps/server/dist/db/embedded.js';
import { migrate } from '../../apps/server/dist/db/migrate.js';
import { openDatabase } from '../../apps/server/dist/db/pool.js';
import { stockNewProducts } from '../../apps/server/dist/modules/catalogue/catalogue-service.js';
import { makeProducts } from '../../apps/server/dist/modules/catalogue/many-products.js';
import { bootShop } from '../boot-shop.mjs';
import { cpuSeconds, figure } from './load.mjs';
import { mailsIn, registerPatient } from './patient.mjs';

const journeys = 30;
/** Until then most of the time goes into compiling what runs for the first time. In groups: all at once overload a slow machine. */
const warmingGroups = 4;
const warmingJourneys = warmingGroups * journeys;
const journeyLimitMs = 40;
const few = 1_000;
const many = 100_000;

/** From the code by mail to the order, and what a patient's list costs when everybody else has ordered too. @returns {Promise<import('../bench.mjs').Row[]>} */
export async function measureOrdering() {
  const small = await measureShop(few);
  const large = await measureShop(many);
  return [
    figure('sign-in to order: CPU (without database)', small.journeyMs, journeyLimitMs, 1),
    figure(`own orders, ${few.toLocaleString('en')} of others: p50`, small.listMs, 20, 1),
    {
      what: `own orders, ${many.toLocaleString('en')} of others: p50`,
      value: `${large.listMs.toFixed(1)} ms`,
      limit: `1.5 × ${small.listMs.toFixed(1)} ms`,
      ratio: large.listMs / (1.5 * small.listMs),
    },
  ];
}

/** @param {number} others */
async function measureShop(others) {
  const shop = await bootShop({ RATE_LIMITS: 'off' }, withOrders(others));
  try {
    const answer = await fetch(`${shop.origin}/api/shop/v1/pharmacy-shop/products?pageSize=200`);
    const { items } = /** @type {{ items: { id: string, available: boolean, priceCent: number | null }[] }} */ (
      await answer.json()
    );
    const orderable = items.filter(({ available, priceCent }) => available && priceCent !== null);
    /** Every group begins with another product: of each there is only a little in stock. */
    const orderAtOnce = (/** @type {string} */ name, /** @type {number} */ first) =>
      Promise.all(
        Array.from({ length: journeys }, (_, index) =>
          order(shop, `${name}-${index}`, orderable[(first + index) % orderable.length]?.id ?? ''),
        ),
      );
    for (let group = 0; group < warmingGroups; group++) await orderAtOnce(`warm-${group}`, group * journeys);
    await allMails(shop.dataDir, 2 * warmingJourneys);
    const before = await cpuSeconds(shop.opsOrigin);
    const patients = await orderAtOnce('patient', 0);
    await allMails(shop.dataDir, 2 * (warmingJourneys + journeys));
    const journeyMs = (((await cpuSeconds(shop.opsOrigin)) - before) * 1000) / journeys;

    const times = [];
    for (let index = 0; index < 200; index++) {
      const startedAt = performance.now();
      await patients[index % journeys]?.('GET', '/api/shop/v1/patient/orders-and-reservations');
      times.push(performance.now() - startedAt);
    }
    return { journeyMs, listMs: times.sort((a, b) => a - b)[100] ?? 0 };
  } finally {
    await shop.stop();
  }
}

/** Signs in, registers, fills the cart and orders. @param {import('../boot-shop.mjs').Shop} shop @param {string} name @param {string} itemId */
async function order(shop, name, itemId) {
  const { call, registration } = await registerPatient(shop, name);
  await call('POST', '/api/shop/v1/shopping-cart/items', { itemId });
  const { streetAndHouseNumber: _, ...place } = registration.address;
  await call('POST', '/api/shop/v1/checkout/reserve-cart', {
    deliveryAddress: { ...place, street: 'Sanderglacis', houseNumber: '14', fullName: 'Clara Vogelsang' },
    prescriptionDocument: { format: 'digital', prescription3Key: null },
  });
  return call;
}

/** The code and the confirmation of everybody: writing them belongs to the journey. @param {string} dataDir @param {number} count */
async function allMails(dataDir, count) {
  while (mailsIn(dataDir).length < count) await sleep(20);
}

/** A data folder with 200 products and so many orders of people who have left. @param {number} count */
function withOrders(count) {
  return async (/** @type {string} */ dataDir) => {
    const log = /** @type {any} */ ({ info() {}, warn: console.warn, error: console.error });
    const embedded = await startEmbeddedDatabase({ dataDir, log });
    const { db, pool } = openDatabase(embedded.connection, log);
    await migrate(db, (tx) => stockNewProducts(tx, makeProducts(200), new Date()));
    await pool.query(`
      insert into users (id, email, email_verified, name, created_at, updated_at)
      select 'other-' || n, 'other-' || n || '@patient.example', true, '', now(), now() from generate_series(1, 100) n`);
    await pool.query(`
      insert into orders (code, user_id, cart_version, status, created_at, hold_expires_at, language, patient_name, birth_date,
        email, phone, billing_address, delivery_address, shipping_option_id, shipping_type, shipping_name, shipping_cents,
        shipping_vat_percent, is_external_shipping, payment_method, total_cents, vat_cents, prescription_format)
      select 'OTHER-' || n, 'other-' || (n % 100 + 1), n, 'completed', now(), now(), 'de', '', '1980-01-01',
        '', '', '{}', '{}', 'standard', 'standard', '', 590, 19, true, 'transfer', 590, 94, 'digital'
      from generate_series(1, ${Math.trunc(count)}) n`);
    await pool.query('analyze');
    await pool.end();
    await embedded.stop();
  };
}
