import type { PackingSettings } from '@shop/contract/packing-settings';
import type { Database } from '../../db/pool.ts';
import type { OrderLine } from '../../db/schema/orders.ts';
import type { Weighing } from '../../db/schema/packing.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { requireReleasing } from '../staff/release-delay-service.ts';
import { isDispensableOn, portionsOf } from '../stock/stock-service.ts';
import { hasPacked, weighingsOf } from './packing-queries.ts';

/**
 * Throws `PackingIncomplete` while a portion has not been weighed. Goods from before batches were recorded have no portions,
 * and nothing to weigh.
 */
export async function requirePacked(db: Database, orderId: string): Promise<void> {
  const weighed = lastWeighings(await weighingsOf(db, orderId));
  const missing = (await portionsOf(db, orderId)).filter(({ movementId }) => !weighed.has(movementId)).length;
  if (missing > 0) throw new ShopError('PackingIncomplete', { missing });
}

/**
 * Throws `SamePerson` for whoever weighed or packed it, unless the pharmacy wants no second person for it, `ReleaseNotYet` for
 * whoever may not again, and `BatchBlocked` where a batch was locked or expired since it was taken: then packing is stopped and
 * begins with another batch.
 */
export async function requireReleasable(
  db: Database,
  { orderId, staffId, isSecondNeeded, now }: { orderId: string; staffId: string; isSecondNeeded: boolean; now: Date },
): Promise<void> {
  await requireReleasing(db, staffId, now);
  const portions = await portionsOf(db, orderId);
  const weighed = lastWeighings(await weighingsOf(db, orderId));
  const isOwnWork = portions.some(({ movementId }) => weighed.get(movementId)?.byStaffId === staffId);
  if (isSecondNeeded && (isOwnWork || (await hasPacked(db, orderId, staffId)))) throw new ShopError('SamePerson');
  const blocked = portions.filter(({ batch }) => !isDispensableOn(germanDay(now), batch));
  if (blocked.length > 0) throw new ShopError('BatchBlocked', { numbers: blocked.map(({ batch }) => batch.number) });
}

/** Whether the pharmacist who releases an order of these lines has to be somebody who did not pack it (ApBetrO § 7). */
export function needsSecondPerson({ release }: PackingSettings, lines: readonly Pick<OrderLine, 'productType'>[]) {
  if (release !== 'flowers') return release === 'always';
  return lines.some(({ productType }) => productType === 'bud');
}

/** By the movement of their portion. */
export function lastWeighings(all: readonly Weighing[]): Map<number, Weighing> {
  return new Map(all.map((weighing) => [weighing.movementId, weighing]));
}
