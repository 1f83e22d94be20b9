import { and, asc, eq, gt, gte, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import { isInSight } from '../../db/in-sight.ts';
import type { Database } from '../../db/pool.ts';
import { bankEntries, isOfTill, payments } from '../../db/schema/bank.ts';
import { products } from '../../db/schema/catalogue.ts';
import { dispatches } from '../../db/schema/handover.ts';
import { orderEvents, orders } from '../../db/schema/orders.ts';
import { queueEntries } from '../../db/schema/queue.ts';
import { staff } from '../../db/schema/staff.ts';

/** How many there are, and what the first of them are called. */
export interface Open {
  count: number;
  names: string[];
}

const mostNamed = 5;

function openOf(found: { name: string }[]): Open {
  return { count: found.length, names: found.slice(0, mostNamed).map(({ name }) => name) };
}

const over = ['completed', 'rejected', 'cancelled', 'expired'] as const;

function ordersWhere(db: Database, where: SQL | undefined) {
  return db.select({ name: orders.code }).from(orders).where(where).orderBy(asc(orders.createdAt), asc(orders.code));
}

/** Orders whose deadline has passed. Asks the queue, which has to be fresh. */
export async function overdueOrders(db: Database, now: Date): Promise<Open> {
  const found = await db
    .select({ name: orders.code })
    .from(queueEntries)
    .innerJoin(orders, eq(orders.id, queueEntries.orderId))
    .where(sql`${queueEntries.dueAt} < ${now.toISOString()}`)
    .orderBy(asc(queueEntries.dueAt), asc(orders.code));
  return openOf(found);
}

/** Weighed and packed, and nobody has released it. */
export async function unreleasedOrders(db: Database): Promise<Open> {
  const isPacked = and(isNotNull(orders.preparedAt), isNull(orders.releasedAt), notInArray(orders.status, [...over]));
  return openOf(await ordersWhere(db, isPacked));
}

/** Taken along by a courier who has not said what became of it. */
export async function ordersOnTour(db: Database): Promise<Open> {
  const found = await db
    .select({ name: orders.code })
    .from(dispatches)
    .innerJoin(orders, eq(orders.id, dispatches.orderId))
    .where(and(isNotNull(dispatches.tourId), isNull(dispatches.outcome)))
    .orderBy(asc(dispatches.sentAt), asc(orders.code));
  return openOf(found);
}

/** Money on the account that nobody has assigned; named by its day, because a name or a purpose may tell more. */
export async function unmatchedPayments(db: Database): Promise<Open> {
  const found = await db
    .select({ name: bankEntries.bookedOn })
    .from(bankEntries)
    .where(isNull(bankEntries.settledAt))
    .orderBy(asc(bankEntries.bookedOn));
  return openOf(found);
}

/** Ordered, and not there. */
export async function shortProducts(db: Database): Promise<Open> {
  const found = await db
    .select({ name: products.title })
    .from(products)
    .where(gt(products.shortUnits, 0))
    .orderBy(asc(products.title));
  return openOf(found);
}

/** Releases since then by somebody whose access was younger than seven days: whoever closes the day looks at them. */
export async function youngReleases(
  db: Database,
  since: Date,
): Promise<{ code: string; byName: string; invitedAt: Date }[]> {
  return db
    .select({ code: orders.code, byName: staff.name, invitedAt: staff.invitedAt })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .innerJoin(staff, eq(staff.id, orderEvents.byStaffId))
    .where(
      and(
        eq(orderEvents.what, 'released'),
        gte(orderEvents.at, since),
        sql`${orderEvents.at} < ${staff.invitedAt} + interval '7 days'`,
        isInSight,
      ),
    )
    .orderBy(asc(orderEvents.at), asc(orders.code));
}

export async function refundsDue(db: Database): Promise<Open> {
  return openOf(await ordersWhere(db, gt(orders.refundDueCents, 0)));
}

/** Orders that were paid at the till since then, with the number of the receipt; what was undone is not among them. */
export async function paidAtTillSince(db: Database, since: Date): Promise<{ code: string; receipt: string }[]> {
  const found = await db
    .select({
      code: payments.orderCode,
      receipt: sql<string>`(array_agg(${payments.reason} order by ${payments.at} desc) filter (where ${payments.kind} = 'till' and ${payments.amountCents} > 0))[1]`,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isOfTill, gte(payments.at, since), isInSight))
    .groupBy(payments.orderCode)
    .having(sql`sum(${payments.amountCents}) > 0`)
    .orderBy(payments.orderCode);
  return found.map(({ code, receipt }) => ({ code, receipt: receipt ?? '' }));
}
