import type { Transaction } from '../../db/pool.ts';
import type { Order } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';
import type { SignedForm } from '../../storage/upload-form.ts';
import { findFileOfOrder, insertFile, lockStoredFile, setOrder } from './prescription-queries.ts';
import { type PrescriptionParts, storeFile, versionOf } from './prescription-service.ts';
import { type AnnouncedFile, openForm } from './upload-announcement.ts';

/** A form for one scan of an order's original; it belongs to the patient like the file they handed in. */
export async function signOriginal(
  { db, objectStore, clock }: PrescriptionParts,
  { id, userId }: Pick<Order, 'id' | 'userId'>,
  file: AnnouncedFile,
): Promise<{ key: string; form: SignedForm }> {
  const { form, announced } = await openForm(objectStore, file, clock.now());
  await insertFile(db, { ...announced, userId, kind: 'originalScan', orderId: id });
  return { key: announced.key, form };
}

/** Checks and seals what arrived. Reads and writes the object store, so never inside a transaction. */
export async function storeOriginal(parts: PrescriptionParts, orderId: string, key: string): Promise<void> {
  await storeFile(parts, { key, orderId });
}

export interface BoundOriginal {
  version: string;
  /** `same`: these very bytes are the scan already. */
  place: 'first' | 'same' | 'replacing';
}

/** Makes it the scan that counts. The caller holds the order's lock. */
export async function bindOriginal(
  tx: Transaction,
  { orderId, key, now }: { orderId: string; key: string; now: Date },
): Promise<BoundOriginal> {
  const scan = await lockStoredFile(tx, { key, orderId });
  if (!scan) throw new ShopError('PrescriptionNotFound');
  const current = await findFileOfOrder(tx, orderId, 'originalScan', key);
  const isSame = current !== null && current.contentHash === scan.contentHash;
  const counting = isSame ? current : scan;
  await setOrder(tx, counting, orderId, now);
  if (isSame) return { version: versionOf(counting), place: 'same' };
  return { version: versionOf(counting), place: current ? 'replacing' : 'first' };
}
