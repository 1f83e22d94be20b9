import type { Transaction } from '../../db/pool.ts';
import {
  changeFree,
  changeOnHand,
  insertBatches,
  insertMovements,
  lockStock,
  releasedBatches,
} from './stock-queries.ts';

/**
 * Sets what is free of a product, for a shop that works without the desk: the difference is counted on its one released
 * batch, or on a new one without a number. False, and nothing is changed, where several batches could be meant.
 */
export async function setFreeStock(
  tx: Transaction,
  productId: string,
  freeUnits: number,
  { person, now }: { person: { id: string; name: string }; now: Date },
): Promise<boolean> {
  const [stock] = await lockStock(tx, [productId]);
  const [batch, ...others] = await releasedBatches(tx, productId);
  if (!stock || others.length > 0) return false;
  const difference = freeUnits - stock.stockUnits + stock.shortUnits;
  if (difference === 0) return true;
  const batchId = batch ? batch.id : await emptyBatch(tx, productId, now);
  await changeOnHand(tx, batchId, difference);
  await changeFree(tx, productId, difference);
  const by = { byStaffId: person.id, byName: person.name };
  await insertMovements(tx, [
    { at: now, productId, batchId, kind: 'counted', batchUnits: difference, freeUnits: difference, ...by },
  ]);
  return true;
}

async function emptyBatch(tx: Transaction, productId: string, now: Date): Promise<string> {
  const [made] = await insertBatches(tx, [{ productId, state: 'released', onHandUnits: 0, receivedAt: now }]);
  return made?.id ?? '';
}
