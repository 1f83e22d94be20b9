import { hasRight, type Role } from '@shop/contract/rights';
import type { Database } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { findStaff } from './staff-queries.ts';

/** Whether somebody of these roles lets medicines out of the house. */
export function mayRelease(roles: readonly Role[]): boolean {
  return hasRight(roles, 'releaseOrder');
}

/** From when on this person releases again: null for whoever may at any time. */
export async function releasesFrom(db: Database, staffId: string, now: Date): Promise<Date | null> {
  const person = await findStaff(db, staffId);
  return person?.releasesFrom && person.releasesFrom > now ? person.releasesFrom : null;
}

/** Throws `ReleaseNotYet` for whoever came back by a setup code while nobody else could look on. */
export async function requireReleasing(db: Database, staffId: string, now: Date): Promise<void> {
  const from = await releasesFrom(db, staffId, now);
  if (from) throw new ShopError('ReleaseNotYet', { from: from.toISOString() });
}
