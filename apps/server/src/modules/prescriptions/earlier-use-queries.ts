import { and, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isInSight } from '../../db/in-sight.ts';
import type { Database } from '../../db/pool.ts';
import { type Order, type OrderLine, orderLines, orders } from '../../db/schema/orders.ts';
import { prescriptionRecords, type SavedRecord } from '../../db/schema/prescription-reviews.ts';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';

/** Orders beside this one that have a file with the same bytes. */
export async function ordersWithSameFile(db: Database, orderId: string): Promise<Order[]> {
  const own = prescriptionFiles;
  const same = alias(prescriptionFiles, 'same');
  const found = await db
    .selectDistinct({ id: same.orderId })
    .from(own)
    .innerJoin(same, eq(same.contentHash, own.contentHash))
    .where(and(eq(own.orderId, orderId), isNull(own.replacedAt), ne(same.orderId, orderId), isNotNull(same.orderId)));
  const ids = found.flatMap(({ id }) => id ?? []);
  return ids.length === 0
    ? []
    : db
        .select()
        .from(orders)
        .where(and(inArray(orders.id, ids), isInSight));
}

/** Orders beside this one with a prescription of that day, of the same account or of somebody born on the same day. */
export async function ordersIssuedOn(
  db: Database,
  { id, userId, birthDate }: Pick<Order, 'id' | 'userId' | 'birthDate'>,
  issuedOn: string,
): Promise<{ order: Order; saved: SavedRecord }[]> {
  const isSameAccount = userId === null ? undefined : eq(orders.userId, userId);
  return db
    .select({ order: orders, saved: prescriptionRecords })
    .from(prescriptionRecords)
    .innerJoin(orders, eq(orders.id, prescriptionRecords.orderId))
    .where(
      and(
        eq(prescriptionRecords.issuedOn, issuedOn),
        ne(orders.id, id),
        isInSight,
        or(isSameAccount, eq(orders.birthDate, birthDate)),
      ),
    );
}

export async function linesOfOrders(db: Database, ids: string[]): Promise<OrderLine[]> {
  return ids.length === 0 ? [] : db.select().from(orderLines).where(inArray(orderLines.orderId, ids));
}
