import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { PoolConfig } from 'pg';
import { pino } from 'pino';
import { afterAll, beforeEach, inject } from 'vitest';
import { type Database, type OpenDatabase, openDatabase } from '../db/pool.ts';
import * as schema from '../db/schema.ts';

/**
 * The database of this worker, empty at the start of every test. Called at the top of a test file (or of a describe),
 * because it sets the hooks that empty and close it.
 */
export function testDatabase(): OpenDatabase {
  const database = openDatabase(workerConnection(), pino({ level: 'warn' }, pino.destination(2)));
  beforeEach(() => emptyTables(database.db));
  afterAll(() => database.pool.end());
  return database;
}

/** For a test that needs connections of its own. */
export function workerConnection(): PoolConfig {
  const worker = Number(process.env.VITEST_POOL_ID);
  const connection = inject('databases')[worker - 1];
  if (!connection) throw new Error(`global-setup.ts made no database for worker ${worker}`);
  return connection;
}

const tables = Object.values(schema)
  .filter((entry) => entry instanceof PgTable)
  .map((table) => sql.identifier(getTableConfig(table).name));

async function emptyTables(db: Database): Promise<void> {
  await db.execute(sql`truncate ${sql.join(tables, sql`, `)} restart identity cascade`);
}
