import { batchCertificates } from '../../db/schema/stock.ts';
import { type ResealingParts, resealFiles } from '../../storage/resealing.ts';

export function sealCertificatesAnew(parts: ResealingParts, stopping: AbortSignal): Promise<number> {
  const { objectKey: key, sealedWith } = batchCertificates;
  return resealFiles(parts, { what: 'a certificate', table: batchCertificates, key, sealedWith }, stopping);
}
