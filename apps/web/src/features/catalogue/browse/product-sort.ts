import type { Product } from '../read-product.ts';
import { measuredContent } from './measured-content.ts';

export const sortKeys = ['relevance', 'price', 'thc'] as const;
export type SortKey = (typeof sortKeys)[number];

export interface Sorting {
  by: SortKey;
  direction: 'asc' | 'desc';
}

export const byRelevance: Sorting = { by: 'relevance', direction: 'asc' };

const sortValues = {
  price: ({ priceCents }: Product) => priceCents ?? 0,
  thc: (product: Product) => measuredContent(product, 'thc') ?? 0,
};

/** Relevance is the server's own order, and decides between equals in both directions. What is missing counts as 0 (SH-03). */
export function sortProducts(products: readonly Product[], { by, direction }: Sorting): readonly Product[] {
  if (by === 'relevance') return products;
  const value = sortValues[by];
  const sign = direction === 'asc' ? 1 : -1;
  return products.toSorted((a, b) => sign * (value(a) - value(b)));
}
