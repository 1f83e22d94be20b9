import type { FastifyBaseLogger } from 'fastify';
import type { PrescriptionFile } from '../../db/schema/prescriptions.ts';
import { selectUnhashed, setContentHash } from './prescription-queries.ts';
import { contentHashOf, openFile, type PrescriptionParts } from './prescription-service.ts';

type Parts = Pick<PrescriptionParts, 'db' | 'objectStore'> & { log: Pick<FastifyBaseLogger, 'warn'> };

const atATime = 100;

/**
 * Gives files from before hashes were kept theirs, so that one of them that comes again is noticed although nobody has looked at it
 * since. One file is in memory at a time; it may be stopped, and done by several processes at once.
 */
export async function hashOldFiles(parts: Parts, _now: Date, stopping: AbortSignal): Promise<void> {
  let found: PrescriptionFile[] = [];
  let unread = 0;
  do {
    found = await selectUnhashed(parts.db, found.at(-1)?.key ?? '', atATime);
    for (const file of found) {
      if (stopping.aborted) return;
      // One that is damaged or gone does not hold up the others.
      const opened = await openFile(parts, file).catch(() => null);
      if (opened) await setContentHash(parts.db, file.key, await contentHashOf(opened.bytes));
      else unread += 1;
    }
  } while (found.length === atATime);
  if (unread > 0) parts.log.warn({ files: unread }, 'old prescription files could not be read');
}
