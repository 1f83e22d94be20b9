import { and, asc, desc, eq, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '../../db/pool.ts';
import { products } from '../../db/schema/catalogue.ts';
import { orders } from '../../db/schema/orders.ts';
import { type Recall, type RecallContact, recallContacts, recalls } from '../../db/schema/recalls.ts';
import { type Batch, batches, stockMovements } from '../../db/schema/stock.ts';

type Recalled = Pick<Recall, 'batchId' | 'productId' | 'batchNumber'>;

/** Every delivery of the batch. */
function isOf({ batchId, productId, batchNumber }: Recalled): SQL | undefined {
  const same = batchNumber === null ? undefined : eq(batches.number, batchNumber);
  return and(eq(batches.productId, productId), same ? or(same, eq(batches.id, batchId)) : eq(batches.id, batchId));
}

export async function batchesOfRecall(db: Database, recall: Recalled): Promise<Batch[]> {
  return db.select().from(batches).where(isOf(recall)).orderBy(asc(batches.receivedAt));
}

export async function insertRecall(tx: Transaction, recall: typeof recalls.$inferInsert): Promise<Recall> {
  const [inserted] = await tx.insert(recalls).values(recall).returning();
  return inserted as Recall;
}

export async function findRecall(db: Database, id: string): Promise<Recall | null> {
  const [found] = await db.select().from(recalls).where(eq(recalls.id, id));
  return found ?? null;
}

/** Nobody ends it or writes to its people until the transaction is over. */
export async function lockRecall(tx: Transaction, id: string): Promise<Recall | null> {
  const [found] = await tx.select().from(recalls).where(eq(recalls.id, id)).for('update');
  return found ?? null;
}

export async function setRecallEnd(
  tx: Transaction,
  id: string,
  end: Pick<Recall, 'endedAt' | 'endedBy' | 'endedByName' | 'endReason'>,
): Promise<void> {
  await tx.update(recalls).set(end).where(eq(recalls.id, id));
}

/** Of the product, for what is shown of a recall. */
const productColumns = { productName: products.title, unit: products.unit };

export type RecallRow = Awaited<ReturnType<typeof selectRecalls>>[number];

/** Those under way first, then the newest. */
export async function selectRecalls(db: Database, most: number) {
  return db
    .select({ recall: recalls, ...productColumns })
    .from(recalls)
    .innerJoin(products, eq(products.id, recalls.productId))
    .orderBy(sql`${recalls.endedAt} desc nulls first`, desc(recalls.startedAt))
    .limit(most);
}

export async function productOf(db: Database, recall: Recall) {
  const [found] = await db.select(productColumns).from(products).where(eq(products.id, recall.productId));
  return { productName: found?.productName ?? '', unit: found?.unit ?? ('gram' as const) };
}

export type RecipientRow = Awaited<ReturnType<typeof recipientsOf>>[number];

/** Every order that got some of the batch and did not give it back, the newest first. Null columns: its time is over. */
export async function recipientsOf(db: Database, recall: Recalled) {
  const units = sql<number>`(-sum(${stockMovements.batchUnits}))::integer`;
  const undoing = alias(stockMovements, 'undoing');
  const undone = db.select({ id: undoing.id }).from(undoing).where(eq(undoing.undoesId, stockMovements.id));
  const taken = db
    .select({
      orderId: stockMovements.orderId,
      units: units.as('units'),
      isApart: sql<boolean>`bool_and(coalesce((select about.kind = 'setAside' from stock_movements about
        where about.about_id = ${stockMovements.id} order by about.id desc limit 1), false))`.as('is_apart'),
      takenAt: sql<Date>`max(${stockMovements.at})`.mapWith(stockMovements.at).as('taken_at'),
    })
    .from(stockMovements)
    .innerJoin(batches, eq(batches.id, stockMovements.batchId))
    .where(
      and(isOf(recall), isNotNull(stockMovements.orderId), eq(stockMovements.kind, 'dispensed'), notExists(undone)),
    )
    .groupBy(stockMovements.orderId)
    .as('taken');
  return db
    .select({
      units: taken.units,
      isApart: taken.isApart,
      takenAt: taken.takenAt,
      orderId: orders.id,
      code: orders.code,
      status: orders.status,
      userId: orders.userId,
      name: orders.patientName,
      phone: orders.phone,
      email: orders.email,
      language: orders.language,
    })
    .from(taken)
    .leftJoin(orders, eq(orders.id, taken.orderId))
    .orderBy(desc(taken.takenAt), desc(orders.id));
}

export async function contactsOfRecall(db: Database, recallId: string): Promise<RecallContact[]> {
  return db
    .select()
    .from(recallContacts)
    .where(eq(recallContacts.recallId, recallId))
    .orderBy(asc(recallContacts.at), asc(recallContacts.id));
}

export async function contactsOfOrder(db: Database, orderId: string): Promise<RecallContact[]> {
  return db.select().from(recallContacts).where(eq(recallContacts.orderId, orderId)).orderBy(asc(recallContacts.at));
}

export async function insertContact(tx: Transaction, contact: typeof recallContacts.$inferInsert): Promise<void> {
  await tx.insert(recallContacts).values(contact);
}
