import type { Lane } from '@shop/contract/desk/lane';
import { and, asc, eq, getTableColumns, gt, isNotNull, like, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { type Order, orderLines, orders } from '../../db/schema/orders.ts';
import { type QueueEntry, queueEntries } from '../../db/schema/queue.ts';
import { staff } from '../../db/schema/staff.ts';

export interface QueueFilter {
  lane?: Lane | undefined;
  takenBy?: string | undefined;
  /** The sort key of the row before. */
  after?: string | undefined;
}

/** What a row of the queue shows, and no more: fifty whole orders take twice as long to read. */
const shownOfOrder = {
  id: orders.id,
  code: orders.code,
  version: orders.version,
  status: orders.status,
  createdAt: orders.createdAt,
  patientName: orders.patientName,
  postalCode: sql<string>`${orders.deliveryAddress} ->> 'postalCode'`,
  city: sql<string>`${orders.deliveryAddress} ->> 'city'`,
  prescriptionFormat: orders.prescriptionFormat,
  evidence: orders.evidence,
  shippingType: orders.shippingType,
  paymentMethod: orders.paymentMethod,
  prescriptionVerifiedAt: orders.prescriptionVerifiedAt,
  originalReceivedAt: orders.originalReceivedAt,
  paidAt: orders.paidAt,
  healthConsentAt: orders.healthConsentAt,
};

const { searched: _, calendar: __, isStale: ___, ...shownOfEntry } = getTableColumns(queueEntries);

export type ShownEntry = Omit<QueueEntry, 'searched' | 'calendar' | 'isStale'>;
export type ShownOrder = Pick<Order, Exclude<keyof typeof shownOfOrder, 'postalCode' | 'city'>> & {
  postalCode: string;
  city: string;
};

export interface QueuedOrder {
  entry: ShownEntry;
  order: ShownOrder;
  holderName: string | null;
}

/** The lines of an order together, for each unit. */
export interface OrderAmount {
  unit: (typeof orderLines.$inferSelect)['unit'];
  quantity: number;
  lines: number;
}

// Within the one question: each more costs as much as reading all the rows.
const amounts = sql<OrderAmount[]>`array(
  select json_build_object('unit', ${orderLines.unit}, 'quantity', sum(${orderLines.quantity}), 'lines', count(*))
  from ${orderLines} where ${orderLines.orderId} = ${orders.id} group by ${orderLines.unit} order by ${orderLines.unit})`;

const queued = <Shown extends Record<string, SQL>>(db: Database, shown: Shown) =>
  db
    .select({ entry: shownOfEntry, order: shownOfOrder, holderName: staff.name, ...shown })
    .from(queueEntries)
    .innerJoin(orders, eq(orders.id, queueEntries.orderId))
    .leftJoin(staff, eq(staff.id, queueEntries.takenBy));

/** Nearest deadline first. An entry that was never made yet has no lane and is not among them. */
export async function selectQueue(
  db: Database,
  { lane, takenBy, after = '' }: QueueFilter,
  most: number,
): Promise<(QueuedOrder & { amounts: OrderAmount[] })[]> {
  return queued(db, { amounts })
    .where(
      and(
        gt(queueEntries.sortKey, after),
        lane && eq(queueEntries.lane, lane),
        takenBy === undefined ? undefined : eq(queueEntries.takenBy, takenBy),
      ),
    )
    .orderBy(asc(queueEntries.sortKey))
    .limit(most);
}

/** Open orders in whose searched text every word is found. There are few of them, so no index is needed. */
export async function searchQueue(db: Database, words: string[], most: number): Promise<QueuedOrder[]> {
  const hasWord = (word: string) => like(queueEntries.searched, `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  return queued(db, {})
    .where(and(...words.map(hasWord)))
    .orderBy(asc(queueEntries.sortKey))
    .limit(most);
}

export interface CountedLane {
  lane: Lane;
  all: number;
  overdue: number;
  dueToday: number;
  /** When the next of them becomes overdue. */
  nextDue: Date | null;
}

export async function countLanes(db: Database, now: Date, endOfToday: Date): Promise<CountedLane[]> {
  const due = queueEntries.dueAt;
  const [at, end] = [now.toISOString(), endOfToday.toISOString()];
  const counted = await db
    .select({
      lane: queueEntries.lane,
      all: sql<number>`count(*)::int`,
      overdue: sql<number>`count(*) filter (where ${due} < ${at})::int`,
      dueToday: sql<number>`count(*) filter (where ${due} >= ${at} and ${due} < ${end})::int`,
      nextDue: sql<Date | null>`min(${due}) filter (where ${due} >= ${at})`.mapWith(due),
    })
    .from(queueEntries)
    .groupBy(queueEntries.lane);
  return counted.flatMap(({ lane, ...counts }) => (lane ? [{ lane, ...counts }] : []));
}

/** How many orders each of the staff has taken; those without one are missing. */
export async function countTaken(db: Database): Promise<Map<string, number>> {
  const taken = await db
    .select({ by: queueEntries.takenBy, all: sql<number>`count(*)::int` })
    .from(queueEntries)
    .where(isNotNull(queueEntries.takenBy))
    .groupBy(queueEntries.takenBy);
  return new Map(taken.flatMap(({ by, all }) => (by ? [[by, all] as const] : [])));
}

/** Null once the order is over. */
export async function laneOfOrder(db: Database, orderId: string): Promise<Lane | null> {
  const [entry] = await db
    .select({ lane: queueEntries.lane })
    .from(queueEntries)
    .where(eq(queueEntries.orderId, orderId));
  return entry?.lane ?? null;
}
