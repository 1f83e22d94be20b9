// @ts-check

import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { migrate } from '../../apps/server/dist/db/migrate.js';
import { chainHash, contentHash } from '../../apps/server/dist/modules/journal/journal-chain.js';
import { bootShop } from '../boot-shop.mjs';
import { addOrders, fillDesk, rowsAtOnce } from './fill-desk.mjs';
import { figure, memoryMegabytes } from './load.mjs';

const manyEntries = 1_000_000;
const manyPapers = 100_000;
const checkMs = 60_000;
const pageMs = 50;
const datevMs = 20_000;
/** How much more memory a file of any length may take: what is under way at once, not what was written. */
const moreMegabytes = 150;
const reads = 20;

const books = { consultantNumber: 29_098, clientNumber: 55_003 };

/**
 * The journal of many years, checked and paged, and the year of a tax adviser. `share` of 0.1 is a tenth, with a tenth of the time.
 *
 * @param {number} share
 * @returns {Promise<import('../bench.mjs').Row[]>}
 */
export async function measureRecords(share) {
  const [entries, papers] = [manyEntries * share, manyPapers * share];
  let cookie = '';
  const shop = await bootShop({ RATE_LIMITS: 'off' }, async (dataDir) => {
    fs.writeFileSync(path.join(dataDir, 'config.json'), JSON.stringify({ books }));
    const addRows = async (/** @type {any} */ client) => {
      await addOrders(client, 'completed', 'DONE', papers);
      await addEntries(client, entries);
      await addPapers(client, papers);
    };
    cookie = await fillDesk(dataDir, { makeTables: migrate, addRows }, ['pharmacist', 'accounting']);
  });
  const ask = async (/** @type {string} */ place, method = 'GET') => {
    const answer = await fetch(`${shop.origin}/api/desk/${place}`, { method, headers: { cookie } });
    if (!answer.ok) throw new Error(`${place} answered ${answer.status}: ${await answer.text()}`);
    return answer;
  };
  try {
    const page = await slowestPage(ask, entries);
    const datev = await measureDatev(ask, shop.opsOrigin, papers);
    const startedAt = performance.now();
    let check = null;
    while (!check) ({ check } = await (await ask('journal/check', 'POST')).json());
    const checkedMs = performance.now() - startedAt;
    if (!check.isIntact) throw new Error(check.finding);
    const [size, count] = [entries.toLocaleString('en'), papers.toLocaleString('en')];
    return [
      figure(`journal of ${size} entries: checked`, checkedMs, checkMs * share, 0),
      figure(`journal of ${size} entries: slowest page, p50`, page, pageMs, 1),
      figure(`DATEV of ${count} documents`, datev.ms, datevMs * share, 0),
      {
        what: `DATEV of ${count} documents: more memory meanwhile`,
        value: `${datev.megabytes.toFixed(0)} MB`,
        limit: `${moreMegabytes} MB`,
        ratio: datev.megabytes / moreMegabytes,
      },
    ];
  } finally {
    await shop.stop();
  }
}

/** The newest, one in the middle, the oldest, and filtered ones: the middle of the times each takes; the slowest of these.
 * @param {(place: string) => Promise<Response>} ask @param {number} entries */
async function slowestPage(ask, entries) {
  const filters = [
    '',
    `before=${Math.round(entries / 2)}`,
    'before=150',
    'subject=order',
    'subject=setting',
    `staffId=${staffIds[3]}`,
  ];
  const middles = [];
  for (const filter of filters) {
    const times = [];
    for (let read = 0; read < reads; read += 1) {
      const startedAt = performance.now();
      const found = await (await ask(`journal?${filter}`)).json();
      times.push(performance.now() - startedAt);
      if (found.entries.length === 0) throw new Error(`nothing found for '${filter}'`);
    }
    middles.push(times.sort((a, b) => a - b)[reads / 2] ?? 0);
  }
  return Math.max(...middles);
}

/** @param {(place: string) => Promise<Response>} ask @param {string} opsOrigin @param {number} papers */
async function measureDatev(ask, opsOrigin, papers) {
  // What runs for the first time is compiled, and what a first file leaves behind is there.
  await (await ask('books/datev.csv?period=2025-01')).arrayBuffer();
  const before = await memoryMegabytes(opsOrigin);
  let most = before;
  let lines = 0;
  const startedAt = performance.now();
  const { body } = await ask('books/datev.csv?period=2025');
  let nextLook = startedAt;
  for await (const piece of body ?? []) {
    for (const byte of piece) if (byte === 10) lines += 1;
    if (performance.now() < nextLook) continue;
    nextLook = performance.now() + 200;
    most = Math.max(most, await memoryMegabytes(opsOrigin));
  }
  const ms = performance.now() - startedAt;
  if (lines < papers) throw new Error(`${lines} lines for ${papers} documents`);
  return { ms, megabytes: most - before };
}

/** Hashed as the shop does it, but here: the trigger that gives each entry its place takes them one by one.
 * @param {{ query(statement: string, values?: unknown[]): Promise<unknown> }} client @param {number} count */
async function addEntries(client, count) {
  const firstAt = Date.now() - count * 1_000;
  const orderIds = await idsOfOrders(client);
  let hash = '';
  await client.query('alter table journal disable trigger user');
  for (let from = 1; from <= count; from += rowsAtOnce) {
    const rows = Array.from({ length: Math.min(rowsAtOnce, count - from + 1) }, (_, index) => {
      const position = from + index;
      const isSetting = position % 1_000 === 1;
      const entry = {
        salt: position.toString(16).padStart(32, '0'),
        at: new Date(firstAt + position * 1_000),
        by: /** @type {const} */ ('pharmacy'),
        staffId: staffIds[position % staffIds.length] ?? '',
        staffName: 'Anna Reuter',
        subject: /** @type {'setting' | 'order'} */ (isSetting ? 'setting' : 'order'),
        subjectId: isSetting ? 'contact' : (orderIds[position % orderIds.length] ?? ''),
        what: isSetting ? 'settingChanged' : 'prescriptionOpened',
        detail: '{"version":1}',
      };
      const content = contentHash(entry);
      hash = chainHash(hash, position, content);
      return { ...entry, at: entry.at.toISOString(), content, position, hash };
    });
    await client.query(
      `insert into journal (at, by, staff_id, staff_name, subject, subject_id, what, detail, salt, content_hash, position, hash)
       select at, "by", "staffId", "staffName", subject, "subjectId", what, detail, salt, content, position, hash
       from json_to_recordset($1) as entry(at timestamptz, "by" text, "staffId" text, "staffName" text, subject text,
         "subjectId" text, what text, detail text, salt text, content text, position bigint, hash text)`,
      [JSON.stringify(rows)],
    );
  }
  await client.query('alter table journal enable trigger user');
  await client.query(
    `insert into journal_head (position, hash) values (${count}, '${hash}')
     on conflict (is_only) do update set position = excluded.position, hash = excluded.hash`,
  );
}

const staffIds = Array.from({ length: 12 }, () => randomUUID());

/** @param {any} client @returns {Promise<string[]>} */
async function idsOfOrders(client) {
  const { rows } = await client.query(`select id from orders where code like 'DONE-%' order by code limit 5000`);
  return rows.map((/** @type {{ id: string }} */ { id }) => id);
}

/** Two lines with different VAT each, over one year. @param {import('./fill-desk.mjs').Client} client @param {number} count */
async function addPapers(client, count) {
  for (let from = 1; from <= count; from += rowsAtOnce) {
    await client.query(`
      insert into invoices (number, kind, issued_at, content)
      select number, 'invoice', issued, jsonb_build_object('kind', 'invoice', 'number', number, 'issuedOn', issued::date,
        'suppliedOn', issued::date, 'orderCode', 'DONE-' || n, 'buyer', '{}'::jsonb, 'seller', '{}'::jsonb, 'lines',
        jsonb_build_array(
          jsonb_build_object('name', 'Probe', 'kindText', '', 'pzn', null, 'quantityText', '5 g', 'unitPriceCents', 1049,
            'totalCents', 5245, 'vatPercent', 19),
          jsonb_build_object('name', 'Zubehör', 'kindText', '', 'pzn', null, 'quantityText', '1', 'unitPriceCents', 690,
            'totalCents', 690, 'vatPercent', 7)))
      from (select n, 'RE-2025-' || lpad(n::text, 7, '0') as number,
          timestamptz '2025-01-02 12:00+01' + (n % 360) * interval '1 day' as issued
        from generate_series(${from}, ${Math.min(from + rowsAtOnce - 1, count)}) n) as paper`);
  }
}
