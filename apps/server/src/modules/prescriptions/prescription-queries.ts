import type { FileSource } from '@shop/contract/desk/file-sources';
import { and, desc, eq, gt, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { type PrescriptionFile, type PrescriptionFileKind, prescriptionFiles } from '../../db/schema/prescriptions.ts';
import type { PdfFinding } from '../../files/pdf-check.ts';

const files = prescriptionFiles;

/** A file that a patient hands in, or one that the pharmacy keeps with an order: neither is found as the other. */
export type FileReference = { key: string } & ({ userId: string } | OrderFile);
export type OrderFile = { orderId: string; kind: PrescriptionFileKind };

export async function insertFile(db: Database, file: typeof files.$inferInsert): Promise<void> {
  await db.insert(files).values(file);
}

export async function findFile(db: Database, reference: FileReference): Promise<PrescriptionFile | null> {
  const [file] = await db.select().from(files).where(isMeant(reference));
  return file ?? null;
}

export interface StoredFacts {
  storedAt: Date;
  mediaType: string;
  pdfFindings: PdfFinding[] | null;
  contentHash: string;
  sealedWith: string | null;
}

/** Two parallel calls get the same answer. Null when the file was removed meanwhile. */
export async function markStored(
  db: Database,
  reference: FileReference,
  { storedAt, mediaType, pdfFindings, contentHash, sealedWith }: StoredFacts,
): Promise<PrescriptionFile | null> {
  const [file] = await db
    .update(files)
    .set({
      storedAt: sql`coalesce(${files.storedAt}, ${storedAt.toISOString()}::timestamptz)`,
      mediaType: sql`coalesce(${files.mediaType}, ${mediaType})`,
      sealedWith,
      pdfFindings,
      contentHash,
    })
    .where(isMeant(reference))
    .returning();
  return file ?? null;
}

/** Locks the file: another order that wants it waits until this transaction is over. */
export async function lockStoredFile(tx: Transaction, reference: FileReference): Promise<PrescriptionFile | null> {
  const [file] = await tx
    .select()
    .from(files)
    .where(and(isMeant(reference), isNotNull(files.storedAt)))
    .for('update');
  return file ?? null;
}

export async function setSource(tx: Transaction, key: string, attachedFrom: FileSource): Promise<void> {
  await tx.update(files).set({ attachedFrom }).where(eq(files.key, key));
}

/** In the place of the one of its kind that the order has. */
export async function setOrder(
  tx: Transaction,
  { key, kind }: Pick<PrescriptionFile, 'key' | 'kind'>,
  orderId: string,
  now: Date,
): Promise<void> {
  await tx
    .update(files)
    .set({ replacedAt: now })
    .where(and(eq(files.orderId, orderId), eq(files.kind, kind), ne(files.key, key), isNull(files.replacedAt)));
  await tx.update(files).set({ orderId, replacedAt: null }).where(eq(files.key, key));
}

/** The one of a kind that counts; `beside`: another one than this. */
export async function findFileOfOrder(
  db: Database,
  orderId: string,
  kind: PrescriptionFileKind = 'handedIn',
  beside = '',
): Promise<PrescriptionFile | null> {
  const [file] = await db
    .select()
    .from(files)
    .where(
      and(
        eq(files.orderId, orderId),
        eq(files.kind, kind),
        ne(files.key, beside),
        isNull(files.replacedAt),
        isNotNull(files.storedAt),
      ),
    )
    .orderBy(desc(files.createdAt))
    .limit(1);
  return file ?? null;
}

export async function selectFilesOf(db: Database, userId: string): Promise<PrescriptionFile[]> {
  return db.select().from(files).where(eq(files.userId, userId)).orderBy(files.createdAt, files.key);
}

/** Oldest first, also those that were replaced. */
export async function selectFilesOfOrder(db: Database, orderId: string): Promise<PrescriptionFile[]> {
  return db.select().from(files).where(eq(files.orderId, orderId)).orderBy(files.createdAt, files.key);
}

export async function setContentHash(db: Database, key: string, contentHash: string): Promise<void> {
  await db.update(files).set({ contentHash }).where(eq(files.key, key));
}

/** Files that have arrived and have no hash, from behind this key on. */
export async function selectUnhashed(db: Database, after: string, limit: number): Promise<PrescriptionFile[]> {
  return db
    .select()
    .from(files)
    .where(and(isNull(files.contentHash), isNotNull(files.storedAt), gt(files.key, after)))
    .orderBy(files.key)
    .limit(limit);
}

/** Files without an order: too old, never arrived, or of a deleted account. In batches. */
export async function selectOrphans(
  db: Database,
  { createdBefore, expiredBefore }: { createdBefore: Date; expiredBefore: Date },
  limit: number,
): Promise<{ key: string }[]> {
  const neverArrived = and(isNull(files.storedAt), lte(files.formExpiresAt, expiredBefore));
  return db
    .select({ key: files.key })
    .from(files)
    .where(and(isNull(files.orderId), or(isNull(files.userId), neverArrived, lte(files.createdAt, createdBefore))))
    .orderBy(files.createdAt)
    .limit(limit);
}

export async function selectUnorderedOf(db: Database, userId: string): Promise<{ key: string }[]> {
  return db
    .select({ key: files.key })
    .from(files)
    .where(and(eq(files.userId, userId), isNull(files.orderId)));
}

export async function deleteUnordered(db: Database, key: string): Promise<void> {
  await db.delete(files).where(and(eq(files.key, key), isNull(files.orderId)));
}

/** A file that was sent and is not wanted. */
export async function deleteUnstored(db: Database, key: string): Promise<void> {
  await db.delete(files).where(and(eq(files.key, key), isNull(files.storedAt)));
}

export async function deleteFilesOfOrder(db: Database, orderId: string): Promise<void> {
  await db.delete(files).where(eq(files.orderId, orderId));
}

function isMeant(reference: FileReference) {
  const isWhose =
    'userId' in reference
      ? and(eq(files.userId, reference.userId), eq(files.kind, 'handedIn'), isNull(files.attachedFrom))
      : and(eq(files.orderId, reference.orderId), eq(files.kind, reference.kind));
  return and(eq(files.key, reference.key), isWhose);
}
