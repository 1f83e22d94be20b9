import type { ErrorData } from '@shop/contract/errors';
import { mostPictureBytes, type PictureSize, pictureSizes, smallestPicture } from '@shop/contract/picture-sizes';
import type { ProductPicture } from '../../db/schema/product-pictures.ts';
import { ShopError } from '../../errors.ts';
import { type PlainPicture, plainPicture } from '../../files/plain-picture.ts';

interface CheckedPicture extends Pick<ProductPicture, 'mediaType' | 'width' | 'height'> {
  files: { size: PictureSize; bytes: Buffer }[];
}

/** One picture in all its sizes, each with its pixels and nothing else. Throws `PictureRefused`. */
export function checkPicture(given: Record<PictureSize, string>): CheckedPicture {
  const files = pictureSizes.map((size) => ({ size, ...checkFile(Buffer.from(given[size], 'base64'), size) }));
  const [largest] = files;
  if (!largest || Math.max(largest.width, largest.height) < smallestPicture) throw refused('small');
  if (files.some((file) => file.format !== largest.format || !isSameShape(file, largest))) throw refused('broken');
  return {
    mediaType: `image/${largest.format}`,
    width: largest.width,
    height: largest.height,
    files: files.map(({ size, bytes }) => ({ size, bytes })),
  };
}

function checkFile(bytes: Buffer, size: PictureSize): PlainPicture {
  if (bytes.length > mostPictureBytes) throw refused('size');
  const picture = plainPicture(bytes);
  if (typeof picture === 'string') throw refused(picture);
  if (Math.max(picture.width, picture.height) > size) throw refused('pixels');
  return picture;
}

/** Within a pixel of rounding on either side. */
function isSameShape(one: PlainPicture, other: PlainPicture): boolean {
  const scale = Math.max(one.width, one.height) / Math.max(other.width, other.height);
  return Math.abs(one.width - other.width * scale) <= 1 && Math.abs(one.height - other.height * scale) <= 1;
}

export function refused(reason: ErrorData<'PictureRefused'>['reason']): ShopError {
  return new ShopError('PictureRefused', { reason });
}
