import { readProductPicture } from '@shop/contract/catalogue';
import { type PictureSize, pictureSizes } from '@shop/contract/picture-sizes';
import type { ProductPicture } from '../../db/schema/product-pictures.ts';
import { mountPaths } from '../../http/mount-paths.ts';

const endings = { 'image/webp': 'webp', 'image/jpeg': 'jpg' } as const;
const named = new RegExp(`^([0-9a-f-]{36})-(${pictureSizes.join('|')})\\.(?:webp|jpg)$`);

/** Named by its size, as drawn pictures are, so that browsers choose among them. Its bytes never change. */
export function pictureAddress({ id, mediaType }: Pick<ProductPicture, 'id' | 'mediaType'>, size: PictureSize): string {
  const [path = ''] = mountPaths(readProductPicture);
  return path.replace(':file', `${id}-${size}.${endings[mediaType]}`);
}

export function readPictureName(file: string): { id: string; size: PictureSize } | null {
  const [, id, size] = named.exec(file) ?? [];
  return id && size ? { id, size: Number(size) as PictureSize } : null;
}

/** Largest first. */
export function addressesOf(picture: Pick<ProductPicture, 'id' | 'mediaType'>): string[] {
  return pictureSizes.map((size) => pictureAddress(picture, size));
}
