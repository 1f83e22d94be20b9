import { useTranslations } from 'use-intl';
import { joinClasses } from '#ui/join-classes.ts';
import { Plate } from '#ui/plate.tsx';
import { Text } from '#ui/text.tsx';
import { plateHue } from '../plate-hue.ts';
import { ProductImage } from '../product-image.tsx';
import { plateSizes } from '../product-picture.ts';
import type { Product } from '../read-product.ts';
import { usePictureWords } from '../use-picture-words.ts';
import styles from './product-plate.module.css';

/** The picture on its tinted ground: a photo, or one drawn from the data, which says so. */
export function ProductPlate({ product }: { product: Product }) {
  const t = useTranslations('product');
  const pictureWords = usePictureWords();
  const { title, images, photoAlt, photos, terpenes, isAvailable } = product;

  return (
    <figure className={styles.figure}>
      <Plate className={joinClasses(styles.plate, !isAvailable && styles.unavailable)} hue={plateHue(terpenes)}>
        <ProductImage images={images} alt={pictureWords(product)} sizes={plateSizes} isEager isMain />
      </Plate>
      {images.length > 0 && !photoAlt && (
        <Text as="figcaption" size="small" tone="faint" className={styles.caption}>
          {t('caption')}
        </Text>
      )}
      {photos.length > 1 && (
        <ul className={styles.further} aria-label={t('furtherPhotos')}>
          {photos.slice(1).map(({ images: [largest = '', ...smaller], alt }) => (
            <li key={largest}>
              <a href={largest} target="_blank" rel="noopener">
                <ProductImage
                  images={[...smaller.slice(-1)]}
                  alt={pictureWords({ title, photoAlt: alt })}
                  sizes="96px"
                  isEager={false}
                />
              </a>
            </li>
          ))}
        </ul>
      )}
    </figure>
  );
}
