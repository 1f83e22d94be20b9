import { statusesBeforePreparation } from '@shop/contract/order-status';
import { eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/pool.ts';
import { products } from '../db/schema/catalogue.ts';
import { orderLines, orders } from '../db/schema/orders.ts';
import { batches, stockMovements } from '../db/schema/stock.ts';
import { heldOf } from '../modules/stock/stock-service.ts';

/**
 * What does not add up, in words; nothing when the books are right. For each product: released batches are what is free plus
 * what orders hold less what is short; batches and free stock are the sums of their movements.
 */
export async function stockComplaints(db: Database): Promise<string[]> {
  const held = await heldByOrders(db);
  const complaints: string[] = [];
  const rows = await db.select().from(products);
  const kept = await db.select().from(batches);
  const moved = await db.select().from(stockMovements);
  for (const { id, title, stockUnits, shortUnits } of rows) {
    const released = sum(
      kept.filter(({ productId, state }) => productId === id && state === 'released'),
      'onHandUnits',
    );
    const reserved = held.get(id) ?? 0;
    if (released !== stockUnits + reserved - shortUnits) {
      complaints.push(`${title}: ${released} released, ${stockUnits} free, ${reserved} reserved, ${shortUnits} short`);
    }
    const booked = sum(
      moved.filter(({ productId }) => productId === id),
      'freeUnits',
    );
    if (booked !== stockUnits - shortUnits)
      complaints.push(`${title}: ${booked} free by its movements, not ${stockUnits}`);
  }
  for (const { id, number, onHandUnits } of kept) {
    const booked = sum(
      moved.filter(({ batchId }) => batchId === id),
      'batchUnits',
    );
    if (booked !== onHandUnits) complaints.push(`batch ${number}: ${booked} by its movements, not ${onHandUnits}`);
  }
  return complaints;
}

async function heldByOrders(db: Database): Promise<Map<string, number>> {
  const found = await db
    .select({ orderId: orders.id, productId: orderLines.productId, quantity: orderLines.quantity })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(inArray(orders.status, [...statusesBeforePreparation]));
  const held = new Map<string, number>();
  for (const { orderId, productId, quantity } of found) {
    for (const line of await heldOf(db, orderId, [{ productId, quantity }])) {
      held.set(productId, (held.get(productId) ?? 0) + line.quantity);
    }
  }
  return held;
}

function sum<Key extends string>(rows: readonly Record<Key, number>[], key: Key): number {
  return rows.reduce((total, row) => total + row[key], 0);
}
