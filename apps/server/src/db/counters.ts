import { sql } from 'drizzle-orm';
import type { Database } from './pool.ts';
import { counters } from './schema/counters.ts';

export interface Limit {
  /** What is counted and for whom; a person or an address only as a keyed hash. */
  key: string;
  limit: number;
  windowSeconds: number;
  /** How many at once, where bytes are counted; else one. */
  by?: number;
}

/**
 * Adds one, or `by`, unless that exceeds the limit: then returns the seconds until it may happen again, else null. A
 * single statement, so that parallel requests, in any number of processes, cannot exceed the limit.
 */
export async function countUp(
  db: Database,
  { key, limit, windowSeconds, by = 1 }: Limit,
  now: Date,
): Promise<number | null> {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1_000);
  const isOver = sql`${counters.resetsAt} <= ${now.toISOString()}`;
  const counted = await db
    .insert(counters)
    .values({ key, count: by, resetsAt })
    .onConflictDoUpdate({
      target: counters.key,
      set: {
        count: sql`case when ${isOver} then ${by}::integer else ${counters.count} + ${by}::integer end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${counters.resetsAt} end`,
      },
      setWhere: sql`${isOver} or ${counters.count} + ${by}::integer <= ${limit}::integer`,
    })
    .returning({ count: counters.count });
  if (counted.length > 0) return null;

  const [full] = await db.select().from(counters).where(sql`${counters.key} = ${key}`);
  return Math.max(1, Math.ceil(((full?.resetsAt.getTime() ?? 0) - now.getTime()) / 1_000));
}

/** The same for several limits at once: if one of them is reached, none is counted. */
export async function countAll(db: Database, limits: readonly Limit[], now: Date): Promise<number | null> {
  for (const [index, limit] of limits.entries()) {
    const retryAfterSeconds = await countUp(db, limit, now);
    if (retryAfterSeconds === null) continue;
    for (const { key } of limits.slice(0, index)) await countDown(db, key);
    return retryAfterSeconds;
  }
  return null;
}

/** The count in the current window. */
export async function countOf(db: Database, key: string, now: Date): Promise<number> {
  const [counted] = await db.select().from(counters).where(sql`${counters.key} = ${key}`);
  return counted && counted.resetsAt > now ? counted.count : 0;
}

/** Takes one back, when what was counted turned out not to fall under the limit. */
export async function countDown(db: Database, key: string): Promise<void> {
  await db
    .update(counters)
    .set({ count: sql`greatest(0, ${counters.count} - 1)` })
    .where(sql`${counters.key} = ${key}`);
}

export async function forgetCount(db: Database, key: string): Promise<void> {
  await db.delete(counters).where(sql`${counters.key} = ${key}`);
}

export async function removeOldCounts(db: Database, now: Date): Promise<void> {
  await db.delete(counters).where(sql`${counters.resetsAt} <= ${now.toISOString()}`);
}
