import { readImageHeader } from '../files/image-header.ts';

const mostPixels = 50_000_000;

/** By its header alone: a small file can be unpacked to any size. */
export function pixelsTooMany(bytes: Buffer): boolean {
  const header = readImageHeader(bytes, ['png', 'jpeg']);
  return !header || header.width * header.height > mostPixels;
}
