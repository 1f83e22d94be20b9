import { largestImageBytes } from '@shop/contract/editor';
import { imageSize } from 'image-size';
import { ShopError } from '../../errors.ts';
import { cleanSvg } from './clean-svg.ts';

export interface CheckedImage {
  bytes: Buffer;
  mediaType: string;
  width: number;
  height: number;
}

const mediaTypes: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
  gif: 'image/gif',
  svg: 'image/svg+xml',
};

const mostPixels = 50_000_000;

/** What the bytes are, not what the data URL or the file's name says. A drawing comes back without anything that could run. */
export function checkImage(dataUrl: string, fileName: string): CheckedImage {
  const given = bytesOf(dataUrl);
  if (given.length === 0) throw refused('type');
  if (given.length > largestImageBytes) throw refused('size');

  const { type, width, height } = measure(given);
  if (type !== typeInName(fileName)) throw refused('type');
  if (width * height > mostPixels) throw refused('size');
  const bytes = type === 'svg' ? cleanSvg(given) : given;
  if (!bytes) throw refused('unsafe');
  return { bytes, mediaType: mediaTypes[type] as string, width: Math.round(width), height: Math.round(height) };
}

function measure(bytes: Buffer) {
  try {
    const { type = '', width, height } = imageSize(bytes);
    if (type in mediaTypes && width > 0 && height > 0) return { type, width, height };
  } catch {
    // Not an image that anybody knows.
  }
  throw refused('type');
}

function bytesOf(dataUrl: string): Buffer {
  const [, data] = /^data:[\w.+/-]*(?:;[\w=.-]+)*;base64,([A-Za-z0-9+/=\s]*)$/.exec(dataUrl) ?? [];
  return Buffer.from(data ?? '', 'base64');
}

function typeInName(fileName: string): string {
  return (/\.(\w+)$/.exec(fileName)?.[1] ?? '').toLowerCase().replace('jpeg', 'jpg');
}

function refused(reason: 'type' | 'size' | 'unsafe'): ShopError {
  return new ShopError('ImageRefused', { reason });
}
