import { asc, eq, max, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type DeliveryRule, deliveryRules, type ShippingRate, shippingRates } from '../../db/schema/delivery.ts';

export type NewRule = typeof deliveryRules.$inferInsert;
export type NewRate = typeof shippingRates.$inferInsert;

export async function ratesOffered(db: Database): Promise<ShippingRate[]> {
  return db.select().from(shippingRates).where(eq(shippingRates.isOffered, true)).orderBy(asc(shippingRates.position));
}

export async function allRates(db: Database): Promise<ShippingRate[]> {
  return db.select().from(shippingRates).orderBy(asc(shippingRates.position));
}

export async function allRules(db: Database): Promise<DeliveryRule[]> {
  return db.select().from(deliveryRules).orderBy(asc(deliveryRules.validFrom), asc(deliveryRules.id));
}

export async function hasRates(db: Database): Promise<boolean> {
  return (await db.select({ id: shippingRates.id }).from(shippingRates).limit(1)).length > 0;
}

export async function insertRates(db: Database, rows: NewRate[]): Promise<void> {
  await db.insert(shippingRates).values(rows);
}

/** After all the others in the list. */
export async function nextPosition(db: Database): Promise<number> {
  const [last] = await db.select({ position: max(shippingRates.position) }).from(shippingRates);
  return (last?.position ?? 0) + 1;
}

/** Every one, so that two people cannot take the last two off at once. */
export async function lockRates(tx: Transaction): Promise<ShippingRate[]> {
  return tx.select().from(shippingRates).orderBy(asc(shippingRates.id)).for('update');
}

export async function saveRate(tx: Transaction, id: string, changes: Partial<NewRate>): Promise<void> {
  await tx
    .update(shippingRates)
    .set({ ...changes, version: sql`${shippingRates.version} + 1` })
    .where(eq(shippingRates.id, id));
}

export async function insertRules(db: Database, rows: NewRule[]): Promise<DeliveryRule[]> {
  return db.insert(deliveryRules).values(rows).returning();
}

export async function lockRule(tx: Transaction, id: string): Promise<DeliveryRule | null> {
  const [rule] = await tx.select().from(deliveryRules).where(eq(deliveryRules.id, id)).for('update');
  return rule ?? null;
}

export async function saveRule(tx: Transaction, id: string, changes: Partial<NewRule>): Promise<void> {
  await tx
    .update(deliveryRules)
    .set({ ...changes, version: sql`${deliveryRules.version} + 1` })
    .where(eq(deliveryRules.id, id));
}

export async function deleteRule(tx: Transaction, id: string): Promise<void> {
  await tx.delete(deliveryRules).where(eq(deliveryRules.id, id));
}
