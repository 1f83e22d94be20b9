// @ts-check
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../apps/server/dist/db/pool.js';
import { Secret } from '../../apps/server/dist/secret.js';
import { openDesk } from '../bench/fill-desk.mjs';
import { rowsOf } from './rows.mjs';

const log = /** @type {any} */ ({ warn() {} });

/**
 * Somebody at the desk who gives parcels to the carrier, which is when an invoice is made.
 *
 * @param {{ origin: string }} shop
 * @param {{ databaseUrl: string, secret: string }} its
 */
export async function newShipper(shop, { databaseUrl, secret }) {
  const { db, pool } = openDatabase({ connectionString: databaseUrl, max: 1 }, log);
  const cookie = await openDesk(db, new Secret(secret), ['pharmacist']);
  await pool.end();
  /** @type {string[]} */
  const acknowledged = [];

  /** @param {string} method @param {string} address @param {unknown} [body] */
  async function call(method, address, body) {
    const answer = await fetch(`${shop.origin}/api/desk${address}`, {
      method,
      headers: {
        cookie,
        'x-idle-seconds': '0',
        'idempotency-key': randomUUID(),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status} ${await answer.text()}`);
    return answer.json();
  }

  return {
    acknowledged,
    /** The work that waits, as the desk shows it. */
    look: () => call('GET', '/queue'),
    /** One parcel: what comes before it (check, money, packing) has its own test and is taken as done. */
    async ship() {
      const [order] = await rowsOf(
        databaseUrl,
        `update orders set status = 'preparing', evidence = 'paper', prescription_verified_at = now(), original_received_at = now(), original_marked_at = now(), paid_at = now(),
           prepared_at = now(), released_at = now()
         where id = (select id from orders where status = 'requested' order by created_at limit 1) returning id, code`,
      );
      if (!order) return void (await sleep(20));
      await recordPrescription(databaseUrl, String(order.id));
      const { version } = /** @type {{ version: number }} */ (await call('GET', `/orders/${order.id}`));
      const trackingUrl = `https://carrier.example/${order.code}`;
      await call('POST', `/orders/${order.id}/actions`, { version, action: 'ship', trackingUrl });
      acknowledged.push(String(order.code));
    },
  };
}

/** What stands on its prescription, since nothing leaves without: all that was ordered, with a dose. @param {string} url @param {string} id */
async function recordPrescription(url, id) {
  await rowsOf(
    url,
    `insert into prescription_records (order_id, version, record, issued_on, round, at, by_name)
     select id, 1, jsonb_build_object('kind', 'private', 'issuedOn', current_date::text, 'validUntil', null, 'patientName', patient_name,
       'birthDate', birth_date::text, 'isSigned', true,
       'prescriber', jsonb_build_object('name', 'Dr. J. Ebert', 'profession', 'doctor', 'address', '', 'phone', ''),
       'lines', (select jsonb_agg(jsonb_build_object('orderLine', position, 'pzn', pzn, 'product', name, 'amount', quantity, 'unit', unit,
         'instructions', 'abends 0,1 g')) from order_lines where order_id = orders.id)), current_date, 0, now(), 'Versand'
     from orders where id = '${id}'`,
  );
}

/** Parcels without an invoice, invoices without a parcel, and numbers that are missing or given twice. @param {string} url @param {string[]} shipped */
export async function invoiceComplaints(url, shipped) {
  const invoices = await rowsOf(
    url,
    'select o.code, o.status, i.number from invoices i join orders o on o.id = i.order_id',
  );
  const sent = await rowsOf(url, `select code from orders where status = 'shipped'`);
  const invoiced = new Set(invoices.map(({ code }) => code));
  const numbers = invoices.map(({ number }) => Number(String(number).match(/(\d+)$/)?.[1])).sort((a, b) => a - b);
  const [first = 1] = numbers;
  return [
    ...shipped.filter((code) => !invoiced.has(code)),
    ...sent.filter(({ code }) => !invoiced.has(code)),
    ...invoices.filter(({ status }) => status !== 'shipped'),
    ...numbers.filter((number, index) => number !== first + index),
  ].length;
}
