import type { Product } from '../read-product.ts';

/** The description in the reader's language; the German one stands in where nobody has translated it. */
export function descriptionIn(
  locale: 'de' | 'en',
  { description, descriptionEn }: Pick<Product, 'description' | 'descriptionEn'>,
): { text: string; lang: 'de' | 'en' } | null {
  if (locale === 'en' && descriptionEn) return { text: descriptionEn, lang: 'en' };
  return description === null ? null : { text: description, lang: 'de' };
}
