import type { Product } from '../../db/schema/catalogue.ts';
import { AnswerCache } from '../../http/answer-cache.ts';
import { lockedFilePolicy } from '../../http/foreign-file-answer.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { bytesOf, type CertificateParts, offeredCertificate } from '../stock/certificate-service.ts';

/** However many products have one, certificates take no more memory than this. */
const mostBytesKept = 32 * 1024 * 1024;

/**
 * Certificates as patients get them. Which one a product has is asked each time, because its batch may be locked from one moment to
 * the next; only the bytes are kept. A browser asks again as well and is told when it has them.
 */
export class CertificateFiles {
  private readonly parts: CertificateParts;
  private readonly kept = new AnswerCache<string>(mostBytesKept);

  constructor(parts: CertificateParts) {
    this.parts = parts;
  }

  async answer({ id, slug }: Pick<Product, 'id' | 'slug'>): Promise<PreparedAnswer> {
    const { db, clock } = this.parts;
    const certificate = await offeredCertificate(db, id, clock.now());
    return this.kept.answer(certificate.id, async () => {
      const bytes = await bytesOf(this.parts, certificate);
      return new PreparedAnswer(bytes, {
        type: 'application/pdf',
        isCompressible: false,
        headers: {
          // A download: what a supplier has written is never opened as a page of the shop.
          'content-disposition': `attachment; filename="analysenzertifikat-${slug}.pdf"`,
          'content-security-policy': lockedFilePolicy,
          'x-content-type-options': 'nosniff',
        },
      });
    });
  }
}
