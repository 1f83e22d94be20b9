import { createHash } from 'node:crypto';
import type { Database } from '../../db/pool.ts';
import type { Batch, BatchCertificate } from '../../db/schema/stock.ts';
import { createSemaphore } from '../../db/semaphore.ts';
import { ShopError } from '../../errors.ts';
import { shownFileName } from '../../files/shown-file-name.ts';
import { germanDay } from '../../german-day.ts';
import { newObjectKey } from '../../storage/object-key.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { recordAct } from '../journal/journal-service.ts';
import { isFirst } from '../orders/desk-request-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { updateBatch } from './batch-queries.ts';
import { lockBatch, requireBatch, type StockParts } from './batch-service.ts';
import { checkCertificate } from './certificate-check.ts';
import {
  certificateDispensedNext,
  certificatesOf,
  findCertificate,
  insertCertificate,
  replaceCertificate,
} from './certificate-queries.ts';

export type CertificateParts = StockParts & { objectStore: ObjectStore };

/** Checking and sealing hold a file in memory several times over, so only two run at once. */
const handlingSemaphore = createSemaphore(2);

interface AttachedFile {
  id: string;
  version: number;
  key: string;
  fileName: string;
  bytes: Buffer;
}

/** Makes it the certificate that counts. Throws `CertificateRefused` and `BatchChanged`; the same file again changes nothing. */
export async function attach(
  parts: CertificateParts,
  colleague: Colleague,
  { id, version, key, fileName, bytes }: AttachedFile,
): Promise<Batch> {
  const now = parts.clock.now();
  const seen = await requireBatch(parts.db, id);
  await handlingSemaphore(() => checkCertificate(bytes));
  const contentHash = createHash('sha256').update(bytes).digest('hex');
  const [current] = await certificatesOf(parts.db, [id]);
  if (current && current.replacedAt === null && current.contentHash === contentHash) return seen;

  // Before the row that names it: what fails in between leaves sealed bytes that nobody can find, never a row without its file.
  const objectKey = newObjectKey();
  await handlingSemaphore(() => parts.objectStore.put(objectKey, bytes));
  const { sealId: sealedWith } = parts.objectStore;
  const name = shownFileName(fileName, 'zertifikat.pdf');
  const by = { attachedAt: now, attachedBy: colleague.id, attachedByName: colleague.name };
  const file = { objectKey, fileName: name, sizeBytes: bytes.length, contentHash, sealedWith };
  const { batch, isKept } = await parts.db
    .transaction(async (tx) => {
      const before = await lockBatch(tx, id);
      if (!(await isFirst(tx, { staffId: colleague.id, key, now }))) return { batch: before, isKept: false };
      if (before.version !== version) throw new ShopError('BatchChanged');
      const isReplaced = await replaceCertificate(tx, id, now);
      await insertCertificate(tx, { batchId: id, ...file, ...by });
      await recordAct(tx, colleague, {
        at: now,
        subject: 'batch',
        subjectId: id,
        what: isReplaced ? 'certificateReplaced' : 'certificateAttached',
        detail: { number: before.number, file: name, bytes: bytes.length, sha256: contentHash },
      });
      // A new version of the batch: the shop hears of it in every process, and so does whoever has it open.
      return { batch: await updateBatch(tx, id, {}), isKept: true };
    })
    .catch(async (error: unknown) => {
      await discard();
      throw error;
    });
  if (!isKept) await discard();
  parts.changes.announce('catalogue_changed');
  return batch;

  function discard(): Promise<void> {
    return parts.objectStore.remove(objectKey).catch(() => undefined);
  }
}

export interface OpenedCertificate extends BatchCertificate {
  bytes: Buffer;
}

/** Any of them, for the desk. */
export async function openCertificate(
  parts: Pick<CertificateParts, 'db' | 'objectStore'>,
  id: string,
): Promise<OpenedCertificate> {
  const certificate = await findCertificate(parts.db, id);
  if (!certificate) throw new ShopError('NotFound');
  return { ...certificate, bytes: await bytesOf(parts, certificate) };
}

/** The one that the shop offers for a product: of the batch that would be dispensed now, and of no other. */
export async function offeredCertificate(db: Database, productId: string, now: Date): Promise<BatchCertificate> {
  const certificate = await certificateDispensedNext(db, productId, germanDay(now));
  if (!certificate) throw new ShopError('NotFound');
  return certificate;
}

export async function bytesOf(
  { objectStore }: Pick<CertificateParts, 'objectStore'>,
  { objectKey }: BatchCertificate,
): Promise<Buffer> {
  const bytes = await objectStore.read(objectKey);
  if (!bytes) throw new ShopError('NotFound');
  return bytes;
}
