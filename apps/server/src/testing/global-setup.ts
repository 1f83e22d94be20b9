import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { pino } from 'pino';
import type { TestProject } from 'vitest/node';
import { startEmbeddedDatabase } from '../db/embedded.ts';
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

interface TestDatabase {
  connection: pg.PoolConfig;
  remove(): Promise<void>;
}

const log = pino({ level: 'warn' }, pino.destination(2));

/** A migrated database for each worker: on the server of TEST_DATABASE_URL, otherwise embedded. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = process.env.TEST_DATABASE_URL;
  const workers = Array.from({ length: Number(project.config.maxWorkers) }, (_, index) => index);
  const databases = await Promise.all(
    workers.map((worker) => (server ? createOnServer(server, worker) : startEmbedded())),
  );
  await Promise.all(databases.map(({ connection }) => migrateOnce(connection)));
  project.provide(
    'databases',
    databases.map(({ connection }) => connection),
  );
  const claims = await mkdtemp(join(tmpdir(), 'shop-test-claims-'));
  project.provide('claims', claims);
  return async () => {
    await rm(claims, { recursive: true });
    await Promise.all(databases.map((database) => database.remove()));
  };
}

async function startEmbedded(): Promise<TestDatabase> {
  const dataDir = await mkdtemp(join(tmpdir(), 'shop-test-'));
  const embedded = await startEmbeddedDatabase({ dataDir, log });
  return {
    connection: embedded.connection,
    async remove() {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createOnServer(server: string, worker: number): Promise<TestDatabase> {
  const name = `shop_test_${process.pid}_${worker}`;
  await runOnServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    connection: { connectionString: url.href },
    remove: () => runOnServer(server, `drop database ${name} with (force)`),
  };
}

async function runOnServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

async function migrateOnce(connection: pg.PoolConfig): Promise<void> {
  const { db, pool } = openDatabase(connection, log);
  await migrate(db).finally(() => pool.end());
}
