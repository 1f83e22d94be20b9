import { and, asc, desc, eq, inArray, isNotNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isInSight } from '../../db/in-sight.ts';
import type { Database } from '../../db/pool.ts';
import { type Product, products } from '../../db/schema/catalogue.ts';
import { orderEvents, orders } from '../../db/schema/orders.ts';
import { type Batch, batches, stockMovements } from '../../db/schema/stock.ts';

/** What lies with an order, by the movement that took it out. */
export interface DispensedPortion {
  movementId: number;
  productId: string;
  units: number;
  batch: Batch;
  /** What the catalogue says, where the certificate of the batch does not. */
  product: Pick<Product, 'title' | 'unit' | 'thcPercent' | 'cbdPercent' | 'thcMgPerMl' | 'cbdMgPerMl'>;
  /** When it was last laid apart, by nobody where the order ended by itself; it may be packed again since. */
  setAside: { at: Date; by: string | null } | null;
  /** It lies apart now: set aside for its order, or waiting for an answer after the order's end. */
  isApart: boolean;
}

const undoing = alias(stockMovements, 'undoing');

const notUndone = (db: Database) =>
  notExists(db.select({ one: sql`1` }).from(undoing).where(eq(undoing.undoesId, stockMovements.id)));

const isTakenOut = eq(stockMovements.kind, 'dispensed');

function portions(db: Database) {
  const { title, unit, thcPercent, cbdPercent, thcMgPerMl, cbdMgPerMl } = products;
  return db
    .select({
      movement: stockMovements,
      batch: batches,
      product: { title, unit, thcPercent, cbdPercent, thcMgPerMl, cbdMgPerMl },
    })
    .from(stockMovements)
    .innerJoin(batches, eq(batches.id, stockMovements.batchId))
    .innerJoin(products, eq(products.id, stockMovements.productId))
    .$dynamic();
}

/** What was taken out of batches for an order and has not gone back. */
export async function findPortions(db: Database, orderId: string): Promise<DispensedPortion[]> {
  const found = await portions(db)
    .where(and(eq(stockMovements.orderId, orderId), isTakenOut, notUndone(db)))
    .orderBy(asc(stockMovements.id));
  return withAside(db, found);
}

/** With the order that each is for; of those that the desk may show, the oldest first. */
export async function findPortionsApart(db: Database) {
  const about = alias(stockMovements, 'about');
  const last = db
    .selectDistinctOn([about.aboutId], { aboutId: about.aboutId, kind: about.kind })
    .from(about)
    .where(isNotNull(about.aboutId))
    .orderBy(about.aboutId, desc(about.id))
    .as('last');
  const found = await db
    .select({ id: stockMovements.id, order: orders })
    .from(stockMovements)
    .innerJoin(last, and(eq(last.aboutId, stockMovements.id), eq(last.kind, 'setAside')))
    .innerJoin(orders, and(eq(orders.id, stockMovements.orderId), isInSight))
    .where(and(isTakenOut, notUndone(db)));
  const orderOf = new Map(found.map(({ id, order }) => [id, order]));
  if (orderOf.size === 0) return [];
  const rows = await portions(db)
    .where(inArray(stockMovements.id, [...orderOf.keys()]))
    .orderBy(asc(stockMovements.id));
  return (await withAside(db, rows)).flatMap((portion) => {
    const order = orderOf.get(portion.movementId);
    return order ? [{ ...portion, order }] : [];
  });
}

async function withAside(db: Database, found: Awaited<ReturnType<typeof portions>>): Promise<DispensedPortion[]> {
  if (found.length === 0) return [];
  const ids = found.map(({ movement }) => movement.id);
  const apart = await db
    .select()
    .from(stockMovements)
    .where(inArray(stockMovements.aboutId, ids))
    .orderBy(asc(stockMovements.id));
  return found.map(({ movement: { id, productId, batchUnits }, batch, product }) => {
    const about = apart.filter(({ aboutId }) => aboutId === id);
    const laid = about.findLast(({ kind }) => kind === 'setAside');
    return {
      movementId: id,
      productId,
      units: -batchUnits,
      batch,
      product,
      setAside: laid ? { at: laid.at, by: laid.byName } : null,
      isApart: about.at(-1)?.kind === 'setAside',
    };
  });
}

/** Prepared before batches were recorded: nothing says from where its goods came. */
export async function wasPreparedWithoutBatches(db: Database, orderId: string): Promise<boolean> {
  const isPrepared = and(eq(orderEvents.orderId, orderId), eq(orderEvents.status, 'preparing'));
  if ((await db.$count(orderEvents, isPrepared)) === 0) return false;
  return (await db.$count(stockMovements, and(eq(stockMovements.orderId, orderId), isTakenOut))) === 0;
}
