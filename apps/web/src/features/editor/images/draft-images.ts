import { readPost } from '@shop/texts/blog';
import { languageOf, publicAddress, slugOf } from '../places.ts';
import type { FolderItem } from '../use-folder.ts';
import placeholder from './draft-image.svg?url';

/**
 * The folder of a post that is not published: the public sees nothing of it.
 *
 * @param saved the text as the server has it; null as long as none is open
 */
export function draftFolderOf(
  saved: string | null,
  path: string | null,
  posts: FolderItem[] | undefined,
): string | null {
  const slug = path && slugOf(path);
  if (!slug) return null;
  const isDraft =
    saved !== null
      ? saved === '' || readPost(slug, saved).isDraft
      : // Until it is known the public is not asked: it might be refused.
        posts === undefined || posts.find(({ name }) => name === slug)?.isDraft;
  return isDraft ? `blog/blog_${languageOf(path)}/${slug}` : null;
}

/**
 * The text with a placeholder for every image that the public cannot see yet: those beside a draft. Asking for one would
 * only be refused. `showOwn` puts in those of which this browser has a copy.
 */
export function withPlaceholders(text: string, draftFolder: string | null): string {
  if (draftFolder === null) return text;
  const folder = `${publicAddress(draftFolder)}/`;
  return text.replaceAll(/\/content_management\/[^\s)#?"]+/g, (address) =>
    address.startsWith(folder) ? `${placeholder}?of=${encodeURIComponent(address)}` : address,
  );
}

/** @param own addresses in this browser by public address */
export function showOwn(root: HTMLElement, own: ReadonlyMap<string, string>): void {
  for (const image of root.querySelectorAll<HTMLImageElement>('img[src*="?of="]')) {
    const of = new URL(image.src, window.location.href).searchParams.get('of') ?? '';
    const here = own.get(of);
    if (here) image.src = here;
  }
}
