import type { WorkingDays } from '@shop/contract/desk/working-days';
import { asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { orderLines } from '../../db/schema/orders.ts';
import { type QueueEntry, queueEntries } from '../../db/schema/queue.ts';
import { readOrderFacts } from '../orders/order-facts-service.ts';
import { calendarKey, queueEntryOf } from './queue-entry.ts';

const atOnce = 200;
const isStale = sql`${queueEntries.isStale}`;
const calendarsSeen = new WeakMap<WorkingDays, WeakSet<Database>>();

/**
 * Makes every stale entry anew. Usually there is none, and this is one look into an index. False when some are left, because
 * somebody is changing them at this very moment.
 */
export async function refreshQueue(db: Database, calendar: WorkingDays): Promise<boolean> {
  await markOldCalendar(db, calendar);
  for (;;) {
    const [stale] = await db.select({ id: queueEntries.orderId }).from(queueEntries).where(isStale).limit(1);
    if (!stale) return true;
    const isMore = await db.transaction((tx) => refreshSome(tx, calendar));
    if (!isMore) return false;
  }
}

/** After a change of the settings the deadlines are other ones; asked once for each process. */
async function markOldCalendar(db: Database, calendar: WorkingDays): Promise<void> {
  const seen = calendarsSeen.get(calendar) ?? new WeakSet<Database>();
  if (seen.has(db)) return;
  await db.transaction(async (tx) => {
    const isOld = ne(queueEntries.calendar, calendarKey(calendar));
    const old = await tx
      .update(queueEntries)
      .set({ isStale: true })
      .where(isOld)
      .returning({ id: queueEntries.orderId });
    if (old.length > 0) await tx.execute(sql`select pg_notify('queue_changed', '')`);
  });
  calendarsSeen.set(calendar, seen.add(db));
}

/** False when there was nothing that nobody else holds: whoever holds it changes it, or makes it anew. */
async function refreshSome(tx: Transaction, calendar: WorkingDays): Promise<boolean> {
  const stale = await tx
    .select()
    .from(queueEntries)
    .where(isStale)
    .orderBy(asc(queueEntries.orderId))
    .limit(atOnce)
    .for('update', { skipLocked: true });
  const ids = stale.map(({ orderId }) => orderId);
  if (ids.length === 0) return false;
  const before = new Map(stale.map((entry) => [entry.orderId, entry]));
  const pzns = await pznsOf(tx, ids);
  for (const known of await readOrderFacts(tx, ids)) {
    const { id } = known.order;
    const made = queueEntryOf(known, { before: before.get(id) as QueueEntry, pzns: pzns.get(id) ?? [], calendar });
    if (made)
      await tx
        .update(queueEntries)
        .set({ ...made, isStale: false })
        .where(eq(queueEntries.orderId, id));
    else await tx.delete(queueEntries).where(eq(queueEntries.orderId, id));
  }
  return true;
}

async function pznsOf(tx: Transaction, ids: string[]): Promise<Map<string, (string | null)[]>> {
  const lines = await tx
    .select({ orderId: orderLines.orderId, pzn: orderLines.pzn })
    .from(orderLines)
    .where(inArray(orderLines.orderId, ids));
  const pzns = new Map<string, (string | null)[]>(ids.map((id) => [id, []]));
  for (const { orderId, pzn } of lines) pzns.get(orderId)?.push(pzn);
  return pzns;
}
