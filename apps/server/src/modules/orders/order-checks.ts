import type { Transaction } from '../../db/pool.ts';
import type { Actor, Order, OrderLine } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { namesOf, readReview } from '../prescriptions/review-service.ts';
import { type ActionName, type OpenChecks, obstacleTo } from './order-actions.ts';

interface Step {
  action: ActionName;
  actor: Actor;
  lines: OrderLine[];
  now: Date;
}

/**
 * Refuses a step that is not possible now: `ChecksMissing` where only the review of the prescription keeps it from being
 * called valid, else `InvalidState`. The caller holds the lock on the order.
 */
export async function requirePossible(tx: Transaction, order: Order, step: Step): Promise<void> {
  const openChecks = await openChecksOf(tx, order, step);
  const obstacle = obstacleTo(order, step.action, step.actor.kind, openChecks);
  if (obstacle === 'checks') throw new ShopError('ChecksMissing', { missing: namesOf(openChecks) });
  if (obstacle !== null) throw new ShopError('InvalidState');
}

/** A command that names nobody of the staff has nobody whose checks could be counted: the terminal vouches for it. */
async function openChecksOf(tx: Transaction, order: Order, { action, actor, lines, now }: Step): Promise<OpenChecks> {
  const isNamed = actor.kind === 'pharmacy' && actor.staffId !== undefined;
  return action === 'verify' && isNamed ? (await readReview(tx, order, lines, now)).missing.verify : [];
}
