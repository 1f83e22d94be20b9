import { and, asc, eq, gt, inArray, max } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { orderEvents } from '../../db/schema/orders.ts';
import { type NewWeighing, type PaperPrint, paperPrints, type Weighing, weighings } from '../../db/schema/packing.ts';

export async function insertWeighing(tx: Transaction, weighing: NewWeighing): Promise<void> {
  await tx.insert(weighings).values(weighing);
}

/** Oldest first; the last one of a portion counts. */
export async function weighingsOf(db: Database, orderId: string): Promise<Weighing[]> {
  return db.select().from(weighings).where(eq(weighings.orderId, orderId)).orderBy(asc(weighings.id));
}

export async function weighingsOfPortions(db: Database, movementIds: readonly number[]): Promise<Weighing[]> {
  if (movementIds.length === 0) return [];
  return db
    .select()
    .from(weighings)
    .where(inArray(weighings.movementId, [...movementIds]))
    .orderBy(asc(weighings.id));
}

export async function insertPrint(tx: Transaction, print: typeof paperPrints.$inferInsert): Promise<void> {
  await tx.insert(paperPrints).values(print);
}

export async function printsOf(db: Database, orderId: string): Promise<PaperPrint[]> {
  return db.select().from(paperPrints).where(eq(paperPrints.orderId, orderId)).orderBy(asc(paperPrints.id));
}

/** Whether this person said that the order is packed, since packing last began. */
export async function hasPacked(db: Database, orderId: string, staffId: string): Promise<boolean> {
  const isOfOrder = eq(orderEvents.orderId, orderId);
  const [begun] = await db
    .select({ id: max(orderEvents.id) })
    .from(orderEvents)
    .where(and(isOfOrder, eq(orderEvents.status, 'preparing')));
  const isPacked = and(isOfOrder, eq(orderEvents.what, 'packed'), eq(orderEvents.byStaffId, staffId));
  return (await db.$count(orderEvents, and(isPacked, gt(orderEvents.id, begun?.id ?? 0)))) > 0;
}
