import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { BaseLogger } from 'pino';
import { Secret } from '../secret.ts';
import { type Changes, listenForChanges, watchChanges } from './changes.ts';
import { schema } from './schema.ts';

/** What every service and query takes first: the pool's handle, or the transaction it runs in. */
export type Database = PgDatabase<NodePgQueryResultHKT, typeof schema>;
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

// Counts and sums arrive as int8. One that a number cannot hold exactly is refused rather than rounded.
pg.types.setTypeParser(pg.types.builtins.INT8, (digits) => {
  const value = Number(digits);
  if (!Number.isSafeInteger(value)) throw new RangeError('an int8 from the database is too large for a number');
  return value;
});

// A day of birth is a day, not an instant in some time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  changes: Changes;
}

/** Opens no connection yet: the first query does. Close it with `pool.end()`. */
export function openDatabase(connection: Secret | pg.PoolConfig, log: BaseLogger): OpenDatabase {
  const pool = new pg.Pool({
    connectionTimeoutMillis: 4_000,
    statement_timeout: 15_000,
    keepAlive: true,
    // One connection stays open to hear of changes.
    min: 1,
    onConnect: listenForChanges,
    ...(connection instanceof Secret ? serverAt(connection) : connection),
  });
  // When the pool is printed, the driver hides the password in the address, but not the address itself.
  if (pool.options.connectionString) Object.defineProperty(pool.options, 'connectionString', { enumerable: false });

  // An 'error' event nobody listens to ends the process. The pool's own covers idle connections; one that is lost
  // between two statements of a transaction reports to its client alone. Either way the next statement fails by itself.
  pool.on('error', (error) => log.warn({ err: error }, 'lost an idle database connection'));
  pool.on('connect', (client) => client.on('error', () => {}));

  return { db: drizzle({ client: pool, schema }), pool, changes: watchChanges(pool) };
}

/** With `?max=5` the address also says how many connections a process opens at most, which the driver does not read there. */
function serverAt(address: Secret): pg.PoolConfig {
  const connectionString = address.reveal();
  const max = Number(new URL(connectionString).searchParams.get('max'));
  return { connectionString, ...(max >= 1 && { max }) };
}
