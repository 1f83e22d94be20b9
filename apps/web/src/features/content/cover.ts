import { readImageAddress } from '@shop/texts/image-address';
import { textIn } from '#lib/read-fields.ts';
import { ownImageAddress } from './own-image-address.ts';

export interface Cover {
  src: string;
  /** What the picture shows; empty where it only decorates. */
  alt: string;
  width: number;
  height: number;
}

/** Without a given size the place is kept in the form that most covers have. */
const usualSize = { width: 1200, height: 675 };

/**
 * A cover as posts name it: `/content_management/blog/covers/x.webp#1200x675`, where the fragment tells the size so that
 * nothing jumps when the picture arrives.
 *
 * @param folder where a relative address is looked up
 */
export function readCover(address: unknown, alt: unknown, folder = '/'): Cover | null {
  const given = textIn(address);
  if (!given) return null;
  const { src: written, width, height } = readImageAddress(given.trim());
  const src = ownImageAddress(written, folder);
  if (!src) return null;
  return { src, alt: textIn(alt) ?? '', ...(width && height ? { width, height } : usualSize) };
}
