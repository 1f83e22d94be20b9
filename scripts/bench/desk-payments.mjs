// @ts-check

import { randomUUID } from 'node:crypto';
import { migrate } from '../../apps/server/dist/db/migrate.js';
import { bootShop } from '../boot-shop.mjs';
import { fillDesk, orderAddress, rowsAtOnce } from './fill-desk.mjs';
import { figure } from './load.mjs';

const entries = 5_000;
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const price = 590;

/**
 * A statement of many entries, nine of ten with the code of an order: until it is read, everything in it is compared with the
 * orders that wait, and what is sure is booked.
 *
 * @param {number} share
 * @returns {Promise<import('../bench.mjs').Row[]>}
 */
export async function measurePayments(share) {
  const many = Math.round(entries * share);
  let cookie = '';
  const shop = await bootShop({ RATE_LIMITS: 'off' }, async (dataDir) => {
    const addRows = (/** @type {import('./fill-desk.mjs').Client} */ client) => addUnpaid(client, many);
    cookie = await fillDesk(dataDir, { makeTables: migrate, addRows }, ['accounting']);
  });
  try {
    const ask = async (/** @type {string} */ path, /** @type {{ method?: string, body?: string }} */ init = {}) => {
      const type = init.body === undefined ? {} : { 'content-type': 'application/json' };
      const headers = { cookie, ...type, 'idempotency-key': randomUUID() };
      const answer = await fetch(`${shop.origin}/api/desk/payments${path}`, { headers, ...init });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      return answer.json();
    };
    const data = Buffer.from(statement(many)).toString('base64');
    const body = JSON.stringify({ fileName: 'bench.xml', data, columns: null });
    // Whoever hands in a statement has opened the shop and its list of payments before.
    await fetch(shop.origin);
    await ask('');
    const startedAt = performance.now();
    await ask('/statements', { method: 'POST', body });
    const { waiting } = await ask('');
    const readMs = performance.now() - startedAt;
    if (waiting !== many) throw new Error(`${waiting} of ${many} entries wait`);
    const bookedAt = performance.now();
    const booked = await bookAll(ask);
    const bookMs = performance.now() - bookedAt;
    if (booked !== Math.floor(many * 0.9)) throw new Error(`${booked} were booked`);
    const size = many.toLocaleString('en');
    // A second of it goes into compiling what runs for the first time, however few entries there are.
    return [
      figure(`statement of ${size} entries: read and matched`, readMs, 10_000 * share, 0),
      figure(`statement of ${size} entries: read, matched and booked`, readMs + bookMs, 1_000 + 9_000 * share, 0),
    ];
  } finally {
    await shop.stop();
  }
}

/** As the desk does it, call by call until none is left. @param {(path: string, init: { method: string, body: string }) => Promise<any>} ask */
async function bookAll(ask) {
  let [booked, after] = [0, null];
  for (;;) {
    const answer = await ask('/sure', { method: 'POST', body: JSON.stringify({ after }) });
    booked += answer.booked;
    if (answer.left === 0) return booked;
    after = answer.next;
  }
}

/** As orders have them, the same for the same number. @param {number} n */
function codeOf(n) {
  const digits = [27_000, 900, 30, 1].map((worth) => letters[Math.floor(n / worth) % letters.length]);
  return `BNCH-${digits.join('')}`;
}

/** @param {import('./fill-desk.mjs').Client} client @param {number} count */
async function addUnpaid(client, count) {
  for (let from = 0; from < count; from += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_, index) => {
      const n = from + index;
      return `('${codeOf(n)}', ${n + 1}, 'confirmed', now(), now(), now(), 'de', 'Name${n} Beispiel', '1980-01-01',
        'name${n}@patient.example', '', '${orderAddress}', '${orderAddress}', 'standard', 'standard', '', ${price}, 19, true,
        'transfer', ${price}, 94, 'digital')`;
    });
    await client.query(`
      insert into orders (code, cart_version, status, created_at, confirmed_at, hold_expires_at, language, patient_name,
        birth_date, email, phone, billing_address, delivery_address, shipping_option_id, shipping_type, shipping_name,
        shipping_cents, shipping_vat_percent, is_external_shipping, payment_method, total_cents, vat_cents,
        prescription_format) values ${rows.join(', ')}`);
  }
}

/** @param {number} count */
function statement(count) {
  const bookings = Array.from({ length: count }, (_, n) => {
    const purpose = n % 10 === 9 ? `Danke ${n}` : `Rezept ${codeOf(n)}`;
    return [
      `<Ntry><Amt Ccy="EUR">${(price / 100).toFixed(2)}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>`,
      `<BookgDt><Dt>2026-11-16</Dt></BookgDt><AcctSvcrRef>B${n}</AcctSvcrRef><NtryDtls><TxDtls><RltdPties>`,
      `<Dbtr><Pty><Nm>Name${n} Beispiel</Nm></Pty></Dbtr></RltdPties>`,
      `<RmtInf><Ustrd>${purpose}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
    ].join('');
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>1</MsgId><CreDtTm>2026-11-16T08:00:00</CreDtTm></GrpHdr><Stmt><Id>1</Id>
<Acct><Id><IBAN>DE36000000000000000000</IBAN></Id><Ccy>EUR</Ccy></Acct>
${bookings.join('\n')}</Stmt></BkToCstmrStmt></Document>`;
}
