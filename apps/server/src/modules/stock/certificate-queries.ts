import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type BatchCertificate, batchCertificates, batches, type NewBatchCertificate } from '../../db/schema/stock.ts';
import { isDispensableNow } from './stock-queries.ts';

/** Of these batches, the one that counts first. */
export async function certificatesOf(db: Database, batchIds: readonly string[]): Promise<BatchCertificate[]> {
  if (batchIds.length === 0) return [];
  return db
    .select()
    .from(batchCertificates)
    .where(inArray(batchCertificates.batchId, [...batchIds]))
    .orderBy(sql`${batchCertificates.replacedAt} desc nulls first`, desc(batchCertificates.attachedAt));
}

export async function findCertificate(db: Database, id: string): Promise<BatchCertificate | null> {
  const [found] = await db.select().from(batchCertificates).where(eq(batchCertificates.id, id));
  return found ?? null;
}

/** The file that counts of the batch that would be dispensed on this day. */
export async function certificateDispensedNext(
  db: Database,
  productId: string,
  day: string,
): Promise<BatchCertificate | null> {
  const [next] = await db
    .select({ certificate: batchCertificates })
    .from(batches)
    .leftJoin(batchCertificates, counts)
    .where(and(eq(batches.productId, productId), isDispensableNow(day)))
    .orderBy(sql`${batches.expiresOn} asc nulls first`, batches.id)
    .limit(1);
  return next?.certificate ?? null;
}

const counts = and(eq(batchCertificates.batchId, batches.id), isNull(batchCertificates.replacedAt));

/** Another takes its place; it stays on record. */
export async function replaceCertificate(tx: Transaction, batchId: string, now: Date): Promise<boolean> {
  const replaced = await tx
    .update(batchCertificates)
    .set({ replacedAt: now })
    .where(and(eq(batchCertificates.batchId, batchId), isNull(batchCertificates.replacedAt)))
    .returning({ id: batchCertificates.id });
  return replaced.length > 0;
}

export async function insertCertificate(tx: Transaction, row: NewBatchCertificate): Promise<void> {
  await tx.insert(batchCertificates).values(row);
}
