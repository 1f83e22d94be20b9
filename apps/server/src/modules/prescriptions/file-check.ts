import { mostPrescriptionBytes } from '@shop/contract/prescription';
import { imageSize } from 'image-size';
import { ShopError } from '../../errors.ts';

const mostPixels = 50_000_000;

type ImageType = 'image/png' | 'image/jpeg' | 'image/webp';
export type PrescriptionMediaType = ImageType | 'application/pdf';

const imageTypes: Record<string, ImageType> = { png: 'image/png', jpg: 'image/jpeg', webp: 'image/webp' };

/**
 * What a file is by its bytes, whatever its name and its form say. Throws `PrescriptionFileRefused` for everything but a
 * PDF, PNG, JPEG or WebP of the announced size. The bytes are looked at and never changed: a signed PDF stays valid.
 */
export function checkFile(bytes: Buffer, announcedBytes: number): PrescriptionMediaType {
  if (bytes.length === 0 || bytes.length !== announcedBytes || bytes.length > mostPrescriptionBytes) {
    throw refused('size');
  }
  if (isPdf(bytes)) return 'application/pdf';
  if (isHeic(bytes)) throw refused('heic');
  return checkImage(bytes);
}

/**
 * A scanner or a mail gateway may put a byte order mark or empty lines in front, and anything behind. Whatever else comes
 * first could be another kind of file as well. Without an end mark it is half a PDF, whose signature nobody could check.
 */
function isPdf(bytes: Buffer): boolean {
  return /^(\xef\xbb\xbf)?[\s\0]*%PDF-\d/.test(bytes.toString('latin1', 0, 1024)) && bytes.includes('%%EOF');
}

/** From the header alone: a picture is never decoded here. One that breaks off is shown as far as it goes. */
function checkImage(bytes: Buffer): ImageType {
  const { type, width, height } = measure(bytes);
  const mediaType = imageTypes[type];
  if (!mediaType || !startsAs[mediaType](bytes) || !(width > 0 && height > 0)) throw refused('type');
  if (width * height > mostPixels) throw refused('pixels');
  return mediaType;
}

const startsAs: Record<ImageType, (bytes: Buffer) => boolean> = {
  'image/png': (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')),
  'image/jpeg': (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  'image/webp': (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP',
};

function measure(bytes: Buffer): { type: string; width: number; height: number } {
  try {
    const { type = '', width, height } = imageSize(bytes);
    return { type, width, height };
  } catch {
    throw refused('type');
  }
}

const heicBrands = new Set(['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1', 'avif', 'avis']);

/** Pictures as many phones take them: a box of brands, of which one suffices. They get an advice of their own. */
function isHeic(bytes: Buffer): boolean {
  if (bytes.toString('latin1', 4, 8) !== 'ftyp') return false;
  const brands = bytes.toString('latin1', 8, Math.min(bytes.readUInt32BE(0), 256)).match(/.{4}/gs) ?? [];
  return brands.some((brand) => heicBrands.has(brand));
}

function refused(reason: 'type' | 'size' | 'pixels' | 'heic'): ShopError {
  return new ShopError('PrescriptionFileRefused', { reason });
}
