import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/pool.ts';
import { daysBefore, periods } from '../../retention.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { removeRecords } from '../records/removal-service.ts';
import {
  deleteFilesOfOrder,
  deleteUnordered,
  selectFilesOfOrder,
  selectOrphans,
  selectUnorderedOf,
} from './prescription-queries.ts';
import { deleteReview } from './review-queries.ts';

interface RemovalParts {
  db: Database;
  objectStore: ObjectStore;
}

export const orphanDays = periods.unorderedFileDays;
/** Long after its form has expired, nothing will arrive any more. */
const uploadDays = 1;
const removedAtATime = 100;

/**
 * Deletes what belongs to no order: files after 30 days, forms that were never used, and what a deleted account left
 * behind.
 */
export async function removeOrphans(parts: RemovalParts, now: Date): Promise<void> {
  const limits = { createdBefore: daysBefore(now, orphanDays), expiredBefore: daysBefore(now, uploadDays) };
  let orphans: { key: string }[];
  do {
    orphans = await selectOrphans(parts.db, limits, removedAtATime);
    for (const { key } of orphans) await removeFile(parts, key);
  } while (orphans.length === removedAtATime);
  await parts.objectStore.removeOldUploads(daysBefore(now, uploadDays));
}

/** When an account is deleted: the files that no order keeps. Before the account, so that none is left unseen. */
export async function removeFilesOf(parts: RemovalParts, userId: string): Promise<void> {
  for (const { key } of await selectUnorderedOf(parts.db, userId)) await removeFile(parts, key);
}

/** When an order is no longer kept. The rows go with the order. */
export async function removeFilesOfOrder({ db, objectStore }: RemovalParts, orderId: string): Promise<void> {
  for (const { key } of await selectFilesOfOrder(db, orderId)) await objectStore.remove(key);
}

/** The same while the order itself is still kept: the files go, bytes and rows, and what was written down from them. */
export async function dropFilesOfOrder(parts: RemovalParts & { clock: Clock }, orderId: string): Promise<void> {
  await removeFilesOfOrder(parts, orderId);
  await removeRecords(parts.db, { reason: 'erasure', at: parts.clock.now() }, async (tx) => {
    await deleteFilesOfOrder(tx, orderId);
    await deleteReview(tx, orderId);
  });
}

/** The bytes first: after a crash in between, the row is still there to try again. */
async function removeFile({ db, objectStore }: RemovalParts, key: string) {
  await objectStore.discardUpload(key);
  await objectStore.remove(key);
  await deleteUnordered(db, key);
}
