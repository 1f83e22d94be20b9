import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/pool.ts';
import type { Keys } from '../../keys.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { sealMailsAnew } from '../mail/mail-resealing-service.ts';
import { sealFilesAnew } from '../prescriptions/file-resealing-service.ts';
import { sealCertificatesAnew } from '../stock/certificate-resealing-service.ts';

interface ResealingParts {
  db: Database;
  keys: Keys;
  objectStore: ObjectStore;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** After APP_SECRET was changed: re-seals what the previous one sealed, and says when that is no longer needed. */
export async function sealAnew(parts: ResealingParts, stopping: AbortSignal): Promise<void> {
  if (!parts.keys.hasPrevious) return;
  const mails = await sealMailsAnew(parts);
  const files = (await sealFilesAnew(parts, stopping)) + (await sealCertificatesAnew(parts, stopping));
  if (stopping.aborted) return;
  if (mails + files === 0) {
    parts.log.info('nothing is sealed with APP_SECRET_PREVIOUS any more: it can be removed');
  } else {
    parts.log.warn({ mails, files }, 'APP_SECRET_PREVIOUS is still needed');
  }
}
