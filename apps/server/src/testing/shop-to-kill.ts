import { pino } from 'pino';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { type OpenDatabase, openDatabase } from '../db/pool.ts';
import { dataFolder, Terminal } from './terminal.ts';
import { testSecret } from './test-keys.ts';

const log = pino({ level: 'warn' }, pino.destination(2));

/** A shop whose process may be killed at any moment, on a folder of its own. */
export interface ShopToKill {
  dataDir: string;
  start(): Terminal;
  /** Reads and writes its database while no process of it runs. */
  whileClosed<Result>(act: (database: OpenDatabase) => Promise<Result>): Promise<Result>;
}

export async function shopToKill(): Promise<ShopToKill> {
  const dataDir = await dataFolder();
  const env = { DATA_DIR: dataDir, RATE_LIMITS: 'off', APP_SECRET: testSecret.reveal() };
  return {
    dataDir,
    start: () => new Terminal(env),
    async whileClosed(act) {
      const embedded = await startEmbeddedDatabase({ dataDir, log });
      const database = openDatabase(embedded.connection, log);
      try {
        return await act(database);
      } finally {
        await database.pool.end();
        await embedded.stop();
      }
    },
  };
}
