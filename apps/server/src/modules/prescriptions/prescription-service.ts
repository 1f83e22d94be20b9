import { createHash, webcrypto } from 'node:crypto';
import type { ParsedInput } from '@shop/contract/endpoint';
import { type PrescriptionFormat, type requestPrescriptionUpload, takesPdfOnly } from '@shop/contract/prescription';
import type { Clock } from '../../clock.ts';
import { countUp } from '../../db/counters.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import type { PrescriptionFile } from '../../db/schema/prescriptions.ts';
import { createSemaphore } from '../../db/semaphore.ts';
import { ShopError } from '../../errors.ts';
import { checkPdf, type PdfFinding } from '../../files/pdf-check.ts';
import { daysBefore } from '../../retention.ts';
import { isObjectKey } from '../../storage/object-key.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import type { SignedForm } from '../../storage/upload-form.ts';
import { requireNotWithdrawn } from '../identity/consent-service.ts';
import { type CheckedFile, checkFile } from './file-check.ts';
import { orphanDays } from './file-removal-service.ts';
import {
  type FileReference,
  findFile,
  findFileOfOrder,
  insertFile,
  lockStoredFile,
  markStored,
  type StoredFacts,
  selectFilesOf,
  setOrder,
} from './prescription-queries.ts';
import { openForm } from './upload-announcement.ts';

export interface PrescriptionParts {
  db: Database;
  objectStore: ObjectStore;
  clock: Clock;
}

interface OwnKey {
  userId: string;
  key: string;
}

const formsPerHour = 20;
/**
 * Counts announced bytes, whether they came or not: more than anybody needs who photographs a prescription several
 * times.
 */
const bytesPerDay = 250 * 1024 * 1024;
/** A day less, so that no order is made with a file that is being removed. */
const usableDays = orphanDays - 1;
/** Opening, checking and sealing hold a file in memory several times over, so only two run at once. */
const handlingSemaphore = createSemaphore(2);

/** A form for one file of this person, and the key to name it by from then on. `ConsentRequired` after a withdrawal. */
export async function signUpload(
  { db, objectStore, clock }: PrescriptionParts,
  userId: string,
  file: ParsedInput<typeof requestPrescriptionUpload>['body'],
): Promise<{ key: string; form: SignedForm }> {
  const now = clock.now();
  await countForm(db, userId, file.sizeBytes, now);

  const { form, announced } = await openForm(objectStore, file, now);
  await db.transaction(async (tx) => {
    // A withdrawal meanwhile waits, and then finds this file among those it deletes.
    await requireNotWithdrawn(tx, userId);
    await insertFile(tx, { ...announced, userId });
  });
  return { key: announced.key, form };
}

async function countForm(db: Database, userId: string, sizeBytes: number, now: Date): Promise<void> {
  const forms = { key: `prescription forms of ${userId}`, limit: formsPerHour, windowSeconds: 60 * 60 };
  const nextForm = await countUp(db, forms, now);
  if (nextForm !== null) throw new ShopError('TooManyRequests', { retryAfterSeconds: nextForm });
  const volume = { key: `prescription bytes of ${userId}`, limit: bytesPerDay, windowSeconds: 24 * 60 * 60 };
  const nextDay = await countUp(db, { ...volume, by: sizeBytes }, now);
  if (nextDay !== null) throw new ShopError('UploadVolumeExceeded', { retryAfterSeconds: nextDay });
}

/**
 * Makes sure that the file has really arrived, is what it should be, and lies sealed in the store. Asked again, it looks
 * whether the bytes are still there. Reads and writes the object store, so never inside a transaction. Throws
 * `PrescriptionNotFound`, also for a foreign key, and `PrescriptionFileRefused`, also where only a signed PDF is of use.
 */
export async function storePrescription(
  parts: PrescriptionParts,
  { format, ...own }: OwnKey & { format: PrescriptionFormat },
): Promise<PrescriptionFile> {
  const stored = await storeFile(parts, own);
  if (takesPdfOnly(format) && stored.mediaType !== 'application/pdf') {
    throw new ShopError('PrescriptionFileRefused', { reason: 'notPdf' });
  }
  return stored;
}

async function storeFile(parts: PrescriptionParts, reference: FileReference): Promise<PrescriptionFile> {
  const { db, objectStore } = parts;
  const { key } = reference;
  const { file, facts } = await sealFile(parts, reference);
  if (!facts) return file;
  const stored = await markStored(db, reference, facts);
  if (!stored) {
    // The account was deleted meanwhile: no row refers to these bytes any more.
    await objectStore.remove(key);
    throw new ShopError('PrescriptionNotFound');
  }
  await objectStore.discardUpload(key);
  return stored;
}

export interface SealedFile {
  file: PrescriptionFile;
  /** What is still to be put on record of it (`markStored`); null where it is. */
  facts: StoredFacts | null;
}

/** Seals what has arrived of a file of either kind, so that it may be put on record. */
export async function sealFile(
  { db, objectStore, clock }: PrescriptionParts,
  reference: FileReference,
): Promise<SealedFile> {
  const { key } = reference;
  const file = isObjectKey(key) ? await findFile(db, reference) : null;
  if (!file || isTooOld(file, clock.now())) throw new ShopError('PrescriptionNotFound');
  if (file.storedAt) {
    if (!(await objectStore.has(key))) throw new ShopError('PrescriptionNotFound');
    return { file, facts: null };
  }
  const { sealedWith, ...checked } = await handlingSemaphore(() => putAway(objectStore, file));
  return { file, facts: { storedAt: clock.now(), ...checked, sealedWith } };
}

interface PutAway extends CheckedFile {
  contentHash: string;
  /** Null when another request has sealed it. */
  sealedWith: string | null;
}

/** Moves an upload to where it stays, sealed. A refused file is deleted. */
async function putAway(objectStore: ObjectStore, { key, sizeBytes }: PrescriptionFile): Promise<PutAway> {
  const arrived = await objectStore.readUpload(key);
  if (arrived) {
    const checked = { ...(await checkOrDiscard(arrived)), contentHash: await contentHashOf(arrived) };
    if (await objectStore.put(key, arrived)) return { ...checked, sealedWith: objectStore.sealId };
  }
  // Stored by another request, or by one that was interrupted before it could record it.
  const kept = await objectStore.read(key);
  if (!kept) throw new ShopError('PrescriptionNotFound');
  return { ...(await checkFile(kept, sizeBytes)), contentHash: await contentHashOf(kept), sealedWith: null };

  async function checkOrDiscard(bytes: Buffer) {
    try {
      return await checkFile(bytes, sizeBytes);
    } catch (refusal) {
      await objectStore.discardUpload(key);
      throw refusal;
    }
  }
}

/** Off the main thread: ten megabytes take their time. */
export async function contentHashOf(bytes: Buffer): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex');
}

function isTooOld({ orderId, createdAt }: PrescriptionFile, now: Date): boolean {
  return orderId === null && createdAt <= daysBefore(now, usableDays);
}

/**
 * Makes the file the order's prescription, in the place of an earlier one. Throws `PrescriptionNotFound` unless it is
 * stored, the person's own, and of no other order, and `ConsentRequired` after a withdrawal. The caller holds a lock on the order or has just made it, so that
 * two files for the same order come one after the other.
 */
export async function bindPrescription(
  tx: Transaction,
  { userId, key, orderId, now }: OwnKey & { orderId: string; now: Date },
): Promise<void> {
  await requireNotWithdrawn(tx, userId);
  const file = isObjectKey(key) ? await lockStoredFile(tx, { userId, key }) : null;
  if (!file || (file.orderId !== null && file.orderId !== orderId)) throw new ShopError('PrescriptionNotFound');
  await setOrder(tx, file, orderId, now);
}

/** The order's current file. */
export async function prescriptionOf(db: Database, orderId: string): Promise<PrescriptionFile | null> {
  return findFileOfOrder(db, orderId);
}

/**
 * A short name for the order's current file; null when it has none. Bytes under a key never change, so the same name is the
 * same file. The key itself opens the store and is told to nobody.
 */
export async function fileVersionOf(db: Database, orderId: string): Promise<string | null> {
  const file = await prescriptionOf(db, orderId);
  return file && versionOf(file);
}

export function versionOf({ key }: Pick<PrescriptionFile, 'key'>): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 8);
}

export interface OpenedFile {
  version: string;
  fileName: string;
  mediaType: string;
  /** As the patient sent them. */
  bytes: Buffer;
}

/** For whoever opens a prescription: with the findings about a PDF, to be shown before its bytes. */
export interface OpenedPrescription extends OpenedFile {
  pdfFindings: readonly PdfFinding[];
}

export async function openPrescription(
  parts: Pick<PrescriptionParts, 'db' | 'objectStore'>,
  orderId: string,
): Promise<OpenedPrescription | null> {
  const file = await prescriptionOf(parts.db, orderId);
  const opened = file && (await openFile(parts, file));
  if (!opened) return null;
  // Files from before the check existed are checked now.
  const isUnseen = opened.mediaType === 'application/pdf' && file.pdfFindings === null;
  const pdfFindings = isUnseen ? (await checkPdf(opened.bytes)).findings : (file.pdfFindings ?? []);
  return { ...opened, pdfFindings };
}

/** Null for a file that has not been stored. */
export async function openFile(
  { objectStore }: Pick<PrescriptionParts, 'objectStore'>,
  file: PrescriptionFile,
): Promise<OpenedFile | null> {
  const { key, fileName, mediaType } = file;
  const bytes = mediaType && (await objectStore.read(key));
  return bytes ? { version: versionOf(file), fileName, mediaType, bytes } : null;
}

/** All that this person has handed in, also what never arrived. */
export async function filesOf(db: Database, userId: string): Promise<PrescriptionFile[]> {
  return selectFilesOf(db, userId);
}
