import { movementPageSize } from '@shop/contract/desk/stock-limits';
import { and, asc, desc, eq, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isInSight } from '../../db/in-sight.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { productColumns } from '../../db/product-columns.ts';
import { products } from '../../db/schema/catalogue.ts';
import { orders } from '../../db/schema/orders.ts';
import { recalls } from '../../db/schema/recalls.ts';
import { type Batch, batches, type NewBatch, stockMovements } from '../../db/schema/stock.ts';
import { waitlistEntries } from '../../db/schema/waitlist.ts';

/** What lies here of a product's batches in this state. */
const onHand = (...states: Batch['state'][]) => {
  const names = sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  );
  return sql<number>`coalesce(sum(${batches.onHandUnits}) filter (where ${batches.state} in (${names})), 0)::integer`;
};

/** Of those who wait for a product and were not told yet. */
const ofWaiting = <Value>(what: SQL) =>
  sql<Value>`(select ${what} from ${waitlistEntries} where ${waitlistEntries.productId} = ${products.id} and ${waitlistEntries.toldAt} is null)`;

const stockColumns = {
  ...productColumns,
  withdrawnAt: products.withdrawnAt,
  stockUnits: products.stockUnits,
  shortUnits: products.shortUnits,
  released: onHand('released'),
  quarantine: onHand('quarantine'),
  locked: onHand('locked', 'expired'),
  unnumbered: sql<number>`coalesce(sum(${batches.onHandUnits}) filter (where ${batches.state} = 'locked' and ${batches.number} is null and ${batches.lockReason} is null), 0)::integer`,
  waiting: ofWaiting<number>(sql`count(*)::integer`),
  waitingSince: ofWaiting<Date | null>(sql`min(${waitlistEntries.joinedAt})`).mapWith(waitlistEntries.joinedAt),
  nextExpiry: sql<
    string | null
  >`(min(${batches.expiresOn}) filter (where ${batches.state} = 'released' and ${batches.onHandUnits} > 0))::text`,
};

function stock(db: Database) {
  return db.select(stockColumns).from(products).leftJoin(batches, eq(batches.productId, products.id)).$dynamic();
}

export type StockRow = Awaited<ReturnType<typeof selectStock>>[number];

/** All but those that were given up, and of these what still lies here. */
export async function selectStock(db: Database) {
  return stock(db)
    .groupBy(products.id)
    .having(sql`${products.retiredAt} is null or sum(${batches.onHandUnits}) > 0`)
    .orderBy(asc(products.title), asc(products.id));
}

export async function findStock(db: Database, productId: string): Promise<StockRow | null> {
  const [found] = await stock(db).where(eq(products.id, productId)).groupBy(products.id);
  return found ?? null;
}

/** The next to be dispensed first; those with nothing left at the end. */
export async function batchesOf(db: Database, productId: string): Promise<Batch[]> {
  return db
    .select()
    .from(batches)
    .where(eq(batches.productId, productId))
    .orderBy(desc(sql`${batches.onHandUnits} > 0`), sql`${batches.expiresOn} asc nulls first`, asc(batches.receivedAt));
}

export async function findBatch(db: Database, id: string): Promise<Batch | null> {
  const [found] = await db.select().from(batches).where(eq(batches.id, id));
  return found ?? null;
}

/** The same batch of the same delivery, if it was received before. */
export async function findDelivered(
  db: Database,
  { productId, supplier, deliveryNote, number }: Record<'productId' | 'supplier' | 'deliveryNote' | 'number', string>,
): Promise<Batch | null> {
  const [found] = await db
    .select()
    .from(batches)
    .where(
      and(
        eq(batches.productId, productId),
        eq(batches.supplier, supplier),
        eq(batches.deliveryNote, deliveryNote),
        eq(batches.number, number),
      ),
    );
  return found ?? null;
}

export async function isTestNumberTaken(db: Database, testNumber: string): Promise<boolean> {
  return (await db.$count(batches, eq(batches.testNumber, testNumber))) > 0;
}

export type OpenRecall = Awaited<ReturnType<typeof openRecallsOf>>[number];

/** The recalls of a product that are under way. */
export async function openRecallsOf(db: Database, productId: string) {
  const { id, batchId, batchNumber } = recalls;
  return db
    .select({ id, batchId, batchNumber })
    .from(recalls)
    .where(and(eq(recalls.productId, productId), isNull(recalls.endedAt)));
}

export async function updateBatch(tx: Transaction, id: string, change: Partial<NewBatch>): Promise<Batch> {
  const [updated] = await tx
    .update(batches)
    .set({ ...change, version: sql`${batches.version} + 1` })
    .where(eq(batches.id, id))
    .returning();
  return updated as Batch;
}

export async function batchesExpiringBy(db: Database, day: string): Promise<Batch[]> {
  return db
    .select()
    .from(batches)
    .where(and(lte(batches.expiresOn, day), ne(batches.state, 'expired')));
}

const portion = alias(stockMovements, 'portion');

/** Of filled goods, which lay outside of their batch: how much they are. */
const filledUnitsOf = sql<number | null>`(select -${portion.batchUnits} from ${stockMovements} as "portion"
  where ${portion.id} = coalesce(${stockMovements.aboutId}, case when ${stockMovements.kind} = 'destroyed' then ${stockMovements.undoesId} end))`;

export type MovementRow = Awaited<ReturnType<typeof selectMovements>>[number];

export async function selectMovements(db: Database, productId: string, before: number | undefined) {
  return db
    .select({
      movement: stockMovements,
      batchNumber: batches.number,
      orderCode: orders.code,
      filledUnits: filledUnitsOf,
    })
    .from(stockMovements)
    .leftJoin(batches, eq(batches.id, stockMovements.batchId))
    .leftJoin(orders, and(eq(orders.id, stockMovements.orderId), isInSight))
    .where(
      and(eq(stockMovements.productId, productId), before === undefined ? undefined : lt(stockMovements.id, before)),
    )
    .orderBy(desc(stockMovements.id))
    .limit(movementPageSize + 1);
}
