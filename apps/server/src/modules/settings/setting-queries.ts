import { asc, eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type SettingRow, settings } from '../../db/schema/settings.ts';
import { staff } from '../../db/schema/staff.ts';

export function everySetting(db: Database): Promise<SettingRow[]> {
  return db.select().from(settings).orderBy(asc(settings.name));
}

export interface ChangedBy {
  changedAt: Date;
  changedByName: string | null;
}

/** Who changed what last, by the name of the setting. */
export async function lastChanges(db: Database): Promise<Map<string, ChangedBy>> {
  const rows = await db
    .select({ name: settings.name, changedAt: settings.changedAt, changedByName: staff.name })
    .from(settings)
    .leftJoin(staff, eq(staff.id, settings.changedBy));
  return new Map(rows.map(({ name, ...change }) => [name, change]));
}

/** One after the other, also for the first row of a setting, which nobody could lock. */
export async function lockSettings(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${settings} in share row exclusive mode`);
}

export async function saveSetting(tx: Transaction, row: SettingRow): Promise<void> {
  await tx.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: row });
}
