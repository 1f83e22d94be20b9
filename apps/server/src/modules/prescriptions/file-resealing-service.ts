import { type ResealingParts, resealFiles } from '../../storage/resealing.ts';
import { countSealedOtherwise, markSealed, selectSealedOtherwise } from './prescription-queries.ts';

/** Among those that are left may be uploads that were never assigned and go within a day. */
export function sealFilesAnew(parts: ResealingParts, stopping: AbortSignal): Promise<number> {
  const known = { what: 'a prescription file', selectSealedOtherwise, markSealed, countSealedOtherwise };
  return resealFiles(parts, known, stopping);
}
