import type { Transaction } from '../../db/pool.ts';
import type { Product } from '../../db/schema/catalogue.ts';
import type { NewMovement } from '../../db/schema/stock.ts';
import { ShopError } from '../../errors.ts';
import { germanDay } from '../../german-day.ts';
import { proposeBatches } from './batch-proposal.ts';
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
interface Preparer {
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
      movements.push({
        at: now,
        productId,
        batchId,
        orderId,
        kind: 'dispensed',
        batchUnits: -units,
        freeUnits: 0,
        byStaffId: by?.staffId ?? null,
        byName: by?.name ?? null,
      });
    }
  }
  if (lacking.length > 0) throw new ShopError('BatchMissing', { lines: lacking });
  await insertMovements(tx, movements);
}

/** What new products bring along without a delivery: one released batch of unknown number for each that has stock. */
export async function openStock(
  tx: Transaction,
  stocked: readonly Pick<Product, 'id' | 'stockUnits'>[],
  now: Date,
): Promise<void> {
  const rows = stocked
    .filter(({ stockUnits }) => stockUnits > 0)
    .map(({ id, stockUnits }) => ({
      productId: id,
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

function inLockOrder(lines: readonly HeldLine[]): HeldLine[] {
  return lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
}
