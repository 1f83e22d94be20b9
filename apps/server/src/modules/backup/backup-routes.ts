import type { FastifyInstance, FastifyRequest } from 'fastify';
import { FileAnswer } from '../../http/file-answer.ts';
import { type BackupParts, backUp } from './backup-service.ts';

/** On the operator's listener, because the embedded database is the running shop's. `npm run backup` encrypts it. */
export function serveBackup(
  app: FastifyInstance,
  parts: BackupParts,
  refuseStrangers: (request: FastifyRequest) => void,
): void {
  // A large shop takes longer than other answers may, and has many files to name.
  const limits = { handlerTimeout: 3_600_000, bodyLimit: 64 * 2 ** 20 };
  app.post<{ Body: { held?: unknown } | null }>('/api/backup', limits, async (request, reply) => {
    refuseStrangers(request);
    const given = request.body?.held;
    const held = new Set(Array.isArray(given) ? given.map(String) : []);
    const bytes = backUp({ ...parts, held });
    return new FileAnswer({ name: 'backup.tar.gz', mediaType: 'application/gzip', bytes }).send(reply);
  });
}
