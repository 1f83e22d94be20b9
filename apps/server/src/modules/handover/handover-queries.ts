import type { ShippingType } from '@shop/contract/checkout';
import { and, asc, eq, getTableColumns, gt, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/pool.ts';
import { dispatches } from '../../db/schema/handover.ts';
import { type Order, orderLines, orders } from '../../db/schema/orders.ts';
import { batches, stockMovements } from '../../db/schema/stock.ts';

/** More than leave a pharmacy in a day; those that were released first. */
const mostShown = 500;

const isNotWithdrawn = isNull(orders.withdrawalDeclaredAt);

/** Packed or laid ready, and the patient has withdrawn from it since. */
export function ordersWithdrawn(db: Database): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(inArray(orders.status, ['preparing', 'readyForPickup']), isNotNull(orders.withdrawalDeclaredAt)))
    .orderBy(asc(orders.withdrawalDeclaredAt))
    .limit(mostShown);
}

/** Released and not out of the house yet. */
export function ordersToHandOver(db: Database, way: ShippingType): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(eq(orders.status, 'preparing'), isNotNull(orders.releasedAt), eq(orders.shippingType, way), isNotWithdrawn),
    )
    .orderBy(asc(orders.releasedAt))
    .limit(mostShown);
}

/** With which the courier came back: their last way ended at a closed door. */
export function ordersBackFromTour(db: Database): Promise<Order[]> {
  const later = alias(dispatches, 'later');
  const laterWay = db
    .select({ id: later.id })
    .from(later)
    .where(and(eq(later.orderId, dispatches.orderId), gt(later.number, dispatches.number)));
  return db
    .select(getTableColumns(orders))
    .from(orders)
    .innerJoin(dispatches, eq(dispatches.orderId, orders.id))
    .where(
      and(
        eq(orders.status, 'shipped'),
        eq(orders.shippingType, 'courier'),
        eq(dispatches.outcome, 'nobodyThere'),
        notExists(laterWay),
      ),
    )
    .orderBy(asc(orders.createdAt))
    .limit(mostShown);
}

/** What lies ready, the longest first. */
export function ordersReady(db: Database): Promise<Order[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'readyForPickup'), isNotWithdrawn))
    .orderBy(asc(orders.readyForPickupAt))
    .limit(mostShown);
}

/** What lies with these orders, container by container. */
export function containersOf(db: Database, orderIds: readonly string[]) {
  if (orderIds.length === 0) return [];
  const undoing = alias(stockMovements, 'undoing');
  const undone = db.select({ id: undoing.id }).from(undoing).where(eq(undoing.undoesId, stockMovements.id));
  const isOfLine = and(
    eq(orderLines.orderId, stockMovements.orderId),
    eq(orderLines.productId, stockMovements.productId),
  );
  return db
    .select({
      orderId: orderLines.orderId,
      name: orderLines.name,
      unit: orderLines.unit,
      units: sql<number>`-${stockMovements.batchUnits}`,
      batch: batches.number,
    })
    .from(stockMovements)
    .innerJoin(batches, eq(batches.id, stockMovements.batchId))
    .innerJoin(orderLines, isOfLine)
    .where(and(inArray(stockMovements.orderId, [...orderIds]), eq(stockMovements.kind, 'dispensed'), notExists(undone)))
    .orderBy(asc(stockMovements.id));
}
