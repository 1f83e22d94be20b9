import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { givenProduct } from '../testing/factories.ts';
import { workerConnection } from '../testing/test-database.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { openDatabase, type Transaction } from './pool.ts';
import { products } from './schema/catalogue.ts';

const log = pino({ level: 'silent' });
const { db, pool } = openDatabase(workerConnection(), log);
const migrations = readMigrationFiles({ migrationsFolder });

beforeEach(async () => {
  await db.execute(sql`drop schema if exists drizzle cascade`);
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
});

// The other test files of this worker expect their tables.
afterAll(async () => {
  await db.execute(sql`drop schema if exists drizzle cascade`);
  await db.execute(sql`drop schema public cascade`);
  await db.execute(sql`create schema public`);
  await migrate(db);
  await pool.end();
});

test('migrates and seeds once when eight processes start together', async () => {
  const starters = Array.from({ length: 8 }, () => openDatabase({ ...workerConnection(), max: 1 }, log));
  await Promise.all(starters.map((starter) => migrate(starter.db, seedIfEmpty)));
  await Promise.all(starters.map((starter) => starter.pool.end()));

  expect(await appliedHashes()).toEqual(migrations.map(({ hash }) => hash));
  expect(await db.$count(products)).toBe(1);
});

test('rolls everything back when the seed fails', async () => {
  await expect(migrate(db, () => Promise.reject(new Error('no seed')))).rejects.toThrow('no seed');
  expect((await db.execute(sql`select to_regclass('products') as products`)).rows).toEqual([{ products: null }]);
  await migrate(db);
  expect(await db.$count(products)).toBe(0);
});

test('refuses a database that was made with other migrations', async () => {
  await migrate(db);
  await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'another' where id = 1`);
  await expect(migrate(db)).rejects.toThrow('migrations are only ever added');
});

async function seedIfEmpty(tx: Transaction): Promise<void> {
  if ((await tx.$count(products)) === 0) await givenProduct(tx);
}

async function appliedHashes(): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations order by id`);
  return rows.map(({ hash }) => hash);
}
