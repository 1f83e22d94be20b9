import { and, asc, desc, eq, gte, isNull, ne } from 'drizzle-orm';
import { isInSight } from '../../db/in-sight.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { type Dispatch, dispatches } from '../../db/schema/handover.ts';
import { type Order, orders } from '../../db/schema/orders.ts';

export async function insertDispatch(tx: Transaction, dispatch: typeof dispatches.$inferInsert): Promise<void> {
  await tx.insert(dispatches).values(dispatch);
}

/** How the way ended that an order is on; nothing where it is on none. */
export async function endOpenDispatch(
  tx: Transaction,
  orderId: string,
  end: Pick<Dispatch, 'outcome' | 'endedAt' | 'endedByName'>,
): Promise<void> {
  await tx
    .update(dispatches)
    .set(end)
    .where(and(eq(dispatches.orderId, orderId), isNull(dispatches.outcome)));
}

export async function lastDispatchOf(db: Database, orderId: string): Promise<Dispatch | null> {
  const [last] = await db
    .select()
    .from(dispatches)
    .where(eq(dispatches.orderId, orderId))
    .orderBy(desc(dispatches.number))
    .limit(1);
  return last ?? null;
}

export function dispatchesOf(db: Database, orderId: string): Promise<Dispatch[]> {
  return db.select().from(dispatches).where(eq(dispatches.orderId, orderId)).orderBy(asc(dispatches.number));
}

/** Whether another parcel that is on its way has this number. */
export async function isTrackingUsed(tx: Transaction, number: string, orderId: string): Promise<boolean> {
  const found = await tx
    .select({ id: dispatches.id })
    .from(dispatches)
    .where(
      and(
        eq(dispatches.way, 'standard'),
        isNull(dispatches.outcome),
        eq(dispatches.trackingNumber, number),
        ne(dispatches.orderId, orderId),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Parcels given to the carrier since this moment, in the order in which they were scanned. */
export function parcelsSentSince(db: Database, since: Date): Promise<{ dispatch: Dispatch; order: Order }[]> {
  return db
    .select({ dispatch: dispatches, order: orders })
    .from(dispatches)
    .innerJoin(orders, eq(orders.id, dispatches.orderId))
    .where(and(eq(dispatches.way, 'standard'), gte(dispatches.sentAt, since), isInSight))
    .orderBy(asc(dispatches.sentAt), asc(orders.code));
}
