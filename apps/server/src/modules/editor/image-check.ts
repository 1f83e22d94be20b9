import { largestImageBytes } from '@shop/contract/editor';
import { ShopError } from '../../errors.ts';
import { type PixelFormat, readImageHeader } from '../../files/image-header.ts';
import { cleanSvg } from './clean-svg.ts';

export interface CheckedImage {
  bytes: Buffer;
  mediaType: string;
  width: number;
  height: number;
}

/** By the ending of the file's name; the bytes must be the same. */
const formats: Record<string, PixelFormat> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
};

export const mostPixels = 50_000_000;

/** What the bytes are, not what the data URL says. A drawing comes back without anything that could run. */
export async function checkImage(dataUrl: string, fileName: string): Promise<CheckedImage> {
  const bytes = bytesOf(dataUrl);
  if (bytes.length === 0) throw refused('type');
  if (bytes.length > largestImageBytes) throw refused('size');

  const ending = (/\.(\w+)$/.exec(fileName)?.[1] ?? '').toLowerCase();
  const image = ending === 'svg' ? await checkDrawing(bytes) : checkPicture(bytes, ending);
  if (image.width * image.height > mostPixels) throw refused('size');
  return { ...image, width: Math.max(1, Math.round(image.width)), height: Math.max(1, Math.round(image.height)) };
}

function checkPicture(bytes: Buffer, ending: string): CheckedImage {
  const format = Object.hasOwn(formats, ending) ? formats[ending] : undefined;
  const header = format && readImageHeader(bytes, [format]);
  if (!header) throw refused('type');
  return { bytes, mediaType: `image/${header.format}`, width: header.width, height: header.height };
}

async function checkDrawing(bytes: Buffer): Promise<CheckedImage> {
  // A file with the extension of a drawing that is not one is rejected before it is parsed.
  if (!/^\uFEFF?\s*<(?:\?xml|!--|!doctype|svg)/i.test(bytes.toString('utf8', 0, 1024))) throw refused('type');
  const drawing = await cleanSvg(bytes);
  if (!drawing) throw refused('unsafe');
  return { ...drawing, mediaType: 'image/svg+xml' };
}

/** `data:image/png;base64,…`: only the head is read as text. */
const longestHead = 200;

function bytesOf(dataUrl: string): Buffer {
  const comma = dataUrl.slice(0, longestHead).indexOf(',');
  const head = dataUrl.slice(0, Math.max(comma, 0));
  return /^data:[\w.+/-]*(?:;[\w=.-]+)*;base64$/.test(head)
    ? Buffer.from(dataUrl.slice(comma + 1), 'base64')
    : Buffer.alloc(0);
}

function refused(reason: 'type' | 'size' | 'unsafe'): ShopError {
  return new ShopError('ImageRefused', { reason });
}
