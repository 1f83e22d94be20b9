import { useTranslations } from 'use-intl';
import { joinClasses } from '#ui/join-classes.ts';
import { Plate } from '#ui/plate.tsx';
import { Text } from '#ui/text.tsx';
import { plateHue } from '../plate-hue.ts';
import { ProductImage } from '../product-image.tsx';
import { plateSizes } from '../product-picture.ts';
import type { Product } from '../read-product.ts';
import styles from './product-plate.module.css';

/** The picture on its tinted ground. It is drawn from the data, and says so. */
export function ProductPlate({ product }: { product: Product }) {
  const t = useTranslations();
  const { title, images, terpenes, isAvailable } = product;

  return (
    <figure className={styles.figure}>
      <Plate className={joinClasses(styles.plate, !isAvailable && styles.unavailable)} hue={plateHue(terpenes)}>
        <ProductImage images={images} alt={t('catalogue.imageOf', { title })} sizes={plateSizes} isEager isMain />
      </Plate>
      {images.length > 0 && (
        <Text as="figcaption" size="small" tone="faint" className={styles.caption}>
          {t('product.caption')}
        </Text>
      )}
    </figure>
  );
}
