import type { RefObject } from 'react';
import { coversOf } from './choices.ts';
import { setField } from './front-matter-lines.ts';
import { draftFolderOf } from './images/draft-images.ts';
import type { ChosenImage } from './images/image-dialog.tsx';
import { measureImage } from './images/image-files.ts';
import { useIncomingImages } from './images/use-incoming-images.ts';
import { useOwnImages } from './images/use-own-images.ts';
import { isImage, type Place, publicAddress } from './places.ts';
import { insertImage } from './text/markdown-edits.ts';
import type { TextHandle } from './text/text-handle.ts';
import { type FolderItem, useFolder } from './use-folder.ts';
import type { TextSession } from './writing/use-text-session.ts';

interface TextImagesInput {
  place: Place;
  session: TextSession;
  /** The posts of the language; undefined as long as they are not known. */
  posts: FolderItem[] | undefined;
  handle: RefObject<TextHandle | null>;
}

/** The images beside the text: where the browser finds them, and how they come into the text. */
export function useTextImages({ place, session, posts, handle }: TextImagesInput) {
  const { open, change } = session;
  const incoming = useIncomingImages(place.dir);
  const { data: folder } = useFolder(place.dir, place.area);
  const { data: sharedCovers } = useFolder(place.area === 'blog' ? 'blog/covers' : place.dir, place.area);

  const paths = (folder ?? []).filter(({ name }) => isImage(name)).map(({ name }) => `${place.dir}/${name}`);
  const draftFolder = draftFolderOf(open?.base.content ?? null, place.file ?? place.dir, posts);
  const isInDraft = (path: string) => draftFolder !== null && path.startsWith(`${draftFolder}/`);
  const isStateKnown = open !== null || posts !== undefined;
  const own = useOwnImages(isStateKnown ? paths.filter(isInDraft) : []);

  return {
    paths,
    covers: coversOf(paths, sharedCovers),
    /** The folder whose images the public cannot see yet. */
    draftFolder,
    /** Addresses in this browser by public address. */
    ownAddresses: own.addresses,
    incoming,
    /** Where the browser finds an image; null for one that is not public yet. */
    addressOf(path: string): string | null {
      return own.addresses.get(publicAddress(path)) ?? (isInDraft(path) ? null : publicAddress(path));
    },
    put({ path, alt, size, file }: ChosenImage): void {
      if (file) own.add(path, file);
      // When the dialog is gone: it gives the focus back to where it came from.
      if (open) requestAnimationFrame(() => handle.current?.edit(insertImage(alt, publicAddress(path), size)));
    },
    async chooseCover(address: string): Promise<void> {
      if (!open) return;
      const size = address && (await measureImage(own.addresses.get(address) ?? address));
      change((text) => setField(text, 'cover_image', address + (size ? `#${size.width}x${size.height}` : '')));
    },
  };
}

export type TextImages = ReturnType<typeof useTextImages>;
