import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/pool.ts';

export interface Table {
  name: string;
  columns: string[];
  /** Pictures lie in it: a row may weigh megabytes. */
  hasFiles: boolean;
}

/** All tables of the shop, each behind those it refers to. */
export async function listTables(tx: Transaction): Promise<Table[]> {
  const { rows } = await tx.execute<{ name: string; columns: string[]; hasFiles: boolean; needs: string[] }>(sql`
    select c.relname as name,
      array(
        select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum
      ) as columns,
      exists(
        select 1 from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and a.atttypid = 'bytea'::regtype
      ) as "hasFiles",
      array(
        select r.relname::text from pg_constraint f join pg_class r on r.oid = f.confrelid
        where f.conrelid = c.oid and f.contype = 'f' and f.confrelid <> c.oid
      ) as needs
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    order by c.relname
  `);
  const ordered: Table[] = [];
  let waiting = rows;
  while (waiting.length > 0) {
    const done = new Set(ordered.map(({ name }) => name));
    const next = waiting.filter(({ needs }) => needs.every((name) => done.has(name)));
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    ordered.push(...next.map(({ name, columns, hasFiles }) => ({ name, columns, hasFiles })));
    waiting = waiting.filter((table) => !next.includes(table));
  }
  return ordered;
}

/** The hashes of the migrations that made the tables, oldest first. */
export async function appliedMigrations(tx: Transaction): Promise<string[]> {
  const { rows } = await tx.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations order by id`);
  return rows.map(({ hash }) => hash);
}

/** Rows as JSON, some at a time. PostgreSQL writes and reads it, so that every value comes back exactly. */
export async function* readRows(tx: Transaction, { name, columns, hasFiles }: Table): AsyncGenerator<string[]> {
  const fields = sql.join(columns.map(sql.identifier), sql`, `);
  await tx.execute(sql`
    declare backup_rows no scroll cursor for
    select row_to_json(kept)::text as row from (select ${fields} from ${sql.identifier(name)}) as kept
  `);
  const atOnce = sql.raw(hasFiles ? '4' : '100');
  for (;;) {
    const { rows } = await tx.execute<{ row: string }>(sql`fetch ${atOnce} from backup_rows`);
    if (rows.length === 0) break;
    yield rows.map(({ row }) => row);
  }
  await tx.execute(sql`close backup_rows`);
}

export async function writeRows(tx: Transaction, { name, columns }: Table, rows: string[]): Promise<void> {
  const table = sql.identifier(name);
  const fields = sql.join(columns.map(sql.identifier), sql`, `);
  await tx.execute(sql`
    insert into ${table} (${fields}) overriding system value
    select ${fields} from json_populate_recordset(null::${table}, ${`[${rows.join(',')}]`}::json)
  `);
}

/** Without the triggers of the shop: what they once did is in the rows. References are still checked. */
export async function setTriggers(tx: Transaction, tables: Table[], state: 'enable' | 'disable'): Promise<void> {
  await tx.execute(sql`set constraints all immediate`);
  for (const { name } of tables) {
    await tx.execute(sql`alter table ${sql.identifier(name)} ${sql.raw(state)} trigger user`);
  }
}

/** What migrations put into new tables. */
export async function emptyTables(tx: Transaction, tables: Table[]): Promise<void> {
  const all = sql.join(
    tables.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  await tx.execute(sql`truncate ${all}`);
}

export async function countRows(tx: Transaction, { name }: Table): Promise<number> {
  const { rows } = await tx.execute<{ count: number }>(sql`select count(*) as count from ${sql.identifier(name)}`);
  return Number(rows[0]?.count);
}

/** The last number that each sequence has given out. Asked behind the rows, it is never below one of theirs. */
export async function readSequences(tx: Transaction): Promise<Record<string, number>> {
  const { rows } = await tx.execute<{ name: string; last: number }>(sql`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public' and last_value is not null order by sequencename
  `);
  return Object.fromEntries(rows.map(({ name, last }) => [name, Number(last)]));
}

export async function writeSequences(tx: Transaction, sequences: Record<string, number>): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    await tx.execute(sql`select setval(format('public.%I', ${name}::text)::regclass, ${last}::bigint)`);
  }
}

/** Whether somebody's tables are here already. */
export async function hasTables(tx: Transaction): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from pg_class c where c.relkind in ('r', 'p', 'v', 'S')
      and c.relnamespace in (select oid from pg_namespace where nspname in ('public', 'drizzle')) limit 1
  `);
  return rows.length > 0;
}
