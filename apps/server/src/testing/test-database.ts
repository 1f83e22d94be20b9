import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { PoolConfig } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeEach, inject } from 'vitest';
import { type Database, type OpenDatabase, openDatabase } from '../db/pool.ts';
import { schema } from '../db/schema.ts';

/** A person is told after seconds that the shop is busy; a test on a busy machine waits. */
const patience = { connectionTimeoutMillis: 120_000, statement_timeout: 120_000 };

/**
 * The database of this worker, empty at the start of every test. Called at the top of a test file (or of a describe),
 * because it sets the hooks that empty and close it.
 */
export function testDatabase(): OpenDatabase {
  const database = openDatabase({ ...workerConnection(), ...patience }, pino({ level: 'warn' }, pino.destination(2)));
  beforeEach(() => emptyTables(database.db));
  afterAll(() => database.pool.end());
  return database;
}

let claimed: PoolConfig | undefined;

/** The database of this test file; for a test that needs connections of its own. */
export function workerConnection(): PoolConfig {
  claimed ??= claimDatabase();
  return claimed;
}

/**
 * One that no other file is using, until this file's tests are done. VITEST_POOL_ID does not tell: with several projects in
 * a run, two workers can have the same one at the same time.
 */
function claimDatabase(): PoolConfig {
  const folder = inject('claims');
  for (const [index, connection] of inject('databases').entries()) {
    const claim = join(folder, String(index));
    try {
      mkdirSync(claim);
    } catch {
      continue;
    }
    afterAll(() => {
      claimed = undefined;
      rmdirSync(claim);
    });
    return connection;
  }
  throw new Error('more test files run at once than global-setup.ts made databases for');
}

const tables = Object.values(schema)
  .filter((entry) => entry instanceof PgTable)
  .map((table) => getTableConfig(table).name);

/**
 * Deletes, because `truncate` makes every table and index anew, ten times slower. As `replica` neither foreign keys nor the triggers that keep records ask for an order.
 */
const emptying = `do $$
  begin
    perform set_config('session_replication_role', 'replica', true);
    ${tables.map((table) => `delete from "${table}";`).join(' ')}
    perform setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where last_value is not null and schemaname = 'public';
  end
$$`;

async function emptyTables(db: Database): Promise<void> {
  await db.execute(sql.raw(emptying));
}
