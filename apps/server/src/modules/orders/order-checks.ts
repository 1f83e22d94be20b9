import { restsOnReview } from '@shop/contract/desk/checklist';
import type { Database, Transaction } from '../../db/pool.ts';
import type { Actor, Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { requirePacked, requireReleasable } from '../packing/packing-check-service.ts';
import { type Circumstances, namesOf, readReview } from '../prescriptions/review-service.ts';
import { requireReturnable } from './goods-return-service.ts';
import { type ActionName, type OpenChecks, obstacleTo } from './order-actions.ts';

interface Step extends Circumstances {
  action: ActionName;
  actor: Actor;
}

/**
 * Refuses a step that is not possible now: `ChecksMissing` where only the review of the prescription keeps the order from being
 * confirmed or the prescription from being called valid, `PackingIncomplete`, `SamePerson` and `BatchBlocked` where packing or its
 * release is not right, what `requireReturnable` throws, else `InvalidState`. The caller holds the lock on the order.
 */
export async function requirePossible(tx: Transaction, order: Order, step: Step): Promise<void> {
  const { action, actor } = step;
  // A patient and the shop itself decide about no prescription.
  const open = actor.kind === 'pharmacy' && restsOnReview(action) ? await openChecksOf(tx, order, step) : undefined;
  const obstacle = obstacleTo(order, action, actor.kind, open);
  if (obstacle === 'checks' && open && restsOnReview(action)) {
    throw new ShopError('ChecksMissing', { missing: namesOf(open[action]) });
  }
  if (action === 'takeGoodsBack') requireReturnable(order);
  if (obstacle !== null) throw new ShopError('InvalidState');
  if (action === 'pack') await requirePacked(tx, order.id);
  if (action === 'release' && actor.kind === 'pharmacy') await requireReleasable(tx, order.id, actor.staffId, step.now);
}

/** What the review still misses before each decision that rests on it. */
export async function openChecksOf(db: Database, order: Order, circumstances: Circumstances): Promise<OpenChecks> {
  return (await readReview(db, order, circumstances)).missing;
}
