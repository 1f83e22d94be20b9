import { and, asc, eq } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type AmendmentState, type OrderAmendment, orderAmendments } from '../../db/schema/order-amendments.ts';
import { orderLines } from '../../db/schema/orders.ts';

export async function insertAmendment(
  tx: Transaction,
  amendment: typeof orderAmendments.$inferInsert,
): Promise<OrderAmendment> {
  const [inserted] = await tx.insert(orderAmendments).values(amendment).returning();
  return inserted as OrderAmendment;
}

/** Oldest first. */
export async function amendmentsOf(db: Database, orderId: string): Promise<OrderAmendment[]> {
  return db
    .select()
    .from(orderAmendments)
    .where(eq(orderAmendments.orderId, orderId))
    .orderBy(asc(orderAmendments.proposedAt), asc(orderAmendments.id));
}

export async function openAmendmentOf(db: Database, orderId: string): Promise<OrderAmendment | null> {
  return (await amendmentsOf(db, orderId)).find(({ state }) => state === 'proposed') ?? null;
}

/** The one that is proposed, settled; null when there is none. The caller holds the lock on the order. */
export async function settleOpenAmendment(
  tx: Transaction,
  orderId: string,
  settled: { state: Exclude<AmendmentState, 'proposed'>; decidedAt: Date; notedBy: string | null },
): Promise<OrderAmendment | null> {
  const [amendment] = await tx
    .update(orderAmendments)
    .set(settled)
    .where(and(eq(orderAmendments.orderId, orderId), eq(orderAmendments.state, 'proposed')))
    .returning();
  return amendment ?? null;
}

export async function setLineQuantity(
  tx: Transaction,
  line: { orderId: string; position: number; quantity: number; totalCents: number },
): Promise<void> {
  const { orderId, position, quantity, totalCents } = line;
  await tx.update(orderLines).set({ quantity, totalCents }).where(lineAt(orderId, position));
}

export async function deleteLine(tx: Transaction, orderId: string, position: number): Promise<void> {
  await tx.delete(orderLines).where(lineAt(orderId, position));
}

function lineAt(orderId: string, position: number) {
  return and(eq(orderLines.orderId, orderId), eq(orderLines.position, position));
}
