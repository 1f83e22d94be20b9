import { writtenStreet } from '@shop/contract/street';
import { and, asc, eq, isNull, or } from 'drizzle-orm';
import { isInSight } from '../../db/in-sight.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { type Dispatch, dispatches, type Tour, tours } from '../../db/schema/handover.ts';
import { type Order, orders } from '../../db/schema/orders.ts';

/** One stop of a tour. */
export interface Stop {
  tour: Tour;
  dispatch: Dispatch;
  order: Order;
}

export async function insertTour(tx: Transaction, tour: typeof tours.$inferInsert): Promise<Tour> {
  const [made] = await tx.insert(tours).values(tour).returning();
  return made as Tour;
}

function stops(db: Database) {
  return db
    .select({ tour: tours, dispatch: dispatches, order: orders })
    .from(dispatches)
    .innerJoin(tours, eq(tours.id, dispatches.tourId))
    .innerJoin(orders, and(eq(orders.id, dispatches.orderId), isInSight));
}

/** Of this day, and what is still on its way from an earlier one: a tour may end after midnight. */
function isToday(day: string) {
  return or(eq(tours.day, day), isNull(dispatches.outcome));
}

/** All stops of today, the tour that started first on top. */
export async function stopsOfDay(db: Database, day: string): Promise<Stop[]> {
  return byPostalCode(await stops(db).where(isToday(day)).orderBy(asc(tours.startedAt), asc(tours.id)));
}

export async function stopsOfTour(db: Database, tourId: string): Promise<Stop[]> {
  return byPostalCode(await stops(db).where(eq(tours.id, tourId)));
}

export async function stopsOfCourier(db: Database, courierId: string, day: string): Promise<Stop[]> {
  return byPostalCode(await stops(db).where(and(eq(tours.courierId, courierId), isToday(day))));
}

export async function findStop(db: Database, dispatchId: string): Promise<Stop | null> {
  const [found] = await stops(db).where(eq(dispatches.id, dispatchId));
  return found ?? null;
}

export async function endDispatch(tx: Transaction, id: string, end: Partial<Dispatch>): Promise<void> {
  await tx.update(dispatches).set(end).where(eq(dispatches.id, id));
}

/** In the order in which one drives: by postal code, then by street. */
function byPostalCode(found: Stop[]): Stop[] {
  const place = ({ order: { deliveryAddress } }: Stop) =>
    `${deliveryAddress.postalCode} ${writtenStreet(deliveryAddress)}`;
  return found.toSorted((a, b) => place(a).localeCompare(place(b), 'de', { numeric: true }));
}
