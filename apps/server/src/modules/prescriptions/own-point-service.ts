import { type OwnPoint, ownPointsOf } from '@shop/contract/desk/checklist';
import { evidenceOf } from '@shop/contract/desk/evidence';
import type { OwnTick } from '@shop/contract/desk/tick';
import { isFinal } from '@shop/contract/order-status';
import { hasSameWords } from '@shop/contract/own-points';
import type { Order } from '../../db/schema/orders.ts';

/**
 * What the pharmacy asks for in the check of this order. Nothing once the prescription is called valid: a point that is
 * added later could not be ticked any more, and would keep the order from being confirmed.
 */
export function ownPointsIn(order: Order, checklist: readonly OwnPoint[]): OwnPoint[] {
  return isDecided(order) ? [] : ownPointsOf(evidenceOf(order), checklist);
}

/** Nothing is ticked any more. */
export function isDecided({ prescriptionVerifiedAt, status }: Order): boolean {
  return prescriptionVerifiedAt !== null || isFinal(status);
}

/** Words that were changed are another point to vouch for: a tick counts for those that it was set beside. */
export function isAbout(tick: OwnTick, point: OwnPoint): boolean {
  return tick.point === point.id && hasSameWords(tick, point);
}
