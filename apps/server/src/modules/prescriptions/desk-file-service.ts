import type { FileSource } from '@shop/contract/desk/file-sources';
import type { Transaction } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import type { PrescriptionFileKind } from '../../db/schema/prescriptions.ts';
import { ShopError } from '../../errors.ts';
import type { SignedForm } from '../../storage/upload-form.ts';
import {
  deleteUnstored,
  findFile,
  findFileOfOrder,
  insertFile,
  lockStoredFile,
  markStored,
  type OrderFile,
  setOrder,
  setSource,
} from './prescription-queries.ts';
import { type PrescriptionParts, type SealedFile, sealFile, versionOf } from './prescription-service.ts';
import { type AnnouncedFile, openForm } from './upload-announcement.ts';

/**
 * A form for one file that somebody of the pharmacy sends for an order; it belongs to the patient like what they handed in. What a
 * device of the pharmacy calls it may name somebody else, and is not kept.
 */
export async function signForOrder(
  { db, objectStore, clock }: PrescriptionParts,
  { id, userId }: Pick<Order, 'id' | 'userId'>,
  kind: PrescriptionFileKind,
  { fileName, sizeBytes }: AnnouncedFile,
): Promise<{ key: string; form: SignedForm }> {
  const [, ending = ''] = /(\.[a-z]{3,4})$/i.exec(fileName) ?? [];
  const named = { fileName: `rezept${ending.toLowerCase()}`, sizeBytes };
  const { form, announced } = await openForm(objectStore, named, clock.now());
  await insertFile(db, { ...announced, userId, kind, orderId: id });
  return { key: announced.key, form };
}

export interface BoundFile {
  version: string;
  /** `same`: these very bytes are the one of its kind already. */
  place: 'first' | 'same' | 'replacing';
}

/** What is decided about a file that lies sealed, in one transaction with what it means for its order. */
type Decide = (tx: Transaction, sent: { mediaType: string | null; bind: Bind }) => Promise<BoundFile>;
/** Makes it the one of its kind that counts. The order's lock is held. */
type Bind = (now: Date, from?: FileSource) => Promise<BoundFile>;

/**
 * Takes in what was sent for an order. Its bytes are sealed first and it is on record with the decision, so nobody meets a file
 * that the order does not know of, and a crash in between loses nothing: asked again, it goes on.
 */
export async function takeIn(
  parts: PrescriptionParts,
  reference: { key: string } & OrderFile,
  decide: Decide,
): Promise<BoundFile> {
  const sealed = await sealFile(parts, reference);
  const mediaType = sealed.facts?.mediaType ?? sealed.file.mediaType;
  try {
    const bound = await parts.db.transaction((tx) =>
      decide(tx, { mediaType, bind: (now, from) => bindFile(tx, reference, sealed, { now, from }) }),
    );
    const isNeeded = bound.place !== 'same' || bound.version === versionOf(sealed.file);
    if (isNeeded) await parts.objectStore.discardUpload(reference.key);
    else await dismiss(parts, reference);
    return bound;
  } catch (error) {
    const isRefused = error instanceof ShopError && error.id === 'PrescriptionFileRefused';
    if (isRefused || (await findFile(parts.db, reference)) === null) await dismiss(parts, reference);
    throw error;
  }
}

async function bindFile(
  tx: Transaction,
  reference: { key: string } & OrderFile,
  { file, facts }: SealedFile,
  { now, from }: { now: Date; from: FileSource | undefined },
): Promise<BoundFile> {
  const { orderId, kind } = reference;
  const current = await findFileOfOrder(tx, orderId, kind);
  const contentHash = facts?.contentHash ?? file.contentHash;
  const isSame = current !== null && (current.key === file.key || current.contentHash === contentHash);
  if (isSame) return { version: versionOf(current), place: 'same' };
  const stored = facts ? await markStored(tx, reference, facts) : await lockStoredFile(tx, reference);
  if (!stored) throw new ShopError('PrescriptionNotFound');
  await setOrder(tx, stored, orderId, now);
  if (from) await setSource(tx, stored.key, from);
  return { version: versionOf(stored), place: current ? 'replacing' : 'first' };
}

/** The bytes first: after a crash in between, the row goes with its order. What is on record stays. */
async function dismiss({ db, objectStore }: PrescriptionParts, reference: { key: string } & OrderFile): Promise<void> {
  const { key } = reference;
  if ((await findFile(db, reference))?.storedAt) return;
  await objectStore.discardUpload(key);
  await objectStore.remove(key);
  await deleteUnstored(db, key);
}
