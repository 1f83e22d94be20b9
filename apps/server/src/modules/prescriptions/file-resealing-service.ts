import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/pool.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { countSealedOtherwise, markSealed, selectSealedOtherwise } from './prescription-queries.ts';

interface ResealingParts {
  db: Database;
  objectStore: ObjectStore;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const atATime = 100;

/**
 * Seals every prescription file anew that the previous secret has sealed; the number of those that are left. Among them
 * may be one that was never put away: it goes within a day. Any number of processes may do this, and it may be killed at
 * any moment: a file is there under the one seal or the other.
 */
export async function sealFilesAnew({ db, objectStore, log }: ResealingParts, stopping: AbortSignal): Promise<number> {
  const { sealId } = objectStore;
  let files: { key: string }[] = [];
  do {
    files = await selectSealedOtherwise(db, { sealId, after: files.at(-1)?.key ?? '' }, atATime);
    for (const { key } of files) {
      if (stopping.aborted) break;
      try {
        if (await objectStore.sealAnew(key)) await markSealed(db, key, sealId);
      } catch (err) {
        // One that is damaged or out of reach does not keep the others waiting.
        log.error({ err, file: key }, 'a prescription file could not be sealed anew');
      }
    }
  } while (files.length === atATime && !stopping.aborted);
  return countSealedOtherwise(db, sealId);
}
