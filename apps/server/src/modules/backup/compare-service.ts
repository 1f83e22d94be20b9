import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { listTables, readSequences, type Table } from './table-queries.ts';

/** What a database holds, table by table: how many rows, and a sum over the hashes of all of them. */
export type Fingerprint = Record<string, string>;

/** The order of rows does not count: two servers need not sort alike. */
export function fingerprintOf(db: Database): Promise<Fingerprint> {
  return db.transaction(
    async (tx) => {
      // As text, an instant depends on the session's time zone.
      await tx.execute(sql`set local timezone = 'UTC'`);
      await tx.execute(sql`set local statement_timeout = 0`);
      const found: Fingerprint = {};
      for (const table of await listTables(tx)) found[table.name] = await fingerprintOfTable(tx, table);
      for (const [name, last] of Object.entries(await readSequences(tx))) found[`${name} (sequence)`] = String(last);
      return found;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** The tables that differ, by name. */
export function differencesOf(one: Fingerprint, other: Fingerprint): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].filter((name) => one[name] !== other[name]).sort();
}

async function fingerprintOfTable(tx: Transaction, { name, columns }: Table): Promise<string> {
  const fields = sql.join(columns.map(sql.identifier), sql`, `);
  const half = (from: number) => sql`sum(('x' || substr(hash, ${sql.raw(String(from))}, 15))::bit(60)::bigint)`;
  const { rows } = await tx.execute<{ fingerprint: string }>(sql`
    select concat_ws(' ', count(*), ${half(1)}, ${half(17)}) as fingerprint
    from (select md5(row_to_json(kept)::text) as hash from (select ${fields} from ${sql.identifier(name)}) as kept) as hashes
  `);
  return rows[0]?.fingerprint ?? '';
}
