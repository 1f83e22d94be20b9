import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { throwaway } from '../db/embedded-server.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/pool.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** As many as test files run at once. */
    databases: pg.PoolConfig[];
    /** A folder in which a test file claims one of them. */
    claims: string;
  }
}

const log = pino({ level: 'warn' }, pino.destination(2));

/** One embedded server with a migrated database for each worker. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-test-'));
  const embedded = await startEmbeddedDatabase({ dataDir, log, settings: throwaway });
  const databases: pg.PoolConfig[] = [];
  for (let worker = 0; worker < Number(project.config.maxWorkers); worker++) {
    const database = `worker_${worker}`;
    await runStatement(embedded.connection, `create database ${database}`);
    databases.push({ ...embedded.connection, database });
  }
  await Promise.all(databases.map(migrateOnce));
  project.provide('databases', databases);
  const claims = await mkdtemp(join(tmpdir(), 'shop-test-claims-'));
  project.provide('claims', claims);
  return async () => {
    await rm(claims, { recursive: true });
    await embedded.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

async function runStatement(connection: pg.PoolConfig, statement: string): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function migrateOnce(connection: pg.PoolConfig): Promise<void> {
  const { db, pool } = openDatabase(connection, log);
  await migrate(db).finally(() => pool.end());
}
