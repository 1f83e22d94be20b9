import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Transaction } from './pool.ts';

/**
 * Adds hundreds of rows by one statement with one parameter. A parameter for each value of each row, as `insert().values()` has
 * them, takes longer to write and to parse than the rows take to insert. Not for tables with bytes or JSON.
 */
export async function insertRows<Table extends PgTable>(
  tx: Transaction,
  table: Table,
  rows: readonly Table['$inferInsert'][],
): Promise<void> {
  if (rows.length === 0) return;
  const records: readonly Record<string, unknown>[] = rows;
  const given = Object.entries(getTableColumns(table)).filter(([key]) => records.some((row) => row[key] !== undefined));
  const names = sql.join(
    given.map(([, column]) => sql.identifier(column.name)),
    sql`, `,
  );
  const values = records.map((row) =>
    Object.fromEntries(given.map(([key, column]) => [column.name, row[key] ?? null])),
  );
  await tx.execute(sql`
    insert into ${table} (${names})
    select ${names} from json_populate_recordset(null::${table}, ${JSON.stringify(values, wellFormed)}::json)
  `);
}

/** Half a character, which a file can hold, is no JSON for the database; its driver replaces it in the same way. */
function wellFormed(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed() : value;
}

/** `column in (…)` for any number of values, with one parameter. */
export function isAnyOf(column: PgColumn, values: readonly string[]): SQL {
  return sql`${column} = any(${sql.param(values)}::${sql.raw(column.getSQLType())}[])`;
}
