import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { pino } from 'pino';
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { databaseGate } from '../testing/database-gate.ts';
import { givenProduct } from '../testing/factories.ts';
import { dataFolder, Terminal } from '../testing/terminal.ts';
import { workerConnection } from '../testing/test-database.ts';
import { testSecret } from '../testing/test-keys.ts';
import { applyMigrations, migrate, migrationsFolder } from './migrate.ts';
import { openDatabase, type Transaction } from './pool.ts';
import { products } from './schema/catalogue.ts';

const log = pino({ level: 'silent' });
const { db, pool } = openDatabase(workerConnection(), log);
const migrations = readMigrationFiles({ migrationsFolder });
/** The names of their files. */
const names: string[] = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8')).entries.map(
  ({ tag }: { tag: string }) => tag,
);

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

const addTomorrow = sql`
  insert into drizzle.__drizzle_migrations (hash, name, created_at) values ('of tomorrow', '9000_keep_tomorrow', 1)
`;
const isNewer = `A newer version of the shop has been at this database: its last migration is 9000_keep_tomorrow, and this version ends with ${names.at(-1)}.`;

test('an older version does not open a database that a newer one has migrated, and names the migration it lacks', async () => {
  await migrate(db);
  await db.execute(addTomorrow);
  let isSeeded = false;
  const older = migrate(db, async () => {
    isSeeded = true;
  });
  await expect(older).rejects.toThrow(isNewer);
  expect(isSeeded).toBe(false);

  await db.execute(sql`update drizzle.__drizzle_migrations set name = null, created_at = ${Date.UTC(2026, 11, 24)}`);
  await expect(migrate(db)).rejects.toThrow(`its last migration is number ${names.length + 1}, of 2026-12-24`);
});

test('a shop of an older version ends its start with that sentence', async () => {
  const gate = await databaseGate(workerConnection());
  await gate.open();
  await migrate(db);
  await db.execute(addTomorrow);
  const DATA_DIR = await dataFolder();
  const shop = new Terminal({ DATA_DIR, DATABASE_URL: gate.url, APP_SECRET: testSecret.reveal() });
  expect(await shop.exitCode()).toBe(1);
  expect(shop.screen).toContain(`The shop could not start. ${isNewer}`);
});

test('a database from before names were recorded gets them, and says what it is brought up to', async () => {
  await db.transaction((tx) => applyMigrations(tx, names.length - 2));
  await db.execute(sql`alter table drizzle.__drizzle_migrations drop column name`);
  const said: string[] = [];
  await migrate(db, undefined, (sentence) => said.push(sentence));
  expect(said).toEqual([`Migration 1 of 2: ${names.at(-2)}.`, `Migration 2 of 2: ${names.at(-1)}.`]);
  const { rows } = await db.execute(sql`select name from drizzle.__drizzle_migrations order by id`);
  expect(rows).toEqual(names.map((name) => ({ name })));

  await migrate(db, undefined, (sentence) => said.push(sentence));
  expect(said).toHaveLength(2);
});

test('a new database is told of in one line', async () => {
  const said: string[] = [];
  await migrate(db, undefined, (sentence) => said.push(sentence));
  expect(said).toEqual([`The tables are made (${names.length} migrations).`]);
});

test('a long migration says every ten seconds that it is still under way', async () => {
  await db.transaction((tx) => applyMigrations(tx, names.length - 1));
  holdClock();
  const said = listener();
  const holder = await pool.connect();
  await holder.query('begin; lock table drizzle.__drizzle_migrations in share mode');
  const done = migrate(db, undefined, said.say);
  await said.hears('Migration 1 of 1');
  vi.advanceTimersByTime(20_000);
  await holder.query('commit');
  holder.release();
  await done;
  const name = names.at(-1);
  expect(said.sentences).toEqual([
    `Migration 1 of 1: ${name}.`,
    `Migration 1 of 1, ${name}, is still under way after 10 s.`,
    `Migration 1 of 1, ${name}, is still under way after 20 s.`,
  ]);
});

test('two versions at the first start: the newer one migrates; the older one waits, says so, and then refuses', async () => {
  holdClock();
  const [newer, older] = [listener(), listener()];
  let second = Promise.resolve();
  await migrate(
    db,
    async (tx) => {
      await tx.execute(addTomorrow);
      second = migrate(db, undefined, older.say).catch((error: Error) => older.say(error.message));
      await older.hears('Another process');
      vi.advanceTimersByTime(10_000);
    },
    newer.say,
  );
  await second;
  expect(newer.sentences).toEqual([`The tables are made (${names.length} migrations).`]);
  expect(older.sentences).toEqual([
    'Another process of the shop is at the tables. This one waits for it.',
    'The other process is still at the tables after 10 s.',
    expect.stringContaining(isNewer),
  ]);
});

/** The clock of what is said every ten seconds. */
function holdClock(): void {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
}

function listener() {
  const sentences: string[] = [];
  const waiting: { start: string; resolve: () => void }[] = [];
  return {
    sentences,
    say(sentence: string) {
      sentences.push(sentence);
      for (const { start, resolve } of waiting) if (sentence.startsWith(start)) resolve();
    },
    /** Called before it is said. */
    hears: (start: string) => new Promise<void>((resolve) => void waiting.push({ start, resolve })),
  };
}

async function seedIfEmpty(tx: Transaction): Promise<void> {
  if ((await tx.$count(products)) === 0) await givenProduct(tx);
}

async function appliedHashes(): Promise<string[]> {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations order by id`);
  return rows.map(({ hash }) => hash);
}
