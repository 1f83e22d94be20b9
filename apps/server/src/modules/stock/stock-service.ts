import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import type { Product } from '../../db/schema/catalogue.ts';
import { type Batch, batches, type NewMovement } from '../../db/schema/stock.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { byExpiry, isExpiredOn, proposeBatches } from './batch-proposal.ts';
import {
  type DispensedPortion,
  findPortions,
  findPortionsApart,
  wasPreparedWithoutBatches,
} from './portion-queries.ts';
import {
  changeFree,
  changeOnHand,
  insertBatches,
  insertMovements,
  lockStock,
  releasedBatches,
  takeFree,
} from './stock-queries.ts';

/** So much of a product, for one order. */
export interface HeldLine {
  productId: string;
  quantity: number;
}

interface OrderStock {
  orderId: string;
  lines: readonly HeldLine[];
  now: Date;
}

/** Holds the goods of a new order. The database itself refuses to hold more than is free. */
export async function reserveStock(tx: Transaction, order: OrderStock): Promise<void> {
  for (const { productId, quantity } of inLockOrder(order.lines)) await takeFree(tx, productId, quantity);
  await insertMovements(tx, holdMovements('reserved', order));
}

/** Gives back what an order held and does not need any more. */
export async function freeStock(tx: Transaction, order: OrderStock): Promise<void> {
  for (const { productId, quantity } of inLockOrder(order.lines)) await changeFree(tx, productId, quantity);
  await insertMovements(tx, holdMovements('freed', order));
}

function holdMovements(kind: 'reserved' | 'freed', { orderId, lines, now }: OrderStock): NewMovement[] {
  return lines.map(({ productId, quantity }) => {
    const freeUnits = kind === 'freed' ? quantity : -quantity;
    return { at: now, productId, orderId, kind, batchUnits: 0, freeUnits };
  });
}

/** Who of the pharmacy takes the goods off the shelf. */
export interface Preparer {
  staffId: string | null;
  name: string;
}

interface LineOnShelf extends HeldLine {
  position: number;
}

/**
 * Takes what an order holds out of batches, the earliest expiry first: from here on it lies with the order. Throws
 * `BatchMissing` where the released batches have less, and then takes nothing.
 */
export async function dispenseStock(
  tx: Transaction,
  { orderId, lines, now, by }: { orderId: string; lines: readonly LineOnShelf[]; now: Date; by: Preparer | null },
): Promise<void> {
  const productIds = lines.map(({ productId }) => productId);
  await lockStock(tx, productIds);
  const day = germanDay(now);
  const movements: NewMovement[] = [];
  const lacking: { position: number; missing: number }[] = [];
  for (const { productId, position, quantity } of lines) {
    const { portions, missing } = proposeBatches(await releasedBatches(tx, productId), quantity, day);
    if (missing > 0) lacking.push({ position, missing });
    for (const { batchId, units } of portions) {
      await changeOnHand(tx, batchId, -units);
      movements.push(dispensedMovement({ orderId, productId, batchId, units, now, by }));
    }
  }
  if (lacking.length > 0) throw new ShopError('BatchMissing', { lines: lacking });
  await insertMovements(tx, movements);
}

export type { DispensedPortion };

export function portionsOf(db: Database, orderId: string): Promise<DispensedPortion[]> {
  return findPortions(db, orderId);
}

/** What lies apart for any order in sight, with that order. */
export function portionsApart(db: Database) {
  return findPortionsApart(db);
}

/** From which other batches a portion could be taken on this day, the earliest expiry first. */
export async function otherBatchesFor(db: Database, portion: DispensedPortion, day: string): Promise<Batch[]> {
  const { productId, units, batch } = portion;
  return (await releasedBatches(db, productId))
    .filter((other) => other.id !== batch.id && other.onHandUnits >= units && !isExpiredOn(day, other))
    .toSorted(byExpiry);
}

/** Whether a batch may leave the house on this day. */
export function isDispensableOn(day: string, batch: Pick<Batch, 'state' | 'expiresOn'>): boolean {
  return batch.state === 'released' && !isExpiredOn(day, batch);
}

/**
 * What an order that nobody packs holds of the stock: what was ordered, less what is filled and set aside for it. Nothing where
 * its goods were taken before batches were recorded.
 */
export async function heldOf<Line extends HeldLine>(
  db: Database,
  orderId: string,
  lines: readonly Line[],
): Promise<Line[]> {
  if (await wasPreparedWithoutBatches(db, orderId)) return [];
  const portions = await findPortions(db, orderId);
  return lines
    .map((line) => ({ ...line, quantity: heldBeside(portions, line) }))
    .filter(({ quantity }) => quantity > 0);
}

/** What of a line is held of the stock beside these portions. */
export function heldBeside(portions: readonly Pick<DispensedPortion, 'productId' | 'units'>[], line: HeldLine): number {
  const filled = portions.filter(({ productId }) => productId === line.productId);
  return Math.max(0, line.quantity - filled.reduce((sum, { units }) => sum + units, 0));
}

/** Nobody sells, frees or dispenses these products until the transaction is over. */
export async function lockProducts(tx: Transaction, of: readonly { productId: string }[]): Promise<void> {
  await lockStock(
    tx,
    of.map(({ productId }) => productId),
  );
}

/** What the products of a demo shop bring along without a delivery: one released batch for each that has stock. */
export async function openStock(
  tx: Transaction,
  stocked: readonly Pick<Product, 'id' | 'stockUnits' | 'pzn' | 'slug' | 'type' | 'unit'>[],
  now: Date,
): Promise<void> {
  const rows = stocked
    .filter(({ stockUnits }) => stockUnits > 0)
    .map(({ id, stockUnits, pzn, slug, type, unit }) => ({
      productId: id,
      number: `A-${pzn ?? slug}`,
      ...(type === 'extract' && unit === 'milliliter' && { carrier: 'MCT-Öl', inUseDays: 90 }),
      state: 'released' as const,
      onHandUnits: stockUnits,
      receivedAt: now,
    }));
  const opened = await insertBatches(tx, rows);
  await insertMovements(
    tx,
    opened.map(({ id, productId, onHandUnits }) => ({
      at: now,
      productId,
      batchId: id,
      kind: 'opening',
      batchUnits: onHandUnits,
      freeUnits: onHandUnits,
    })),
  );
}

export function dispensedMovement(taken: {
  orderId: string;
  productId: string;
  batchId: string;
  units: number;
  now: Date;
  by: Preparer | null;
}): NewMovement {
  const { orderId, productId, batchId, units, now, by } = taken;
  return {
    at: now,
    productId,
    batchId,
    orderId,
    kind: 'dispensed',
    batchUnits: -units,
    freeUnits: 0,
    byStaffId: by?.staffId ?? null,
    byName: by?.name ?? null,
  };
}

function inLockOrder(lines: readonly HeldLine[]): HeldLine[] {
  return lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
}

/** The ids of all that carry this number: deliveries of one batch are apart, and two manufacturers may use the same. */
export async function batchIdsNumbered(db: Database, number: string): Promise<string[]> {
  const found = await db.select({ id: batches.id }).from(batches).where(eq(batches.number, number));
  return found.map(({ id }) => id);
}
