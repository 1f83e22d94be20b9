import { and, asc, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { isInSight } from '../../db/in-sight.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { orders } from '../../db/schema/orders.ts';
import { type StrayLetter, strayLetters } from '../../db/schema/post.ts';

export type ListedLetter = StrayLetter & { orderCode: string | null };

const listed = (db: Database) =>
  db
    .select({ letter: strayLetters, orderCode: orders.code })
    .from(strayLetters)
    .leftJoin(orders, eq(orders.id, strayLetters.orderId));

/** Those that wait, the oldest first; those that are done with, the newest first. From behind this letter on. */
export async function selectLetters(
  db: Database,
  { isDone, after }: { isDone: boolean; after: string | undefined },
  most: number,
): Promise<ListedLetter[]> {
  const { id, notedAt, endedAt } = strayLetters;
  const place = isDone ? sql`(${endedAt}, ${id})` : sql`(${notedAt}, ${id})`;
  const before = sql`(select ${isDone ? endedAt : notedAt}, ${id} from ${strayLetters} where ${id} = ${after})`;
  const isFurther = isDone ? lt : gt;
  const isBehind = after === undefined ? undefined : isFurther(place, before);
  const found = await listed(db)
    .where(and(isDone ? isNotNull(endedAt) : isNull(endedAt), isBehind, isInSight))
    .orderBy(...(isDone ? [desc(endedAt), desc(id)] : [asc(notedAt), asc(id)]))
    .limit(most);
  return found.map(({ letter, orderCode }) => ({ ...letter, orderCode }));
}

export async function findLetter(db: Database, id: string): Promise<ListedLetter | null> {
  const [found] = await listed(db).where(and(eq(strayLetters.id, id), isInSight));
  return found ? { ...found.letter, orderCode: found.orderCode } : null;
}

export async function insertLetter(tx: Transaction, letter: typeof strayLetters.$inferInsert): Promise<StrayLetter> {
  const [inserted] = await tx.insert(strayLetters).values(letter).returning();
  return inserted as StrayLetter;
}

/** Locks the letter: of two who end it, one comes first. */
export async function lockLetter(tx: Transaction, id: string): Promise<StrayLetter | null> {
  const [letter] = await tx.select().from(strayLetters).where(eq(strayLetters.id, id)).for('update');
  return letter ?? null;
}

type Ended = Required<
  Pick<typeof strayLetters.$inferInsert, 'end' | 'endedAt' | 'endedBy' | 'endedByName' | 'orderId'>
>;

export async function setEnded(tx: Transaction, id: string, ended: Ended): Promise<void> {
  await tx.update(strayLetters).set(ended).where(eq(strayLetters.id, id));
}

export async function countWaiting(db: Database): Promise<number> {
  return db.$count(strayLetters, isNull(strayLetters.endedAt));
}

export async function lettersOfOrder(db: Database, orderId: string): Promise<StrayLetter[]> {
  return db.select().from(strayLetters).where(eq(strayLetters.orderId, orderId)).orderBy(asc(strayLetters.notedAt));
}

export async function lettersEndedBefore(db: Database, moment: Date, most: number): Promise<StrayLetter[]> {
  return db.select().from(strayLetters).where(lt(strayLetters.endedAt, moment)).limit(most);
}

export async function deleteLetter(tx: Transaction, id: string): Promise<void> {
  await tx.delete(strayLetters).where(eq(strayLetters.id, id));
}
