import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database, Transaction } from './pool.ts';

/** The same place seen from src/db and from dist/db. */
export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));

/** Any number will do, as long as nothing else in the shop takes the same advisory lock. */
const migrationLock = 20_240_401;

/**
 * Applies the migrations that are missing and then lets `seed` fill the database, all or nothing.
 *
 * Any number of processes may call this at once; one works and the others wait and then find nothing to do. A database
 * server keeps them apart by the advisory lock. The embedded one serves every connection from one session, which holds
 * each advisory lock already, but it lets nobody else in while a transaction is open: hence one transaction around
 * everything. drizzle's own migrator looks for what is missing before it opens its transaction.
 */
export function migrate(db: Database, seed?: (tx: Transaction) => Promise<void>): Promise<void> {
  return db.transaction(async (tx) => {
    // Waiting for the process that migrates may take longer than a statement usually may.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
    refuseOldServer(await serverVersion(tx));
    await applyMigrations(tx);
    await seed?.(tx);
  });
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

/** The hashes of all there are, oldest first. */
export function knownMigrations(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
}

/** Those that are missing of all, or of the first `count`: the tables of an earlier version. */
export function applyMigrations(tx: Transaction, count?: number): Promise<void> {
  return applyMissing(tx, readMigrationFiles({ migrationsFolder }).slice(0, count));
}

/** Records applied migrations where drizzle-kit does, so that its tools go on working. */
async function applyMissing(tx: Transaction, migrations: MigrationMeta[]): Promise<void> {
  await tx.execute(sql`create schema if not exists drizzle`);
  await tx.execute(sql`
    create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)
  `);
  const applied = await tx.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations order by id`);

  for (const [index, migration] of migrations.entries()) {
    const before = applied.rows[index];
    if (!before) {
      for (const statement of migration.sql) await tx.execute(sql.raw(statement));
      await tx.execute(sql`
        insert into drizzle.__drizzle_migrations (hash, created_at) values (${migration.hash}, ${migration.folderMillis})
      `);
    } else if (before.hash !== migration.hash) {
      throw new Error(`Migration ${index} is not the one this database was made with: migrations are only ever added.`);
    }
  }
}
