import { count, min, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { germanDay } from '../german-day.ts';
import type { Database } from './pool.ts';

/** How many rows have been kept long enough, and the day from which the oldest of them counts. */
export interface OldRows {
  count: number;
  oldest: string | null;
}

export async function countOld(
  db: Database,
  { table, from, where }: { table: PgTable; from: PgColumn; where: SQL | undefined },
): Promise<OldRows> {
  const [row] = await db
    .select({ count: count(), oldest: min(from) })
    .from(table)
    .where(where);
  const oldest = row?.oldest as Date | string | null | undefined;
  return { count: row?.count ?? 0, oldest: oldest ? dayOf(oldest) : null };
}

function dayOf(moment: Date | string): string {
  return typeof moment === 'string' && moment.length === 10 ? moment : germanDay(new Date(moment));
}
