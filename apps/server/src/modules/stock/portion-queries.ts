import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/pool.ts';
import { type Product, products } from '../../db/schema/catalogue.ts';
import { orderEvents } from '../../db/schema/orders.ts';
import { type Batch, batches, stockMovements } from '../../db/schema/stock.ts';

/** So much of a batch that lies with an order, by the movement that took it out. */
export interface DispensedPortion {
  movementId: number;
  productId: string;
  units: number;
  batch: Batch;
  /** What the catalogue says, where the certificate of the batch does not. */
  product: Pick<Product, 'thcPercent' | 'cbdPercent' | 'thcMgPerMl' | 'cbdMgPerMl'>;
}

/** What was taken out of batches for an order and has not gone back. */
export async function findPortions(db: Database, orderId: string): Promise<DispensedPortion[]> {
  const undoing = alias(stockMovements, 'undoing');
  const undone = db.select({ one: sql`1` }).from(undoing).where(eq(undoing.undoesId, stockMovements.id));
  const { thcPercent, cbdPercent, thcMgPerMl, cbdMgPerMl } = products;
  const found = await db
    .select({
      movement: stockMovements,
      batch: batches,
      product: { thcPercent, cbdPercent, thcMgPerMl, cbdMgPerMl },
    })
    .from(stockMovements)
    .innerJoin(batches, eq(batches.id, stockMovements.batchId))
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .where(and(eq(stockMovements.orderId, orderId), eq(stockMovements.kind, 'dispensed'), notExists(undone)))
    .orderBy(asc(stockMovements.id));
  return found.map(({ movement: { id, productId, batchUnits }, batch, product }) => ({
    movementId: id,
    productId,
    units: -batchUnits,
    batch,
    product,
  }));
}

/** Prepared before batches were recorded: nothing says from where its goods came. */
export async function wasPreparedWithoutBatches(db: Database, orderId: string): Promise<boolean> {
  const isPrepared = and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'preparing'));
  if ((await db.$count(orderEvents, isPrepared)) === 0) return false;
  const isTakenOut = and(eq(stockMovements.orderId, orderId), eq(stockMovements.kind, 'dispensed'));
  return (await db.$count(stockMovements, isTakenOut)) === 0;
}
