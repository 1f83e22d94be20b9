import type { Database } from '../db/pool.ts';
import type { Actor } from '../db/schema/orders.ts';
import { prescriptionTicks } from '../db/schema/prescription-reviews.ts';
import { recordEvent } from '../modules/orders/order-events.ts';

/** What the check of the prescription says about advice; 'due' as in orders from before it was asked there. */
export async function tickAdvice(
  db: Database,
  orderId: string,
  { said, at, byName = 'Paula PTA' }: { said: 'given' | 'declined' | 'due'; at: Date; byName?: string },
): Promise<void> {
  const isDone = said !== 'due';
  const tick = { check: 'advice', isDone, how: said === 'declined' ? said : 'given' } as const;
  await db.insert(prescriptionTicks).values({ orderId, point: 'advice', isDone, tick, round: 0, at, byName });
}

/** Everything has to be checked again: what was ticked before does not count any more. */
export async function takeCheckBack(db: Database, orderId: string, { by, at }: { by: Actor; at: Date }): Promise<void> {
  await db.transaction((tx) => recordEvent(tx, { orderId, at, actor: by, what: 'prescriptionCheckTakenBack' }));
}
