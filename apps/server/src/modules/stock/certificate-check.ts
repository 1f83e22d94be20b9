import { mostCertificateBytes } from '@shop/contract/desk/stock-limits';
import { ShopError } from '../../errors.ts';
import { checkPdf, isWholePdf } from '../../files/pdf-check.ts';

/**
 * What a supplier sent and patients will open: a whole PDF that can only be read. Unlike a prescription, whose signature must stay
 * valid, one that could do more is refused, because it can be printed into a new one.
 */
export async function checkCertificate(bytes: Buffer): Promise<void> {
  if (bytes.length > mostCertificateBytes) throw refused('size');
  if (!isWholePdf(bytes)) throw refused('type');
  const { isEncrypted, findings } = await checkPdf(bytes);
  if (isEncrypted) throw refused('encrypted');
  if (findings.some((finding) => finding !== 'unchecked')) throw refused('active');
  if (findings.length > 0) throw refused('unchecked');
}

function refused(reason: 'type' | 'size' | 'encrypted' | 'active' | 'unchecked'): ShopError {
  return new ShopError('CertificateRefused', { reason });
}
