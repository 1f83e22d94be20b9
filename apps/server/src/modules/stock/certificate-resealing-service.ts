import { type ResealingParts, resealFiles } from '../../storage/resealing.ts';
import { countSealedOtherwise, markSealed, selectSealedOtherwise } from './certificate-queries.ts';

export function sealCertificatesAnew(parts: ResealingParts, stopping: AbortSignal): Promise<number> {
  const known = { what: 'a certificate', selectSealedOtherwise, markSealed, countSealedOtherwise };
  return resealFiles(parts, known, stopping);
}
