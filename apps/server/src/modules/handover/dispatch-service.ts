import type { DispatchOutcome } from '@shop/contract/desk/packing-words';
import type { Database, Transaction } from '../../db/pool.ts';
import type { Dispatch } from '../../db/schema/handover.ts';
import type { Actor, Order } from '../../db/schema/orders.ts';
import { isSecondOf } from '../../db/violated-constraint.ts';
import { ShopError } from '../../errors.ts';
import { dispatchesOf, endOpenDispatch, insertDispatch, isTrackingUsed, lastDispatchOf } from './dispatch-queries.ts';

interface Step {
  order: Order;
  actor: Actor;
  action: {
    name: string;
    outcome?: DispatchOutcome;
    trackingNumber?: string;
    tourId?: string;
  };
  now: Date;
}

/** Records the ways of an order out of the house as its steps make and end them. The caller holds the order. */
export async function followDispatch(tx: Transaction, { order, actor, action, now }: Step): Promise<void> {
  const endedBy = { endedAt: now, endedByName: actor.kind === 'pharmacy' ? actor.name : null };
  switch (action.name) {
    case 'complete':
      return endOpenDispatch(tx, order.id, { outcome: 'handedOver', ...endedBy });
    case 'undelivered':
      return endOpenDispatch(tx, order.id, { outcome: action.outcome ?? null, ...endedBy });
    case 'sendAgain':
      await endOpenDispatch(tx, order.id, { outcome: action.outcome ?? null, ...endedBy });
      break;
    case 'ship':
      break;
    default:
      return;
  }
  if (actor.kind !== 'pharmacy') return;
  const { trackingNumber = null, tourId = null } = action;
  if (trackingNumber && (await isTrackingUsed(tx, trackingNumber, order.id))) throw new ShopError('TrackingUsed');
  await beginDispatch(tx, { order, actor, trackingNumber, tourId, isFurther: action.name === 'sendAgain', now });
}

interface Begun {
  order: Order;
  actor: Actor & { kind: 'pharmacy' };
  trackingNumber: string | null;
  tourId: string | null;
  isFurther: boolean;
  now: Date;
}

/** The first way of an order, or a further one. */
export async function beginDispatch(tx: Transaction, begun: Begun): Promise<void> {
  const { order, actor, trackingNumber, tourId, isFurther, now } = begun;
  const { id: orderId, shippingType: way, trackingUrl } = order;
  const last = await lastDispatchOf(tx, orderId);
  const dispatch = {
    orderId,
    // What was sent before ways were recorded was the first.
    number: (last?.number ?? (isFurther ? 1 : 0)) + 1,
    way,
    tourId,
    trackingNumber,
    trackingUrl,
    sentAt: now,
    byStaffId: actor.staffId,
    byName: actor.name,
  };
  await insertDispatch(tx, dispatch).catch((error) => {
    // Another parcel with the same number was faster.
    throw isSecondOf(error, 'dispatches_one_parcel_per_number') ? new ShopError('TrackingUsed') : error;
  });
}

/** Whether whoever took an order at the counter showed who they are. */
export async function wasIdentitySeen(db: Database, orderId: string): Promise<boolean> {
  return (await lastDispatchOf(db, orderId))?.isIdentitySeen ?? false;
}

/** Who took an order in the end; null while nobody has. */
export async function handedOverOf(db: Database, orderId: string): Promise<Dispatch | null> {
  const last = await lastDispatchOf(db, orderId);
  return last?.recipient ? last : null;
}

/** For the export of a person's data: each way of their order out of the house, and how it ended. */
export async function exportDispatches(db: Database, orderId: string) {
  return (await dispatchesOf(db, orderId)).map((dispatch) => ({
    number: dispatch.number,
    way: dispatch.way,
    trackingNumber: dispatch.trackingNumber,
    sentAt: dispatch.sentAt,
    byName: dispatch.byName,
    outcome: dispatch.outcome,
    endedAt: dispatch.endedAt,
    endedByName: dispatch.endedByName,
    recipient: dispatch.recipient,
    isIdentitySeen: dispatch.isIdentitySeen,
    taker: dispatch.taker,
    advisedBy: dispatch.advisedBy,
  }));
}
