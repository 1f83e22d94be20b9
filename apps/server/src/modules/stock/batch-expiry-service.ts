import { germanDay } from '../../german-day.ts';
import { isExpiredOn } from './batch-proposal.ts';
import { batchesExpiringBy } from './batch-queries.ts';
import { applyChange, lockBatch, type StockParts } from './batch-service.ts';

/** Takes batches out of sale on their last day, on record. Any number of processes may do it at once. */
export async function expireBatches(parts: StockParts, now: Date): Promise<void> {
  const day = germanDay(now);
  for (const { id } of await batchesExpiringBy(parts.db, day)) {
    await parts.db.transaction(async (tx) => {
      const before = await lockBatch(tx, id);
      if (before.state === 'expired' || !isExpiredOn(day, before)) return;
      await applyChange(tx, { before, kind: 'expired', set: { state: 'expired' }, by: null, now });
    });
    parts.changes.announce('catalogue_changed');
  }
}
