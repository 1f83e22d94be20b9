import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, Transaction } from './pool.ts';
import { reportProgress } from './report-progress.ts';

/** The same place seen from src/db and from dist/db. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number will do, as long as nothing else in the shop takes the same advisory lock. */
const migrationLock = 20_240_401;

/** Takes what the person who starts the shop reads. */
type Say = (sentence: string) => void;

const sayNothing: Say = () => {};

/**
 * Applies the migrations that are missing and then lets `seed` fill the database, all or nothing.
 *
 * Any number of processes may call this at once: the advisory lock lets one work, and the others wait and then find
 * nothing to do. drizzle's own migrator looks for what is missing before it opens its transaction.
 */
export function migrate(db: Database, seed?: (tx: Transaction) => Promise<void>, say?: Say): Promise<void> {
  return db.transaction(async (tx) => {
    // Waiting for the process that migrates may take longer than a statement usually may.
    await tx.execute(sql`set local statement_timeout = 0`);
    await waitForTurn(tx, say);
    refuseOldServer(await serverVersion(tx));
    await applyMissing(tx, readMigrations(), say);
    await seed?.(tx);
  });
}

async function waitForTurn(tx: Transaction, say: Say = sayNothing): Promise<void> {
  const { rows } = await tx.execute<{ isOurs: boolean }>(
    sql`select pg_try_advisory_xact_lock(${migrationLock}) as "isOurs"`,
  );
  if (rows[0]?.isOurs) return;
  say('Another process of the shop is at the tables. This one waits for it.');
  await reportProgress(
    (seconds) => say(`The other process is still at the tables after ${seconds} s.`),
    () => tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`),
  );
}

/** 150004 for 15.4. Older ones would run until they meet something they do not know. */
export const leastServerVersion = 150_000;

export function refuseOldServer({ name, number }: { name: string; number: number }): void {
  if (number >= leastServerVersion) return;
  throw new Error(`The database server is PostgreSQL ${name}. The shop needs 15 or newer: upgrade it first.`);
}

async function serverVersion(tx: Transaction): Promise<{ name: string; number: number }> {
  const { rows } = await tx.execute<{ name: string; number: number }>(sql`
    select current_setting('server_version') as name, current_setting('server_version_num')::integer as number
  `);
  return rows[0] as { name: string; number: number };
}

interface Migration extends MigrationMeta {
  /** Of its file, as 0045_keep_settled_dosages. */
  name: string;
}

/** All there are, oldest first. */
function readMigrations(): Migration[] {
  const journal = JSON.parse(readFileSync(path.join(migrationsFolder, 'meta/_journal.json'), 'utf8'));
  const files = readMigrationFiles({ migrationsFolder });
  return files.map((file, index) => ({ ...file, name: journal.entries[index].tag }));
}

/** The hashes of all there are, oldest first. */
export function knownMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}

/** Those that are missing of all, or of the first `count`: the tables of an earlier version. */
export function applyMigrations(tx: Transaction, count?: number): Promise<void> {
  return applyMissing(tx, readMigrations().slice(0, count));
}

async function applyMissing(tx: Transaction, migrations: readonly Migration[], say: Say = sayNothing): Promise<void> {
  await prepareRecords(tx);
  const { rows: applied } = await tx.execute<AppliedMigration>(
    sql`select hash, name, created_at as "createdAt" from drizzle.__drizzle_migrations order by id`,
  );
  refuseOtherTables(migrations, applied);
  await nameApplied(tx, migrations, applied);

  const missing = migrations.slice(applied.length);
  // A new database is filled by all of them in a moment.
  if (applied.length === 0) say(`The tables are made (${missing.length} migrations).`);
  for (const [index, migration] of missing.entries()) {
    if (applied.length > 0) say(`Migration ${index + 1} of ${missing.length}: ${migration.name}.`);
    await reportProgress(
      (seconds) =>
        say(`Migration ${index + 1} of ${missing.length}, ${migration.name}, is still under way after ${seconds} s.`),
      () => apply(tx, migration),
    );
  }
}

async function apply(tx: Transaction, { sql: statements, hash, name, folderMillis }: Migration): Promise<void> {
  for (const statement of statements) await tx.execute(sql.raw(statement));
  await tx.execute(sql`
    insert into drizzle.__drizzle_migrations (hash, name, created_at) values (${hash}, ${name}, ${folderMillis})
  `);
}

interface AppliedMigration extends Record<string, unknown> {
  hash: string;
  /** Null where a version applied it that wrote down no names. */
  name: string | null;
  createdAt: number;
}

/** Applied migrations are recorded where drizzle-kit does, so that its tools go on working. */
async function prepareRecords(tx: Transaction): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)
  `);
  const { rows } = await tx.execute(sql`
    select from pg_attribute where attrelid = 'drizzle.__drizzle_migrations'::regclass and attname = 'name'
  `);
  // Asked first, because the change alone would wait for a backup that is reading.
  if (rows.length === 0) await tx.execute(sql`alter table drizzle.__drizzle_migrations add column name text`);
}

function refuseOtherTables(migrations: readonly Migration[], applied: readonly AppliedMigration[]): void {
  const other = migrations.findIndex(({ hash }, index) => applied[index] && applied[index].hash !== hash);
  if (other >= 0)
    throw new Error(`Migration ${other} is not the one this database was made with: migrations are only ever added.`);
  const newest = applied.at(-1);
  if (!newest || applied.length <= migrations.length) return;
  const day = new Date(newest.createdAt).toISOString().slice(0, 10);
  throw new Error(
    `A newer version of the shop has been at this database: its last migration is ${newest.name ?? `number ${applied.length}, of ${day}`}, ` +
      `and this version ends with ${migrations.at(-1)?.name}. Nothing was changed. ` +
      'Start the version that has this migration, or restore a backup that this version made.',
  );
}

/** A later start of an older version can then say which one it lacks. */
async function nameApplied(
  tx: Transaction,
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): Promise<void> {
  for (const [index, { hash, name }] of applied.entries()) {
    if (name !== null) continue;
    await tx.execute(
      sql`update drizzle.__drizzle_migrations set name = ${migrations[index]?.name} where hash = ${hash}`,
    );
  }
}
