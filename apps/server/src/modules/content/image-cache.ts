import type { Database } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { type ImageRow, imageBytes } from './content-queries.ts';

/** Whatever editors upload, images take no more memory than this. */
const mostBytesKept = 32 * 1024 * 1024;

/** Only an SVG can hold a script; opened on its own, this policy keeps it from reaching anything. */
const svgPolicy = "default-src 'none'; style-src 'unsafe-inline'; script-src 'none'; sandbox";

/** The most recently used images, ready to send. A revision never changes, so nothing cached here can be outdated. */
export class ImageCache {
  private readonly db: Database;
  private readonly answers = new Map<number, PreparedAnswer>();
  private bytesKept = 0;

  constructor(db: Database) {
    this.db = db;
  }

  async answer(image: ImageRow): Promise<PreparedAnswer> {
    const answer = this.answers.get(image.revisionId) ?? (await this.read(image));
    // Inserted again, so that the least recently used one is the first in the map.
    this.forget(image.revisionId);
    this.answers.set(image.revisionId, answer);
    this.bytesKept += answer.size;
    for (const [oldest] of this.answers) {
      if (this.bytesKept <= mostBytesKept) break;
      this.forget(oldest);
    }
    return answer;
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

  private forget(revisionId: number): void {
    this.bytesKept -= this.answers.get(revisionId)?.size ?? 0;
    this.answers.delete(revisionId);
  }
}
