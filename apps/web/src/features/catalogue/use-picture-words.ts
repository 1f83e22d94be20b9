import { useLocale, useTranslations } from 'use-intl';
import type { Product } from './read-product.ts';

/** What a product's picture shows: a photo what was written about it, a drawn one that it is an illustration. */
export function usePictureWords(): (product: Pick<Product, 'title' | 'photoAlt'>) => string {
  const t = useTranslations('catalogue');
  const locale = useLocale();
  return ({ title, photoAlt }) => {
    if (!photoAlt) return t('imageOf', { title });
    return (locale === 'en' && photoAlt.en) || photoAlt.de;
  };
}
