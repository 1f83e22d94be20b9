import type { Batch } from '../../db/schema/stock.ts';

export type BatchOnHand = Pick<Batch, 'id' | 'expiresOn' | 'onHandUnits'>;

export interface Portion {
  batchId: string;
  units: number;
}

/** On its last day a batch is not dispensed any more: nobody could use it up. */
export function isExpiredOn(day: string, { expiresOn }: Pick<Batch, 'expiresOn'>): boolean {
  return expiresOn !== null && expiresOn <= day;
}

/** The recall that calls this batch back, by whichever delivery it came. */
export function recallOf<Recall extends { batchId: string; batchNumber: string | null }>(
  { id, number }: Pick<Batch, 'id' | 'number'>,
  recalls: readonly Recall[],
): Recall | null {
  return recalls.find((one) => one.batchId === id || (number !== null && one.batchNumber === number)) ?? null;
}

/**
 * From which batches to take so many units: the earliest expiry first, and what was here before expiries were recorded
 * before all others. `missing` is what they do not have.
 */
export function proposeBatches(
  batches: readonly BatchOnHand[],
  units: number,
  day: string,
): { portions: Portion[]; missing: number } {
  const usable = batches.filter((batch) => !isExpiredOn(day, batch));
  const portions: Portion[] = [];
  let missing = units;
  for (const { id, onHandUnits } of usable.toSorted(byExpiry)) {
    const taken = Math.min(missing, onHandUnits);
    if (taken > 0) portions.push({ batchId: id, units: taken });
    missing -= taken;
  }
  return { portions, missing };
}

export function byExpiry(one: BatchOnHand, other: BatchOnHand): number {
  return (one.expiresOn ?? '').localeCompare(other.expiresOn ?? '') || one.id.localeCompare(other.id);
}

/** Locked by the shop alone: a person gives a reason. Its number unlocks it. */
export function isLockedForNumber({ state, number, lockReason }: Pick<Batch, 'state' | 'number' | 'lockReason'>) {
  return state === 'locked' && number === null && lockReason === null;
}

/** Where a locked batch was before. */
export function stateBefore({ releasedAt, supplier }: Pick<Batch, 'releasedAt' | 'supplier'>) {
  return releasedAt || supplier === null ? 'released' : 'quarantine';
}
