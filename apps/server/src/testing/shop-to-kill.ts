import pg from 'pg';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { type OpenDatabase, openDatabase } from '../db/pool.ts';
import { dataFolder, Terminal } from './terminal.ts';
import { testSecret } from './test-keys.ts';

const log = pino({ level: 'warn' }, pino.destination(2));

/** A shop whose process may be killed at any moment, on a folder of its own, or on a database of its own of the server. */
export interface ShopToKill {
  dataDir: string;
  start(): Terminal;
  /** Reads and writes its database while no process of it runs. */
  whileClosed<Result>(act: (database: OpenDatabase) => Promise<Result>): Promise<Result>;
}

let made = 0;

export async function shopToKill(): Promise<ShopToKill> {
  const dataDir = await dataFolder();
  const server = process.env.TEST_DATABASE_URL;
  const url = server && (await ownDatabase(server));
  const env = { DATA_DIR: dataDir, RATE_LIMITS: 'off', APP_SECRET: testSecret.reveal() };
  return {
    dataDir,
    start: () => new Terminal(url ? { ...env, DATABASE_URL: url } : env),
    async whileClosed(act) {
      const embedded = url ? null : await startEmbeddedDatabase({ dataDir, log });
      const database = openDatabase(embedded?.connection ?? { connectionString: url || '' }, log);
      try {
        return await act(database);
      } finally {
        await database.pool.end();
        await embedded?.stop();
      }
    },
  };
}

async function ownDatabase(server: string): Promise<string> {
  made += 1;
  const name = `killed_${process.pid}_${made}`;
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  await onServer(`create database ${name}`);
  onTestFinished(() => onServer(`drop database if exists ${name} with (force)`));
  const own = new URL(server);
  own.pathname = `/${name}`;
  return own.href;
}
