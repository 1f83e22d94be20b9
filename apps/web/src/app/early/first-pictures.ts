import { readImages } from '#domain/product/read-images.ts';
import { isPhoto } from '#features/catalogue/photo-address.ts';
import { cardSizes, countFirstCards, plateSizes, widthsOf } from '#features/catalogue/product-picture.ts';
import { readCover } from '#features/content/cover.ts';
import { postFolder } from '#features/content/text-files.ts';
import { arrayIn, fieldsOf } from '#lib/read-fields.ts';
import type { RouteName } from '#lib/routes.ts';
import type { Place } from './first-asks.ts';
import { headOf } from './first-texts.ts';

export interface Picture {
  src: string;
  /** Where it comes in several widths. */
  srcSet?: string | undefined;
  sizes?: string;
  /** A photo lies on its ground in another way than what is drawn. */
  isPhoto?: boolean;
}

/** The pictures that a screen shows first, read from the answer to its first ask. That of the guide stands in the page itself. */
export const firstPictures: Partial<Record<RouteName, (answer: unknown, place: Place) => Picture[]>> = {
  // Whatever else the address says than the type, filters or an order, other products may come first.
  Shop: (answer, { search }) =>
    [...search.keys()].every((key) => key === 'type')
      ? arrayIn(fieldsOf(answer)?.items)
          .slice(0, countFirstCards())
          .flatMap((product) => pictureOf(product, cardSizes))
      : [],
  Product: (product) => pictureOf(product, plateSizes),
  BlogPost: (answer, { locale, params: { slug = '' } }) => {
    const { cover_image, coverImage = cover_image } = headOf(answer);
    const cover = readCover(coverImage, '', postFolder(locale, slug));
    return cover ? [{ src: cover.src }] : [];
  },
};

function pictureOf(product: unknown, sizes: string): Picture[] {
  const images = readImages(fieldsOf(product) ?? {});
  return images.slice(0, 1).map((src) => ({ src, srcSet: widthsOf(images), sizes, isPhoto: isPhoto(src) }));
}
