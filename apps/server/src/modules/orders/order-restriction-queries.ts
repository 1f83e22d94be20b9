import { and, count, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type Order, orders } from '../../db/schema/orders.ts';
import { hasOpenWithdrawal, isInDispute } from './order-dispute-queries.ts';
import { endedStatuses } from './order-queries.ts';

export async function setRestricted(tx: Transaction, userId: string, restrictedAt: Date): Promise<void> {
  await tx
    .update(orders)
    .set({ restrictedAt })
    .where(and(eq(orders.userId, userId), isNull(orders.restrictedAt)));
}

export async function clearRestricted(tx: Transaction, userId: string): Promise<void> {
  await tx.update(orders).set({ restrictedAt: null }).where(eq(orders.userId, userId));
}

/** Codes of orders with which something is still to be done. */
export async function selectUnsettled(db: Database, userId: string): Promise<string[]> {
  const isOpen = notInArray(orders.status, [...endedStatuses]);
  const isUnpaid = and(eq(orders.status, 'completed'), isNull(orders.paidAt));
  const found = await db
    .select({ code: orders.code })
    .from(orders)
    .where(and(eq(orders.userId, userId), or(isOpen, isUnpaid, gt(orders.refundDueCents, 0), hasOpenWithdrawal(db))))
    .orderBy(orders.createdAt);
  return found.map(({ code }) => code);
}

export async function ordersWithDispute(
  db: Database,
  userId: string,
): Promise<{ order: Order; isInDispute: boolean }[]> {
  return db
    .select({ order: orders, isInDispute: sql<boolean>`${isInDispute(db)}` })
    .from(orders)
    .where(eq(orders.userId, userId));
}

/** Orders that are kept without their account. */
export async function countKept(db: Database, email: string): Promise<number> {
  const [row] = await db
    .select({ kept: count() })
    .from(orders)
    .where(and(isNull(orders.userId), eq(sql`lower(${orders.email})`, email.toLowerCase())));
  return row?.kept ?? 0;
}
