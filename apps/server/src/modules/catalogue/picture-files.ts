import { CacheUntilChange } from '../../db/cache-until-change.ts';
import type { Changes } from '../../db/changes.ts';
import type { Database } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { AnswerCache } from '../../http/answer-cache.ts';
import { PreparedAnswer } from '../../http/prepared-answer.ts';
import { readPictureName } from './picture-addresses.ts';
import { pictureFile, pictureIds } from './picture-queries.ts';

/** However many photos there are, they take no more memory than this. */
const mostBytesKept = 32 * 1024 * 1024;

/** Photos ready to send. One that was removed is not sent any more, in any process. */
export class PictureFiles {
  private readonly db: Database;
  private readonly known: CacheUntilChange<Set<string>>;
  private readonly kept = new AnswerCache<string>(mostBytesKept);

  constructor({ db, changes }: { db: Database; changes: Changes }) {
    this.db = db;
    this.known = new CacheUntilChange(changes, 'catalogue_changed', () => pictureIds(db));
  }

  async answer(file: string): Promise<PreparedAnswer> {
    const name = readPictureName(file);
    if (!name || !(await this.known.current()).has(name.id)) throw new ShopError('NotFound');
    return this.kept.answer(`${name.id}-${name.size}`, async () => {
      const found = await pictureFile(this.db, name.id, name.size);
      if (!found) throw new ShopError('NotFound');
      return new PreparedAnswer(found.bytes, {
        type: found.mediaType,
        isCompressible: false,
        headers: {
          'x-content-type-options': 'nosniff',
          'content-security-policy': "default-src 'none'; sandbox",
          // Its address is its own: another photo has another one.
          'cache-control': 'public, max-age=31536000, immutable',
        },
      });
    });
  }
}
