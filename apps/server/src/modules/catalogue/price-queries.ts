import { and, asc, desc, eq, isNull, lte } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type NewPrice, type PriceRow, productPrices } from '../../db/schema/product-prices.ts';

/** In parts, because a statement takes at most 65,535 parameters. */
const rowsAtOnce = 1_000;

export async function insertPrices(tx: Transaction, rows: readonly NewPrice[]): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx.insert(productPrices).values(rows.slice(from, from + rowsAtOnce));
  }
}

/** Newest first; of one day the one that was set last. */
export async function pricesOf(db: Database, productId: string): Promise<PriceRow[]> {
  return db
    .select()
    .from(productPrices)
    .where(eq(productPrices.productId, productId))
    .orderBy(desc(productPrices.firstDay), desc(productPrices.id));
}

/** Plans whose day has come, in the order in which they take effect. */
export async function duePrices(db: Database, day: string): Promise<PriceRow[]> {
  return db
    .select()
    .from(productPrices)
    .where(and(isNull(productPrices.appliedAt), lte(productPrices.firstDay, day)))
    .orderBy(asc(productPrices.firstDay), asc(productPrices.id));
}

/** False when another process has done it. */
export async function markApplied(tx: Transaction, id: number, now: Date): Promise<boolean> {
  const marked = await tx
    .update(productPrices)
    .set({ appliedAt: now })
    .where(and(eq(productPrices.id, id), isNull(productPrices.appliedAt)))
    .returning({ id: productPrices.id });
  return marked.length > 0;
}
