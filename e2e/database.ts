import { createRequire } from 'node:module';
import path from 'node:path';
import type { Shop } from '../scripts/boot-shop.mjs';
import { root } from '../scripts/run.mjs';

// The server's own driver: nothing else here talks to a database.
const { Client } = createRequire(path.join(root, 'apps/server/package.json'))('pg') as {
  Client: new (
    options: object,
  ) => { connect(): Promise<void>; query(sql: string): Promise<unknown>; end(): Promise<void> };
};

/** One statement in the database of a running shop, for what would take a journey of its own to bring about. */
export async function runSql({ dataDir }: Shop, statement: string): Promise<void> {
  const client = new Client({
    host: path.join(dataDir, 'postgres-socket'),
    port: 5432,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
  });
  await client.connect();
  await client.query(statement);
  await client.end();
}
