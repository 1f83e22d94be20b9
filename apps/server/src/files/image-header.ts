import { readAvifHeader } from './avif-header.ts';
import { readJpegHeader } from './jpeg-header.ts';
import type { PixelSize } from './pixel-size.ts';
import { readWebpHeader } from './webp-header.ts';

export type PixelFormat = 'png' | 'jpeg' | 'webp' | 'avif' | 'gif';

export interface ImageHeader<Allowed extends PixelFormat> extends PixelSize {
  format: Allowed;
}

interface Format {
  /** Its first bytes, by which it is known. Nothing else of a file is looked at before they fit. */
  startsAs(bytes: Buffer): boolean;
  /** Null for a header that is broken or breaks off. Looks at a bounded number of places, however large the file is. */
  readSize(bytes: Buffer): PixelSize | null;
}

const formats: Record<PixelFormat, Format> = {
  png: { startsAs: (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n'), readSize: readPngSize },
  jpeg: { startsAs: (bytes) => startsWith(bytes, '\xff\xd8\xff'), readSize: readJpegHeader },
  webp: {
    startsAs: (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes.subarray(8), 'WEBP'),
    readSize: readWebpHeader,
  },
  avif: { startsAs: (bytes) => brandsOf(bytes).some((brand) => avifBrands.has(brand)), readSize: readAvifHeader },
  gif: { startsAs: (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a'), readSize: readGifSize },
};

/**
 * What a picture is and how large, from its header alone: it is never decoded. Only the formats that are allowed in the
 * caller's place are tried; null for everything else.
 */
export function readImageHeader<Allowed extends PixelFormat>(
  bytes: Buffer,
  allowed: readonly Allowed[],
): ImageHeader<Allowed> | null {
  const format = allowed.find((name) => formats[name].startsAs(bytes));
  const size = format && formats[format].readSize(bytes);
  return size && size.width > 0 && size.height > 0 ? { format, width: size.width, height: size.height } : null;
}

const avifBrands = new Set(['avif', 'avis']);
const mostBrandBytes = 256;

/** The names of formats that a file of the HEIF family gives itself in its first box, of which one suffices; else none. */
export function brandsOf(bytes: Buffer): string[] {
  if (bytes.length < 16 || bytes.toString('latin1', 4, 8) !== 'ftyp') return [];
  const names = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), mostBrandBytes));
  return names.match(/.{4}/gs) ?? [];
}

function readPngSize(bytes: Buffer): PixelSize | null {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null;
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
}

function readGifSize(bytes: Buffer): PixelSize | null {
  return bytes.length < 10 ? null : { width: bytes.readUInt16LE(6), height: bytes.readUInt16LE(8) };
}

function startsWith(bytes: Buffer, start: string): boolean {
  return bytes.toString('latin1', 0, start.length) === start;
}
