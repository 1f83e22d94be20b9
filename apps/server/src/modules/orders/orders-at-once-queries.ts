import { asc, desc, eq, sql } from 'drizzle-orm';
import { insertRows, isAnyOf } from '../../db/many-rows.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { type Language, users } from '../../db/schema/identity.ts';
import { type Order, type OrderLine, orderEvents, orderLines, orders } from '../../db/schema/orders.ts';

/** Locks them in the order of their ids, so that two that lock many cannot wait for each other. */
export async function lockOrders(tx: Transaction, ids: readonly string[]): Promise<Order[]> {
  return tx.select().from(orders).where(isAnyOf(orders.id, ids)).orderBy(asc(orders.id)).for('update');
}

export async function linesOfOrders(db: Database, ids: readonly string[]): Promise<OrderLine[]> {
  return db.select().from(orderLines).where(isAnyOf(orderLines.orderId, ids)).orderBy(asc(orderLines.position));
}

/** Address and last language of the accounts, by id. */
export async function accountsOf(db: Database, some: readonly Pick<Order, 'userId'>[]) {
  const ids = [...new Set(some.flatMap(({ userId }) => userId ?? []))];
  if (ids.length === 0) return new Map<string, { email: string; language: Language | null }>();
  const found = await db
    .select({ id: users.id, email: users.email, language: users.language })
    .from(users)
    .where(isAnyOf(users.id, ids));
  return new Map(found.map(({ id, email, language }) => [id, { email, language }]));
}

/** Hash of the newest entry of each order. */
export async function lastHashes(tx: Transaction, orderIds: readonly string[]): Promise<Map<string, string>> {
  const found = await tx
    .selectDistinctOn([orderEvents.orderId], { orderId: orderEvents.orderId, hash: orderEvents.hash })
    .from(orderEvents)
    .where(isAnyOf(orderEvents.orderId, orderIds))
    .orderBy(orderEvents.orderId, desc(orderEvents.id));
  return new Map(found.map(({ orderId, hash }) => [orderId, hash]));
}

export async function insertEvents(tx: Transaction, events: (typeof orderEvents.$inferInsert)[]): Promise<void> {
  await insertRows(tx, orderEvents, events);
}

type Money = Pick<Order, 'id' | 'paidCents' | 'paidAt' | 'refundDueCents'>;

export async function setMoney(tx: Transaction, rows: readonly Money[]): Promise<void> {
  const values = rows.map(({ id, paidCents, paidAt, refundDueCents }) => ({ id, paidCents, paidAt, refundDueCents }));
  await tx
    .update(orders)
    .set({ paidCents: sql`v."paidCents"`, paidAt: sql`v."paidAt"`, refundDueCents: sql`v."refundDueCents"` })
    .from(
      sql`json_to_recordset(${JSON.stringify(values)}::json)
        as v(id uuid, "paidCents" integer, "paidAt" timestamptz, "refundDueCents" integer)`,
    )
    .where(eq(orders.id, sql`v.id`));
}
