import { sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { orders } from '../../db/schema/orders.ts';
import { seals } from '../../db/schema/seals.ts';

/** Whether patients order here, or did: a shop that is still being set up has nobody to protect. */
export async function hasOpened(db: Database): Promise<boolean> {
  const { rows } = await db.execute<{ is_open: boolean }>(
    sql`select exists (select 1 from ${orders}) or exists (select 1 from ${seals}) as is_open`,
  );
  return rows[0]?.is_open ?? false;
}
