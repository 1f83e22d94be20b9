import { createHash } from 'node:crypto';
import type { Seal } from '../../db/schema/seals.ts';

/** Over everything that a seal says and the seal before it. */
export function sealHash(before: string, seal: Omit<Seal, 'hash'>): string {
  const { number, day, sealedAt, byStaffId, byName, counts, reasons } = seal;
  const said = [number, day, sealedAt.toISOString(), byStaffId, byName, sorted(counts), sorted(reasons)];
  const heads = [seal.journalPosition, seal.journalHash, seal.recordsHash];
  return createHash('sha256')
    .update(JSON.stringify([before, ...said, ...heads]))
    .digest('hex');
}

/** The database gives the members of an object back in another order. */
function sorted(object: Record<string, unknown>): [string, unknown][] {
  return Object.entries(object).toSorted(([one], [other]) => (one < other ? -1 : 1));
}
