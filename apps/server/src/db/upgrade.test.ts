import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { pino } from 'pino';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { stockComplaints } from '../testing/stock-balance.ts';
import { workerConnection } from '../testing/test-database.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { openDatabase } from './pool.ts';

/** Each file fills a shop of an earlier version; its name is the last migration that version had. */
const oldShops = new URL('../testing/old-shops/', import.meta.url);
const versions = readdirSync(oldShops).map((file) => file.replace('.sql', ''));

const { db, pool } = openDatabase(workerConnection(), pino({ level: 'silent' }));

beforeEach(dropEverything);

// The other test files of this worker expect their tables.
afterAll(async () => {
  await dropEverything();
  await migrate(db);
  await pool.end();
});

describe.each(versions)('a shop as it was after migration %s', (version) => {
  test('has rows in every table', async () => {
    await oldShop(version);
    const filled = Object.entries(await rowsByTable());
    expect(filled.filter(([, rows]) => rows.length === 0).map(([table]) => table)).toEqual([]);
  });

  test('keeps every row and every value when it is brought up to date', async () => {
    await oldShop(version);
    const before = await rowsByTable();
    await migrate(db);
    for (const [table, rows] of Object.entries(before)) {
      for (const row of rows) {
        const kept = sql`select 1 from ${sql.identifier(table)} as kept where to_jsonb(kept) @> ${JSON.stringify(row)}::jsonb`;
        expect((await db.execute(kept)).rowCount, `${table}: ${JSON.stringify(row)}`).toBe(1);
      }
    }
  });
});

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

async function oldShop(version: string): Promise<void> {
  const last = Number(version);
  for (const { sql: statements, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(0, last + 1)) {
    for (const statement of statements) await db.execute(sql.raw(statement));
    await db.execute(sql`create schema if not exists drizzle`);
    await db.execute(sql`
      create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)
    `);
    await db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`,
    );
  }
  await db.execute(sql.raw(readFileSync(new URL(`${version}.sql`, oldShops), 'utf8')));
}

async function rowsByTable(): Promise<Record<string, unknown[]>> {
  const tables = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const found: Record<string, unknown[]> = {};
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ row: unknown }>(
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} as t`,
    );
    found[name] = rows.map(({ row }) => row);
  }
  return found;
}

async function dropEverything(): Promise<void> {
  await db.execute(sql`drop schema if exists drizzle cascade`);
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
}
