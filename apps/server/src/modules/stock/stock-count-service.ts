import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Transaction } from '../../db/pool.ts';
import { batches } from '../../db/schema/stock.ts';
import { changeFree, changeOnHand, insertMovements, lockStock, releasedBatches } from './stock-queries.ts';

/**
 * Sets what is free of a product, for a shop that works without the desk: the difference is counted on its one released
 * batch, or on the one that was used up last. False, and nothing is changed, where several batches could be meant, and where
 * there never was one: goods come with a delivery, which has a number.
 */
export async function setFreeStock(
  tx: Transaction,
  productId: string,
  freeUnits: number,
  { person, now }: { person: { id: string; name: string }; now: Date },
): Promise<boolean> {
  const [stock] = await lockStock(tx, [productId]);
  const [filled, ...others] = await releasedBatches(tx, productId);
  const batch = filled ?? (await lastReleased(tx, productId));
  if (!stock) return false;
  const difference = freeUnits - stock.stockUnits + stock.shortUnits;
  if (difference === 0) return true;
  if (!batch || others.length > 0) return false;
  const batchId = batch.id;
  await changeOnHand(tx, batchId, difference);
  await changeFree(tx, productId, difference);
  const by = { byStaffId: person.id, byName: person.name };
  await insertMovements(tx, [
    { at: now, productId, batchId, kind: 'counted', batchUnits: difference, freeUnits: difference, ...by },
  ]);
  return true;
}

async function lastReleased(tx: Transaction, productId: string) {
  const [last] = await tx
    .select()
    .from(batches)
    .where(and(eq(batches.productId, productId), eq(batches.state, 'released'), isNotNull(batches.number)))
    .orderBy(desc(batches.receivedAt))
    .limit(1);
  return last;
}
