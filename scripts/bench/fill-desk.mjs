// @ts-check

import { loadAppSecrets } from '../../apps/server/dist/app-secret.js';
import { startEmbeddedDatabase } from '../../apps/server/dist/db/embedded.js';
import { openDatabase } from '../../apps/server/dist/db/pool.js';
import { staff } from '../../apps/server/dist/db/schema/staff.js';
import { readEnv } from '../../apps/server/dist/env.js';
import { deriveKeys } from '../../apps/server/dist/keys.js';
import { deskCookie } from '../../apps/server/dist/modules/staff/desk-cookie.js';
import { beginSession } from '../../apps/server/dist/modules/staff/desk-session-service.js';

/** @typedef {{ query(statement: string): Promise<unknown> }} Client one connection to the database */

const log = /** @type {any} */ ({ info() {}, warn: console.warn, error: console.error });

/**
 * A shop that has been used, before it is opened: its tables, the rows, somebody of the pharmacy, and their session. Gives the cookie.
 *
 * @param {string} dataDir
 * @param {{ makeTables: (db: any) => Promise<unknown>, addRows: (client: Client) => Promise<unknown> }} fill
 * @param {('pta' | 'pharmacist' | 'accounting')[]} [roles]
 */
export async function fillDesk(dataDir, { makeTables, addRows }, roles = ['pta']) {
  const embedded = await startEmbeddedDatabase({ dataDir, log });
  const { db, pool } = openDatabase(embedded.connection, log);
  await makeTables(db);
  const client = await pool.connect();
  await addRows(client);
  await client.query('analyze');
  client.release();

  const { current } = loadAppSecrets(readEnv({ DATA_DIR: dataDir }), dataDir);
  const cookie = await openDesk(db, current, roles);
  await pool.end();
  await embedded.stop();
  return cookie;
}

/**
 * Somebody of the pharmacy with an open desk. Gives the cookie.
 *
 * @param {any} db
 * @param {Parameters<typeof deriveKeys>[0]} secret
 * @param {('pta' | 'pharmacist' | 'accounting')[]} roles
 */
export async function openDesk(db, secret, roles) {
  const [person] = await db
    .insert(staff)
    .values({ email: 'anna@pharmacy.example', name: 'Anna Reuter', roles, invitedAt: new Date() })
    .returning();
  const parts = { db, keys: deriveKeys(secret), clock: { now: () => new Date() } };
  const at = { staffId: person?.id ?? '', deviceName: 'bench', openedAt: new Date() };
  return `${deskCookie}=${(await beginSession(parts, at)).token}`;
}

export const orderAddress = JSON.stringify({
  fullName: 'Beispiel',
  street: 'Sanderglacis',
  houseNumber: '14',
  postalCode: '97070',
  city: 'Würzburg',
  country: 'DE',
});

/** Below the limit for one statement, also on a slow machine. */
export const rowsAtOnce = 10_000;

/** @param {Client} client @param {string} status @param {string} code @param {number} count */
export async function addOrders(client, status, code, count) {
  for (let from = 1; from <= count; from += rowsAtOnce) {
    await client.query(`
      insert into orders (code, cart_version, status, created_at, hold_expires_at, language, patient_name, birth_date,
        email, phone, billing_address, delivery_address, shipping_option_id, shipping_type, shipping_name, shipping_cents,
        shipping_vat_percent, is_external_shipping, payment_method, total_cents, vat_cents, prescription_format)
      select '${code}-' || n, n, '${status}', now() - n * interval '1 second', now(), 'de', 'Name' || n || ' Beispiel', '1980-01-01',
        'name' || n || '@patient.example', '', '${orderAddress}', '${orderAddress}', 'standard', 'standard', '', 590, 19, true, 'transfer', 590,
        94, 'digital'
      from generate_series(${from}, ${Math.min(from + rowsAtOnce - 1, Math.trunc(count))}) n`);
  }
}
