import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/pool.ts';
import type { ObjectStore } from './object-store.ts';

export interface ResealingParts {
  db: Database;
  objectStore: ObjectStore;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** What the database knows of one kind of file. */
interface SealedFiles {
  /** Those that another secret has sealed, by their key, so many of them after a key. */
  selectSealedOtherwise(
    db: Database,
    from: { sealId: string; after: string },
    limit: number,
  ): Promise<{ key: string }[]>;
  markSealed(db: Database, key: string, sealId: string): Promise<void>;
  countSealedOtherwise(db: Database, sealId: string): Promise<number>;
}

const atATime = 100;

/**
 * Seals every file of a kind that the previous secret has sealed anew; returns how many are left. Several processes may
 * run this, and it may be killed at any time.
 */
export async function resealFiles(
  { db, objectStore, log }: ResealingParts,
  { what, ...known }: SealedFiles & { what: string },
  stopping: AbortSignal,
): Promise<number> {
  const { sealId } = objectStore;
  let files: { key: string }[] = [];
  do {
    files = await known.selectSealedOtherwise(db, { sealId, after: files.at(-1)?.key ?? '' }, atATime);
    for (const { key } of files) {
      if (stopping.aborted) break;
      try {
        if (await objectStore.sealAnew(key)) await known.markSealed(db, key, sealId);
      } catch (err) {
        // A damaged or unreachable file does not hold up the others.
        log.error({ err, file: key }, `${what} could not be sealed anew`);
      }
    }
  } while (files.length === atATime && !stopping.aborted);
  return known.countSealedOtherwise(db, sealId);
}
