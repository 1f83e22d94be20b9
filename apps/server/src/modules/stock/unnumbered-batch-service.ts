import { demoVatId, type ShopConfig } from '@shop/contract/shop-config';
import { and, eq, isNull } from 'drizzle-orm';
import { batches } from '../../db/schema/stock.ts';
import { applyChange, lockBatch, type StockParts } from './batch-service.ts';

/**
 * Takes what has no number out of sale, on record: without one nothing can be called back, and no label is complete. A demo shop,
 * which has no tax number of its own, keeps what it began with. Any number of processes may do it at once.
 */
export async function lockUnnumbered(
  parts: StockParts & { config: Pick<ShopConfig, 'pharmacy'> },
  now: Date,
): Promise<void> {
  if (parts.config.pharmacy.vatId === demoVatId) return;
  const found = await parts.db
    .select({ id: batches.id })
    .from(batches)
    .where(and(isNull(batches.number), eq(batches.state, 'released')));
  for (const { id } of found) {
    await parts.db.transaction(async (tx) => {
      const before = await lockBatch(tx, id);
      if (before.state !== 'released' || before.number !== null) return;
      await applyChange(tx, { before, kind: 'locked', set: { state: 'locked', lockReason: null }, by: null, now });
    });
    parts.changes.announce('catalogue_changed');
  }
}
