import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/pool.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { countSealedOtherwise, markSealed, selectSealedOtherwise } from './certificate-queries.ts';

interface ResealingParts {
  db: Database;
  objectStore: ObjectStore;
  log: Pick<FastifyBaseLogger, 'error'>;
}

const atATime = 100;

/** Re-seals every certificate that the previous secret has sealed; returns how many are left. May be killed at any time. */
export async function sealCertificatesAnew(
  { db, objectStore, log }: ResealingParts,
  stopping: AbortSignal,
): Promise<number> {
  const { sealId } = objectStore;
  let files: { key: string }[] = [];
  do {
    files = await selectSealedOtherwise(db, { sealId, after: files.at(-1)?.key ?? '' }, atATime);
    for (const { key } of files) {
      if (stopping.aborted) break;
      try {
        if (await objectStore.sealAnew(key)) await markSealed(db, key, sealId);
      } catch (err) {
        // A damaged or unreachable file does not hold up the others.
        log.error({ err, file: key }, 'a certificate could not be sealed anew');
      }
    }
  } while (files.length === atATime && !stopping.aborted);
  return countSealedOtherwise(db, sealId);
}
