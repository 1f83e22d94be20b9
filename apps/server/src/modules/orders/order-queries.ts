import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, notInArray, sql, sum } from 'drizzle-orm';
import { isInSight } from '../../db/in-sight.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { type Language, users } from '../../db/schema/identity.ts';
import {
  type Actor,
  type Order,
  type OrderEvent,
  type OrderLine,
  orderEvents,
  orderLines,
  orders,
} from '../../db/schema/orders.ts';

export type NewOrder = typeof orders.$inferInsert;
export type NewOrderLine = Omit<OrderLine, 'orderId'>;

/** Statuses in which nothing more can happen. */
export const endedStatuses = ['completed', 'rejected', 'cancelled', 'expired'] as const;

/** Null when the code is taken: then another one is tried. */
export async function insertOrder(tx: Transaction, order: NewOrder): Promise<Order | null> {
  const [inserted] = await tx.insert(orders).values(order).onConflictDoNothing({ target: orders.code }).returning();
  return inserted ?? null;
}

export async function insertLines(tx: Transaction, orderId: string, lines: NewOrderLine[]): Promise<void> {
  await tx.insert(orderLines).values(lines.map((line) => ({ ...line, orderId })));
}

/** By the caller's idempotency key, or made from the cart as it was before this version. */
export async function findRepeatedOrder(
  tx: Transaction,
  userId: string,
  repeated: { idempotencyKey: string } | { cartVersion: number },
): Promise<Order | null> {
  const isRepeated =
    'idempotencyKey' in repeated
      ? eq(orders.idempotencyKey, repeated.idempotencyKey)
      : eq(orders.cartVersion, repeated.cartVersion);
  const [order] = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), isRepeated))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return order ?? null;
}

export async function findOrder(db: Database, id: string): Promise<Order | null> {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  return order ?? null;
}

/** For the desk: null too for one that is out of sight. */
export async function findOrderInSight(db: Database, id: string): Promise<Order | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isInSight));
  return order ?? null;
}

export async function findOrderByCode(db: Database, code: string): Promise<Order | null> {
  const [order] = await db.select().from(orders).where(eq(orders.code, code));
  return order ?? null;
}

/** Of the account that an order belongs to; null once it is deleted. */
export async function accountEmail(db: Database, { userId }: Pick<Order, 'userId'>): Promise<string | null> {
  if (userId === null) return null;
  const [user] = await db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  return user?.email ?? null;
}

/** The language that the person last used; null once the account is deleted. */
export async function accountLanguage(db: Database, { userId }: Pick<Order, 'userId'>): Promise<Language | null> {
  if (userId === null) return null;
  const [user] = await db.select({ language: users.language }).from(users).where(eq(users.id, userId));
  return user?.language ?? null;
}

/** Locks the order: other acts on it wait until this transaction is over. */
export async function lockOrder(tx: Transaction, id: string): Promise<Order | null> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order ?? null;
}

/** Raises the version and nothing else: whoever acts next should have seen this. */
export async function touchOrder(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(orders)
    .set({ version: sql`${orders.version}` })
    .where(eq(orders.id, id));
}

/** Says at the desk that there is news of an order, where the order itself stays as it is. */
export async function tellDesk(tx: Transaction, id: string): Promise<void> {
  await tx.execute(sql`select pg_notify('queue_changed', ${id})`);
}

export async function updateOrder(tx: Transaction, id: string, change: Partial<NewOrder>): Promise<Order> {
  const [order] = await tx.update(orders).set(change).where(eq(orders.id, id)).returning();
  return order as Order;
}

export async function linesOf(db: Database, orderId: string): Promise<OrderLine[]> {
  return db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.position));
}

export async function eventsOf(db: Database, orderId: string): Promise<OrderEvent[]> {
  return db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id));
}

export async function lastEvent(tx: Transaction, orderId: string): Promise<OrderEvent | null> {
  const [event] = await tx
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.id))
    .limit(1);
  return event ?? null;
}

/** Whether this person of the pharmacy was ever given this file; its bytes never change. */
export async function hasOpened(
  tx: Transaction,
  orderId: string,
  { staffId }: Actor & { kind: 'pharmacy' },
  file: string,
): Promise<boolean> {
  const opened = await tx
    .select({ id: orderEvents.id })
    .from(orderEvents)
    .where(and(isOpening(orderId), eq(orderEvents.byStaffId, staffId), eq(orderEvents.file, file)))
    .limit(1);
  return opened.length > 0;
}

/** The file of this person's opening, if it is not older; null for another's. */
export async function findOpening(
  db: Database,
  { orderId, opening, staffId, since }: { orderId: string; opening: number; staffId: string; since: Date },
): Promise<string | null> {
  const [found] = await db
    .select({ file: orderEvents.file })
    .from(orderEvents)
    .where(
      and(
        isOpening(orderId),
        eq(orderEvents.id, opening),
        eq(orderEvents.byStaffId, staffId),
        gte(orderEvents.at, since),
      ),
    );
  return found?.file ?? null;
}

function isOpening(orderId: string) {
  return and(eq(orderEvents.orderId, orderId), eq(orderEvents.what, 'prescriptionOpened'));
}

/** Oldest first, as the pharmacy works them off. */
export async function openOrders(db: Database): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(notInArray(orders.status, [...endedStatuses]))
    .orderBy(asc(orders.createdAt));
}

/** Paid for and ended without being served: somebody has to send the money back. */
export async function ordersToRefund(db: Database, since: Date): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(inArray(orders.status, ['cancelled', 'rejected']), gte(orders.paidAt, since), isInSight))
    .orderBy(asc(orders.paidAt));
}

export async function ordersOf(db: Database, userId: string): Promise<Order[]> {
  return db.select().from(orders).where(eq(orders.userId, userId)).orderBy(desc(orders.createdAt), desc(orders.id));
}

export async function openOrdersOf(db: Database, userId: string): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(orders.status, [...endedStatuses])));
}

/** Ordered by id, so that two transactions cannot deadlock. */
export async function lockOpenOrdersOf(tx: Transaction, userId: string): Promise<Order[]> {
  return tx
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), notInArray(orders.status, [...endedStatuses])))
    .orderBy(asc(orders.id))
    .for('update');
}

/** Those of a person that the pharmacy has ever begun to prepare. */
export async function ordersEverPrepared(db: Database, userId: string): Promise<Set<string>> {
  const found = await db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .innerJoin(orderEvents, eq(orderEvents.orderId, orders.id))
    .where(and(eq(orders.userId, userId), eq(orderEvents.status, 'preparing')));
  return new Set(found.map(({ id }) => id));
}

/** Open orders that came without a consent on record have one from now on. */
export async function setHealthConsent(tx: Transaction, userId: string, healthConsentAt: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ healthConsentAt })
    .where(
      and(eq(orders.userId, userId), isNull(orders.healthConsentAt), notInArray(orders.status, [...endedStatuses])),
    );
}

/** What the open orders of a person hold of each product. */
export async function amountsOnOrder(tx: Transaction, userId: string): Promise<Map<string, number>> {
  const held = await tx
    .select({ productId: orderLines.productId, amount: sum(orderLines.quantity).mapWith(Number) })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(and(eq(orders.userId, userId), notInArray(orders.status, [...endedStatuses])))
    .groupBy(orderLines.productId);
  return new Map(held.map(({ productId, amount }) => [productId, amount]));
}

/** Money that was sent back does not count. */
export async function hasPaidOrder(tx: Transaction, userId: string): Promise<boolean> {
  const isServed = notInArray(orders.status, ['cancelled', 'rejected']);
  const paid = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.userId, userId), isNotNull(orders.paidAt), isServed))
    .limit(1);
  return paid.length > 0;
}
