// @ts-check
import { startEmbeddedDatabase } from '../../apps/server/dist/db/embedded.js';
import { migrate } from '../../apps/server/dist/db/migrate.js';
import { openDatabase } from '../../apps/server/dist/db/pool.js';

/** The address of the post. */
export const storedPost = 'from-before';

/** A data folder with a post that an earlier version took without a look. @param {string} content */
export function withStoredText(content) {
  return async (/** @type {string} */ dataDir) => {
    const log = /** @type {any} */ ({ info() {}, warn: console.warn, error: console.error });
    const embedded = await startEmbeddedDatabase({ dataDir, log });
    const { db, pool } = openDatabase(embedded.connection, log);
    await migrate(db);
    const path = `blog/blog_de/${storedPost}/index.md`;
    await pool.query(
      `with revision as (insert into content_revisions (path, content, media_type, change, saved_at)
         values ($1, $2, 'text/markdown', 'save', now()) returning path, id)
       insert into content_files (path, revision_id) select path, id from revision`,
      [path, content],
    );
    await pool.end();
    await embedded.stop();
  };
}
