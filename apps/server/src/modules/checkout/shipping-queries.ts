import { asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { deliveryRules, type ShippingRate, shippingRates } from '../../db/schema/delivery.ts';

export async function ratesOffered(db: Database): Promise<ShippingRate[]> {
  return db.select().from(shippingRates).where(eq(shippingRates.isOffered, true)).orderBy(asc(shippingRates.position));
}

export async function allRules(db: Database) {
  return db.select().from(deliveryRules).orderBy(asc(deliveryRules.validFrom), asc(deliveryRules.id));
}

/** False when there is no such rate. */
export async function setRatePrice(db: Database, id: string, priceCents: number): Promise<boolean> {
  const changed = await db.update(shippingRates).set({ priceCents }).where(eq(shippingRates.id, id)).returning();
  return changed.length > 0;
}

export async function hasRates(db: Database): Promise<boolean> {
  return (await db.select({ id: shippingRates.id }).from(shippingRates).limit(1)).length > 0;
}

export async function insertRates(db: Database, rows: (typeof shippingRates.$inferInsert)[]): Promise<void> {
  await db.insert(shippingRates).values(rows);
}

export async function insertRules(db: Database, rows: (typeof deliveryRules.$inferInsert)[]): Promise<void> {
  await db.insert(deliveryRules).values(rows);
}

/** False when there is no such rule. */
export async function dateRule(
  db: Database,
  id: string,
  dates: { validFrom?: string | null; validTo?: string | null },
): Promise<boolean> {
  const changed = await db.update(deliveryRules).set(dates).where(eq(deliveryRules.id, id)).returning();
  return changed.length > 0;
}
