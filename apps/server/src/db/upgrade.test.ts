import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isLongRun } from '../testing/long-run.ts';
import { stockComplaints } from '../testing/stock-balance.ts';
import { workerConnection } from '../testing/test-database.ts';
import { applyMigrations, migrate, migrationsFolder } from './migrate.ts';
import { openDatabase } from './pool.ts';

/**
 * Each file puts in what a shop could hold once the migration of its number was there, on top of the files before it. A
 * migration that creates a table brings one, so that the next version is tried with rows in it.
 */
const oldShops = new URL('../testing/old-shops/', import.meta.url);
const migrations = readMigrationFiles({ migrationsFolder });
/** The numbers of their files, which may have gaps. */
const numbers: string[] = JSON.parse(
  readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
).entries.map(({ tag }: { tag: string }) => tag.slice(0, 4));
const firstKept = '0006';
/** Counts how often a row was changed, also by a migration that fills a new column. */
const changeCounter = 'version';
const states = numbers.filter((number) => number >= firstKept);

const { db, pool } = openDatabase(workerConnection(), pino({ level: 'silent' }));

beforeEach(dropEverything);

// The other test files of this worker expect their tables.
afterAll(async () => {
  await dropEverything();
  await migrate(db);
  await pool.end();
});

/** One step after the other keeps what all of them together keep; the long run tries every state by itself as well. */
test('every migration keeps every row and value of a shop as it was before it', async () => {
  await oldShop(firstKept);
  for (const state of numbers.filter((number) => number > firstKept)) {
    const before = await rowsByTable();
    expectNoneEmpty(before);
    await db.transaction((tx) => applyMigrations(tx, numbers.indexOf(state) + 1));
    expect(await lostOf(before), state).toEqual([]);
    await insertRowsOf(state);
  }
  expectNoneEmpty(await rowsByTable());
});

test.each(isLongRun ? states : [])(
  'a shop as it was after migration %s keeps every row and value when it is brought up to date',
  async (state) => {
    await oldShop(state);
    const before = await rowsByTable();
    expectNoneEmpty(before);
    await migrate(db);
    expect(await lostOf(before)).toEqual([]);
  },
);

test('an old order has the consent that was given last before it, also without its account', async () => {
  await oldShop('0006');
  await migrate(db);
  const { rows } = await db.execute(sql`
    select code, to_char(health_consent_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI') as consent from orders order by code
  `);
  expect(rows).toEqual([
    { code: 'AAAA-AAA1', consent: '2026-03-05 07:00' },
    { code: 'AAAA-AAA2', consent: null },
    { code: 'AAAA-AAA3', consent: '2026-02-01 07:00' },
  ]);
});

test('stock of an old shop becomes opening batches, and the books add up', async () => {
  await oldShop('0006');
  await migrate(db);
  const { rows } = await db.execute(sql`select count(*)::integer as opened from batches where state = 'released'`);
  expect(rows).not.toEqual([{ opened: 0 }]);
  expect(await stockComplaints(db)).toEqual([]);
});

async function oldShop(state: string): Promise<void> {
  await db.execute(sql`create schema drizzle`);
  await db.execute(sql`
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)
  `);
  const known = migrations.slice(0, numbers.indexOf(state) + 1);
  for (const [index, { sql: statements, hash, folderMillis }] of known.entries()) {
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
    await insertRowsOf(numbers[index] ?? '');
  }
}

async function insertRowsOf(state: string): Promise<void> {
  const rows = new URL(`${state}.sql`, oldShops);
  if (existsSync(rows)) await db.execute(sql.raw(readFileSync(rows, 'utf8')));
}

async function rowsByTable(): Promise<Record<string, unknown[]>> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: Record<string, unknown[]> = Object.fromEntries(tables.rows.map(({ name }) => [name, []]));
  const queries = tables.rows.map(
    ({ name }) => sql`select ${name}::text as name, to_jsonb(t) as row from ${sql.identifier(name)} as t`,
  );
  const { rows } = await db.execute<{ name: string; row: unknown }>(sql.join(queries, sql` union all `));
  for (const { name, row } of rows) found[name]?.push(row);
  return found;
}

function expectNoneEmpty(rows: Record<string, unknown[]>): void {
  expect(Object.keys(rows).filter((table) => rows[table]?.length === 0)).toEqual([]);
}

/** What is no longer there as it was; what a migration added to a row does not count. */
async function lostOf(before: Record<string, unknown[]>) {
  const queries = Object.entries(before).map(
    ([table, rows]) => sql`
      select ${table}::text as name, before.row from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) as before (row)
      where not exists (
        select 1 from ${sql.identifier(table)} as kept where to_jsonb(kept) @> before.row - ${changeCounter}::text
      )
    `,
  );
  return (await db.execute(sql.join(queries, sql` union all `))).rows;
}

async function dropEverything(): Promise<void> {
  await db.execute(sql`drop schema if exists drizzle cascade`);
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
}
