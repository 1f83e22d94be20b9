import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Database } from '../../db/pool.ts';
import { contentPath, extensionOf, imageTypes } from './content-paths.ts';
import { hasRevisions, insertFirstRevisions } from './content-queries.ts';

/** Fills a shop that never had a text with those of the folder; from then on they are edited in the shop. */
export async function seedContent(db: Database, folder: string): Promise<void> {
  if (await hasRevisions(db)) return;
  const savedAt = new Date();
  const revisions = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .sort()
    .flatMap((name) => {
      const publicPath = contentPath(name);
      const file = publicPath && readContent(publicPath, path.join(folder, name));
      return file ? { path: publicPath, ...file, change: 'seed' as const, savedAt } : [];
    });
  if (revisions.length > 0) await insertFirstRevisions(db, revisions);
}

function readContent(publicPath: string, file: string) {
  const extension = extensionOf(publicPath);
  if (extension === 'md') return { mediaType: 'text/markdown', content: readFileSync(file, 'utf8') };
  const mediaType = imageTypes[extension];
  return mediaType ? { mediaType, bytes: readFileSync(file) } : null;
}
