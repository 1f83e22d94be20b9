import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { products } from '../../db/schema/catalogue.ts';
import {
  type Batch,
  batchCertificates,
  batches,
  type NewBatch,
  type NewMovement,
  stockMovements,
} from '../../db/schema/stock.ts';

/** In parts, because a statement takes at most 65,535 parameters. */
const rowsAtOnce = 1_000;

export async function insertMovements(tx: Transaction, movements: readonly NewMovement[]): Promise<void> {
  for (let from = 0; from < movements.length; from += rowsAtOnce) {
    await tx.insert(stockMovements).values(movements.slice(from, from + rowsAtOnce));
  }
}

export async function insertBatches(tx: Transaction, rows: readonly NewBatch[]): Promise<Batch[]> {
  const inserted: Batch[] = [];
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    inserted.push(
      ...(await tx
        .insert(batches)
        .values(rows.slice(from, from + rowsAtOnce))
        .returning()),
    );
  }
  return inserted;
}

/** Nobody sells, frees or dispenses these products until the transaction is over. Ordered by id, against deadlocks. */
export async function lockStock(tx: Transaction, productIds: readonly string[]) {
  return tx
    .select({ id: products.id, stockUnits: products.stockUnits, shortUnits: products.shortUnits })
    .from(products)
    .where(inArray(products.id, [...productIds]))
    .orderBy(products.id)
    .for('update');
}

/** The database itself refuses to take more than is free. */
export async function takeFree(tx: Transaction, productId: string, units: number): Promise<void> {
  await tx
    .update(products)
    .set({ stockUnits: sql`${products.stockUnits} - ${units}` })
    .where(eq(products.id, productId));
}

/** What becomes free makes good first what is short; what goes and is not free is short from then on. */
export async function changeFree(tx: Transaction, productId: string, byUnits: number): Promise<void> {
  const balance = sql`${products.stockUnits} - ${products.shortUnits} + ${byUnits}`;
  await tx
    .update(products)
    .set({ stockUnits: sql`greatest(${balance}, 0)`, shortUnits: sql`greatest(-(${balance}), 0)` })
    .where(eq(products.id, productId));
}

/** Released, with something left. The caller holds the product's row, so nobody else takes from them. */
export async function releasedBatches(db: Database, productId: string): Promise<Batch[]> {
  return db
    .select()
    .from(batches)
    .where(and(eq(batches.productId, productId), eq(batches.state, 'released'), gt(batches.onHandUnits, 0)));
}

export async function changeOnHand(tx: Transaction, batchId: string, byUnits: number): Promise<void> {
  await tx
    .update(batches)
    .set({ onHandUnits: sql`${batches.onHandUnits} + ${byUnits}` })
    .where(eq(batches.id, batchId));
}

/** A batch that may be dispensed on this day, with something left. */
export function isDispensableNow(day: string) {
  const { state, onHandUnits, expiresOn } = batches;
  return and(eq(state, 'released'), gt(onHandUnits, 0), sql`(${expiresOn} is null or ${expiresOn} > ${day})`);
}

/** Of each product the batch that would be dispensed on this day. */
export async function nextBatches(db: Database, day: string) {
  const { productId, thcPercent, cbdPercent, thcMgPerMl, cbdMgPerMl, terpenes, expiresOn, id } = batches;
  const { sizeBytes: certificateBytes } = batchCertificates;
  const values = { thcPercent, cbdPercent, thcMgPerMl, cbdMgPerMl, terpenes };
  return db
    .selectDistinctOn([productId], { productId, ...values, certificateBytes })
    .from(batches)
    .leftJoin(batchCertificates, and(eq(batchCertificates.batchId, id), isNull(batchCertificates.replacedAt)))
    .where(isDispensableNow(day))
    .orderBy(productId, sql`${expiresOn} asc nulls first`, id);
}
