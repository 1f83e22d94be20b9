import type { TakingResult } from '@shop/contract/desk/queue';
import { and, eq, isNull, or, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Changes } from '../../db/changes.ts';
import { isInSight } from '../../db/in-sight.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { orders } from '../../db/schema/orders.ts';
import { queueEntries } from '../../db/schema/queue.ts';
import { staff } from '../../db/schema/staff.ts';
import type { StaffMember } from '../../http/callers.ts';
import { ownership } from '../orders/order-ownership-service.ts';
import { presentHolder } from './queue-presenter.ts';

interface TakingParts {
  db: Database;
  changes: Changes;
  clock: Clock;
}

interface Taking {
  ids: string[];
  /** Also from a colleague. */
  takeOver: boolean;
}

/** Takes each order for itself: one that a colleague has does not keep the others back. */
export async function takeOrders(
  { db, changes, clock }: TakingParts,
  member: StaffMember,
  { ids, takeOver }: Taking,
): Promise<TakingResult[]> {
  const results: TakingResult[] = [];
  for (const id of new Set(ids)) {
    const outcome = await db.transaction((tx) => takeOne(tx, member, { id, takeOver, now: clock.now() }));
    if (outcome === 'taken') changes.announce('queue_changed', id);
    results.push({ id, outcome, takenBy: await holderOf(db, id) });
  }
  return results;
}

/** Lays them back, those that the person has; the others stay with whom they are. */
export async function releaseOrders(
  { db, changes }: TakingParts,
  member: StaffMember,
  ids: string[],
): Promise<TakingResult[]> {
  const results: TakingResult[] = [];
  for (const id of new Set(ids)) {
    const isOwn = and(eq(queueEntries.orderId, id), eq(queueEntries.takenBy, member.id));
    await db.transaction(async (tx) => {
      await tx.update(queueEntries).set({ takenBy: null, takenAt: null }).where(isOwn);
      await notify(tx, id);
    });
    changes.announce('queue_changed', id);
    const takenBy = await holderOf(db, id);
    const outcome = takenBy ? 'heldByColleague' : (obstacleOf(await findInSight(db, id)) ?? 'released');
    results.push({ id, outcome, takenBy });
  }
  return results;
}

async function takeOne(
  tx: Transaction,
  member: StaffMember,
  { id, takeOver, now }: { id: string; takeOver: boolean; now: Date },
): Promise<TakingResult['outcome']> {
  const found = await findInSight(tx, id);
  const obstacle = obstacleOf(found);
  if (!found || obstacle) return obstacle ?? 'unknown';
  const whose = await ownership(tx, found.order, member);
  if (whose !== 'foreign') return whose === 'own' ? 'ownOrder' : 'likeOwnOrder';
  const isFree = takeOver ? undefined : or(isNull(queueEntries.takenBy), eq(queueEntries.takenBy, member.id));
  const taken = await tx
    .update(queueEntries)
    .set({
      takenBy: member.id,
      // Taking what one has already does not begin anew.
      takenAt: sql`case when ${queueEntries.takenBy} = ${member.id} then ${queueEntries.takenAt} else ${now.toISOString()}::timestamptz end`,
    })
    .where(and(eq(queueEntries.orderId, id), isFree))
    .returning({ id: queueEntries.orderId });
  if (taken.length === 0) return 'heldByColleague';
  await notify(tx, id);
  return 'taken';
}

async function findInSight(db: Database, id: string) {
  const [found] = await db
    .select({ order: orders, entry: queueEntries.orderId })
    .from(orders)
    .leftJoin(queueEntries, eq(queueEntries.orderId, orders.id))
    .where(and(eq(orders.id, id), isInSight));
  return found;
}

/** Null while the order is open. */
function obstacleOf(found: Awaited<ReturnType<typeof findInSight>>): 'over' | 'unknown' | null {
  if (!found) return 'unknown';
  return found.entry ? null : 'over';
}

async function holderOf(db: Database, id: string): Promise<TakingResult['takenBy']> {
  const [found] = await db
    .select({ entry: queueEntries, holderName: staff.name })
    .from(queueEntries)
    .leftJoin(staff, eq(staff.id, queueEntries.takenBy))
    .where(eq(queueEntries.orderId, id));
  return found ? presentHolder(found) : null;
}

async function notify(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select pg_notify('queue_changed', ${id})`);
}
