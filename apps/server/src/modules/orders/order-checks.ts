import { restsOnReview } from '@shop/contract/desk/checklist';
import { isDispensingAct } from '@shop/contract/desk/dispensing-acts';
import type { ShopConfig } from '@shop/contract/shop-config';
import type { Database, Transaction } from '../../db/pool.ts';
import type { Actor, Order, OrderLine } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import { needsSecondPerson, requirePacked, requireReleasable } from '../packing/packing-check-service.ts';
import { lockDecisions, namesOf, readReview } from '../prescriptions/review-service.ts';
import { factsOnRecord, requireFacts } from './dispensing-facts.ts';
import { requireReturnable } from './goods-return-service.ts';
import { type ActionName, type OnRecord, obstacleTo } from './order-actions.ts';

interface Circumstances {
  config: ShopConfig;
  lines: OrderLine[];
  now: Date;
}

interface Step extends Circumstances {
  action: ActionName;
  actor: Actor;
}

/**
 * Refuses a step that is not possible now: `ChecksMissing` where only the review of the prescription keeps the order from being
 * confirmed or the prescription from being called valid, what `requireFacts` throws, `PackingIncomplete`, `SamePerson` and `BatchBlocked` where packing or its
 * release is not right, what `requireReturnable` throws, else `InvalidState`. The caller holds the lock on the order.
 */
export async function requirePossible(tx: Transaction, order: Order, step: Step): Promise<void> {
  const { action, actor, config, lines, now } = step;
  const isDecision = restsOnReview(action);
  if (isDecision) await lockDecisions(tx);
  // A patient and the shop itself decide about no prescription.
  const review =
    actor.kind === 'pharmacy' && isDispensingAct(action) ? await readReview(tx, order, asked(step)) : undefined;
  const obstacle = obstacleTo(order, action, actor.kind, { openChecks: review?.missing });
  const isOnItsWay = obstacle === null || obstacle === 'checks';
  // What is not weighed yet has no label that anybody could print.
  if (action === 'pack' && obstacle === null) await requirePacked(tx, order.id);
  if (review && isOnItsWay && isDispensingAct(action)) {
    const staffId = 'staffId' in actor ? actor.staffId : undefined;
    await requireFacts(tx, review, action, { config, now, staffId, isListed: obstacle === 'checks' });
  }
  if (obstacle === 'checks' && review && isDecision) {
    throw new ShopError('ChecksMissing', { missing: namesOf(review.missing[action]) });
  }
  if (action === 'takeGoodsBack') requireReturnable(order);
  if (obstacle !== null) throw new ShopError('InvalidState');
  if (action === 'release' && actor.kind === 'pharmacy') {
    const isSecondNeeded = needsSecondPerson(config.packing, lines);
    await requireReleasable(tx, { orderId: order.id, staffId: actor.staffId, isSecondNeeded, now });
  }
}

/** What the review still misses before each decision that rests on it, and what is on record of the prescription. */
export async function readOnRecord(
  db: Database,
  order: Order,
  circumstances: Circumstances & { staffId?: string },
): Promise<OnRecord> {
  const review = await readReview(db, order, asked(circumstances));
  return { openChecks: review.missing, facts: await factsOnRecord(db, review, circumstances) };
}

function asked({ config: { checklist }, lines, now }: Circumstances) {
  return { checklist, lines, now };
}
