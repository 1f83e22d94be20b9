import { isDraftPost } from '@shop/texts/blog';
import { ShopError } from '../../errors.ts';
import { contentPath, languages, postOf } from './content-paths.ts';
import {
  insertRedirect,
  insertRevision,
  lockBelow,
  publishFirst,
  removeRedirect,
  unpublish,
} from './editing-queries.ts';
import { change, type EditingParts, stateOf } from './editing-service.ts';

/** Renames both languages of a post with everything in their folders; public addresses redirect to the new ones. */
export async function renamePost(
  parts: EditingParts,
  { slug, newSlug, author }: { slug: string; newSlug: string; author: string },
): Promise<void> {
  const folders = languages.map((language) => `blog/blog_${language}/${slug}`);
  if (folders.some((folder) => !contentPath(folder))) throw new ShopError('NotFound');
  if (slug === newSlug) return;
  const movedTo = (path: string) => path.replace(/^(blog\/blog_\w\w\/)[^/]+/, `$1${newSlug}`);

  await change(parts, async (tx) => {
    const files = await lockBelow(tx, folders);
    if (files.length === 0) throw new ShopError('NotFound');
    if ((await lockBelow(tx, folders.map(movedTo))).length > 0) throw new ShopError('AddressTaken');
    for (const folder of folders.map(movedTo)) await removeRedirect(tx, folder);

    for (const file of files) {
      const path = movedTo(file.path);
      const state = stateOf(file);
      const content = state.content && moveAddresses(state.content, slug, newSlug);
      const id = await insertRevision(tx, {
        ...state,
        content,
        path,
        change: 'rename',
        author,
        savedAt: parts.clock.now(),
      });
      await publishFirst(tx, path, id);
      await unpublish(tx, file.path);
    }
    for (const { path, content } of files) {
      const wasPublic = postOf(path)?.isText && !isDraftPost(content ?? '');
      const folder = path.slice(0, path.lastIndexOf('/'));
      if (wasPublic) await insertRedirect(tx, folder, movedTo(folder));
    }
  });
}

/** A post's own images lie in its folder and move with it. */
function moveAddresses(markdown: string, slug: string, newSlug: string): string {
  const folder = (language: string, name: string) => `/content_management/blog/blog_${language}/${name}/`;
  return languages.reduce(
    (text, language) => text.replaceAll(folder(language, slug), folder(language, newSlug)),
    markdown,
  );
}
