import { isNotNull } from 'drizzle-orm';
import { prescriptionFiles } from '../../db/schema/prescriptions.ts';
import { type ResealingParts, resealFiles } from '../../storage/resealing.ts';

/** Among those that are left may be files that have only arrived yet, and uploads that were never assigned and go within a day. */
export function sealFilesAnew(parts: ResealingParts, stopping: AbortSignal): Promise<number> {
  const { key, sealedWith, storedAt } = prescriptionFiles;
  const kind = {
    what: 'a prescription file',
    table: prescriptionFiles,
    key,
    sealedWith,
    isStored: isNotNull(storedAt),
  };
  return resealFiles(parts, kind, stopping);
}
