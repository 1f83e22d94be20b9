import type { FailedWay } from '@shop/contract/desk/packing-words';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Transaction } from '../../db/pool.ts';
import { dispatches } from '../../db/schema/handover.ts';
import type { Actor, Order } from '../../db/schema/orders.ts';

/**
 * An order leaves the house: the first time, or once more because the parcel came back or was lost. The caller holds the
 * order, so two never get the same number.
 */
export async function recordDispatch(
  tx: Transaction,
  {
    order,
    actor,
    failed,
    now,
  }: { order: Order; actor: Actor & { kind: 'pharmacy' }; failed: FailedWay | null; now: Date },
): Promise<void> {
  const { id: orderId, shippingType, trackingUrl } = order;
  if (failed) {
    await tx
      .update(dispatches)
      .set({ outcome: failed, endedAt: now, endedByName: actor.name })
      .where(and(eq(dispatches.orderId, orderId), isNull(dispatches.outcome)));
  }
  const before = await tx
    .select({ number: dispatches.number })
    .from(dispatches)
    .where(eq(dispatches.orderId, orderId))
    .orderBy(asc(dispatches.number));
  // What was sent before ways were recorded was the first.
  const number = (before.at(-1)?.number ?? (failed ? 1 : 0)) + 1;
  const by = { byStaffId: actor.staffId, byName: actor.name };
  await tx.insert(dispatches).values({ orderId, number, way: shippingType, trackingUrl, sentAt: now, ...by });
}
