import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type OrderEventKind, orderEvents } from '../../db/schema/orders.ts';
import {
  differenceAnswers,
  prescriptionRecords,
  prescriptionTicks,
  type SavedAnswer,
  type SavedRecord,
  type SavedTick,
} from '../../db/schema/prescription-reviews.ts';

/** After each of these, everything has to be looked at anew. */
export const beginsAnew: OrderEventKind[] = [
  'prescriptionReplaced',
  'prescriptionFromPractice',
  'prescriptionFromPatient',
  'prescriptionFromOther',
  'prescriptionCheckTakenBack',
  'originalTakenBack',
  'originalReplaced',
];

/** Counted from the order's own record, so that no act can forget to begin a new round. */
export async function countRounds(db: Database, orderId: string): Promise<number> {
  const [counted] = await db
    .select({ rounds: count() })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), inArray(orderEvents.what, beginsAnew)));
  return counted?.rounds ?? 0;
}

export async function latestRecord(db: Database, orderId: string): Promise<SavedRecord | null> {
  const [saved] = await db
    .select()
    .from(prescriptionRecords)
    .where(eq(prescriptionRecords.orderId, orderId))
    .orderBy(desc(prescriptionRecords.version))
    .limit(1);
  return saved ?? null;
}

export async function insertRecord(tx: Transaction, saved: SavedRecord): Promise<void> {
  await tx.insert(prescriptionRecords).values(saved);
}

/** Every saved state, oldest first. */
export async function recordsOf(db: Database, orderId: string): Promise<SavedRecord[]> {
  const { version } = prescriptionRecords;
  return db.select().from(prescriptionRecords).where(eq(prescriptionRecords.orderId, orderId)).orderBy(version);
}

/** Oldest first: the last one of a point counts. */
export async function ticksOf(db: Database, orderId: string): Promise<SavedTick[]> {
  const { id } = prescriptionTicks;
  return db.select().from(prescriptionTicks).where(eq(prescriptionTicks.orderId, orderId)).orderBy(id);
}

export async function insertTicks(tx: Transaction, ticks: (typeof prescriptionTicks.$inferInsert)[]): Promise<void> {
  await tx.insert(prescriptionTicks).values(ticks);
}

/** Oldest first: the last one about a row counts. */
export async function answersOf(db: Database, orderId: string): Promise<SavedAnswer[]> {
  const { id } = differenceAnswers;
  return db.select().from(differenceAnswers).where(eq(differenceAnswers.orderId, orderId)).orderBy(id);
}

export async function insertAnswer(tx: Transaction, answer: typeof differenceAnswers.$inferInsert): Promise<void> {
  await tx.insert(differenceAnswers).values(answer);
}

export async function deleteReview(db: Database, orderId: string): Promise<void> {
  await db.delete(differenceAnswers).where(eq(differenceAnswers.orderId, orderId));
  await db.delete(prescriptionTicks).where(eq(prescriptionTicks.orderId, orderId));
  await db.delete(prescriptionRecords).where(eq(prescriptionRecords.orderId, orderId));
}
