import { type PixelFormat, readImageHeader } from './image-header.ts';

export interface PlainPicture {
  format: PlainFormat;
  width: number;
  height: number;
  bytes: Buffer;
}

const plainFormats = ['webp', 'jpeg'] as const satisfies PixelFormat[];
type PlainFormat = (typeof plainFormats)[number];

/**
 * The same picture with its pixels and nothing else: no place where it was taken, no camera, no preview, no comment, no film, and
 * nothing behind its end. It is written anew from its parts, by their lengths, and never decoded. `type` for another kind of file,
 * `broken` for one whose parts do not add up.
 */
export function plainPicture(bytes: Buffer): PlainPicture | 'type' | 'broken' {
  const header = readImageHeader(bytes, plainFormats);
  if (!header) return plainFormats.some((format) => startsAs[format](bytes)) ? 'broken' : 'type';
  const plain = header.format === 'webp' ? plainWebp(bytes) : plainJpeg(bytes);
  // What turned it on its side is gone: the size is read from what is left.
  const size = plain && readImageHeader(plain, plainFormats);
  return plain && size ? { ...size, bytes: plain } : 'broken';
}

const startsAs: Record<PlainFormat, (bytes: Buffer) => boolean> = {
  webp: (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
  jpeg: (bytes) => bytes.toString('latin1', 0, 3) === '\xff\xd8\xff',
};

const mostParts = 4096;
/** Of the flags of an extended WebP only transparency is left. */
const alphaFlag = 0x10;

function plainWebp(bytes: Buffer): Buffer | null {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) return null;
  const kept: Buffer[] = [];
  let hasPixels = false;
  let at = 12;
  for (let count = 0; count < mostParts && at + 8 <= end; count++) {
    const name = bytes.toString('latin1', at, at + 4);
    const next = at + 8 + bytes.readUInt32LE(at + 4);
    const padded = next + (next % 2);
    if (next > end) return null;
    if (name === 'ANIM' || name === 'ANMF') return null;
    if (['VP8X', 'ALPH', 'VP8 ', 'VP8L'].includes(name)) {
      const part = Buffer.concat([bytes.subarray(at, next), Buffer.alloc(padded - next)]);
      if (name === 'VP8X') part.writeUInt8((part[8] ?? 0) & alphaFlag, 8);
      hasPixels ||= name === 'VP8 ' || name === 'VP8L';
      kept.push(part);
    }
    at = padded;
  }
  if (!hasPixels) return null;
  const body = Buffer.concat(kept);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([head, body]);
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

function plainJpeg(bytes: Buffer): Buffer | null {
  const kept = [bytes.subarray(0, 2)];
  let at = 2;
  for (let count = 0; count < mostParts && at + 4 <= bytes.length; count++) {
    if (bytes[at] !== 0xff) return null;
    const marker = bytes[at + 1] ?? 0;
    if (marker === endOfImage) break;
    const next = at + 2 + bytes.readUInt16BE(at + 2);
    if (next > bytes.length) return null;
    if (isPixels(marker)) kept.push(bytes.subarray(at, next));
    at = next;
    if (marker === startOfScan) {
      const end = endOfScan(bytes, at);
      if (end < 0) return null;
      kept.push(bytes.subarray(at, end));
      at = end;
    }
  }
  if (bytes[at] !== 0xff || bytes[at + 1] !== endOfImage) return null;
  return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
}

/** JFIF and what Adobe says about colours are needed to show it; other applications' parts and comments are not. */
function isPixels(marker: number): boolean {
  const isComment = marker === 0xfe;
  const isOfApplication = marker >= 0xe0 && marker <= 0xef;
  return marker === 0xe0 || marker === 0xee || (!isComment && !isOfApplication);
}

/** Where the next part begins: within a scan 0xff is followed by 0 or by a mark to restart at. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at;
  }
  return -1;
}
