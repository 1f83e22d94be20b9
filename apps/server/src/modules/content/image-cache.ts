import type { Database } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { AnswerCache } from '../../http/answer-cache.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { type ImageRow, imageBytes } from './content-queries.ts';

/** Whatever editors upload, images take no more memory than this. */
const mostBytesKept = 32 * 1024 * 1024;

/** Only an SVG can hold a script; opened on its own, this policy keeps it from reaching anything. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'none'; sandbox";

/** Images ready to send, by their revision. */
export class ImageCache {
  private readonly db: Database;
  private readonly kept = new AnswerCache<number>(mostBytesKept);

  constructor(db: Database) {
    this.db = db;
  }

  answer(image: ImageRow): Promise<PreparedAnswer> {
    return this.kept.answer(image.revisionId, () => this.read(image));
  }

  private async read({ revisionId, mediaType }: ImageRow): Promise<PreparedAnswer> {
    const bytes = await imageBytes(this.db, revisionId);
    if (!bytes) throw new ShopError('NotFound');
    const isSvg = mediaType === 'image/svg+xml';
    return new PreparedAnswer(bytes, {
      type: isSvg ? 'image/svg+xml; charset=utf-8' : mediaType,
      isCompressible: isSvg,
      headers: { 'x-content-type-options': 'nosniff', ...(isSvg && { 'content-security-policy': svgPolicy }) },
    });
  }
}
