import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FileAnswer } from '../../http/file-answer.ts';
import { type BackupParts, backUp } from './backup-service.ts';

/** On the operator's listener, because the embedded database is the running shop's. `npm run backup` encrypts it. */
export function serveBackup(
  app: FastifyInstance,
  parts: BackupParts,
  refuseStrangers: (request: FastifyRequest) => void,
): void {
  // A large shop takes longer than other answers may.
  app.post('/api/backup', { handlerTimeout: 3_600_000 }, async (request, reply) => {
    refuseStrangers(request);
    return new FileAnswer({ name: 'backup.tar.gz', mediaType: 'application/gzip', bytes: backUp(parts) }).send(reply);
  });
}
