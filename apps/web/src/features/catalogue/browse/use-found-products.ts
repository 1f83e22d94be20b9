import { useMemo } from 'react';
import type { Product } from '../read-product.ts';
import { type Found, findProducts } from './find-products.ts';
import { indexProducts, type ProductIndex } from './product-index.ts';
import { sortProducts } from './product-sort.ts';
import { type BrowsingState, useBrowsing } from './use-browsing.ts';

interface FoundProducts {
  productIndex: ProductIndex | undefined;
  found: Found | undefined;
  /** What is found, in the order that was chosen. */
  sorted: readonly Product[] | undefined;
  browsing: BrowsingState;
}

/** The list as the address asks for it, and what the controls need to know. Undefined while it is being fetched. */
export function useFoundProducts(products: readonly Product[] | undefined): FoundProducts {
  const productIndex = useMemo(() => products && indexProducts(products), [products]);
  const browsing = useBrowsing(productIndex);
  const { filters, sorting } = browsing.settled;
  const found = useMemo(() => productIndex && findProducts(productIndex, filters), [productIndex, filters]);
  const sorted = useMemo(() => found && sortProducts(found.products, sorting), [found, sorting]);
  return { productIndex, found, sorted, browsing };
}
