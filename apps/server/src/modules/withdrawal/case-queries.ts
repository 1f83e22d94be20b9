import { and, asc, count, desc, eq, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm';
import { isInSight } from '../../db/in-sight.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { users } from '../../db/schema/identity.ts';
import { type Order, orders } from '../../db/schema/orders.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';
import type { Withdrawal } from './withdrawal-queries.ts';

export interface KnownCase {
  withdrawal: Withdrawal;
  order: Order | null;
}

function cases(db: Database) {
  return db
    .select({ withdrawal: withdrawals, order: orders })
    .from(withdrawals)
    .leftJoin(orders, eq(orders.id, withdrawals.orderId));
}

/** Those of patients before those of whom nobody knows, each by their deadline: a flood of made-up ones hides nobody. */
export function openCases(db: Database, most: number): Promise<KnownCase[]> {
  const isOfPatient = or(withdrawals.isProven, isNotNull(withdrawals.checkedAt));
  return cases(db)
    .where(isNull(withdrawals.closedAt))
    .orderBy(desc(isOfPatient as never), asc(withdrawals.receivedAt), asc(withdrawals.id))
    .limit(most);
}

/** What a person declares is dealt with, restricted or not; once it is closed it goes out of sight with them. */
function isShown(db: Database) {
  const restricted = db
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.email, sql`lower(${withdrawals.email})`), isNotNull(users.restrictedAt)));
  return or(isNull(withdrawals.closedAt), and(isInSight, notExists(restricted)));
}

export function closedCases(db: Database, most: number): Promise<KnownCase[]> {
  return cases(db)
    .where(and(isNotNull(withdrawals.closedAt), isShown(db)))
    .orderBy(desc(withdrawals.closedAt))
    .limit(most);
}

export async function countOpenCases(db: Database): Promise<number> {
  const [row] = await db.select({ open: count() }).from(withdrawals).where(isNull(withdrawals.closedAt));
  return row?.open ?? 0;
}

export async function findCase(db: Database, id: string): Promise<KnownCase | null> {
  const [found] = await cases(db).where(and(eq(withdrawals.id, id), isShown(db)));
  return found ?? null;
}

/** Nobody else acts on it until the transaction is over. */
export async function lockCase(tx: Transaction, id: string): Promise<Withdrawal | null> {
  const [found] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
  return found ?? null;
}

export async function updateCase(tx: Transaction, id: string, change: Partial<Withdrawal>): Promise<void> {
  await tx.update(withdrawals).set(change).where(eq(withdrawals.id, id));
}

/** Further cases about an order. */
export function otherCases(db: Database, orderId: string, id: string): Promise<Withdrawal[]> {
  return db
    .select()
    .from(withdrawals)
    .where(and(eq(withdrawals.orderId, orderId), ne(withdrawals.id, id)))
    .orderBy(desc(withdrawals.receivedAt));
}
