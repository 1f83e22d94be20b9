import type { catalogue as german } from '../de/catalogue.ts';
import type { Translated } from '../translated.ts';

export const catalogue: Translated<typeof german> = {
  buds: 'Flowers',
  extracts: 'Extracts',
  productType: 'Product type',
  budsToggle: 'FLOWERS',
  extractsToggle: 'EXTRACTS',
  products: 'Products',
  loading: 'Loading products …',
  count:
    '{count, plural, =0 {No products} one {# product, prescription only} other {# products, all prescription only}}',
  empty: 'No products found',
  emptyHint: 'There is nothing in this selection at the moment. Please look again later or ask us.',
  failed: 'Error: {message}',
  retry: 'Try again',
  strainType: 'Strain type',
  available: 'available',
  unavailable: 'not available',
  perUnit: { gram: '/ 1 g', milliliter: '/ 1 ml', pack: '/ 1 pack' },
  imageOf: 'Illustration of {title}',
  thc: 'THC',
  cbd: 'CBD',
  thcContent: 'THC content',
  cbdContent: 'CBD content',
  meterValue: '{value}, scale up to {max} percent',
  noValue: 'not stated',
};
