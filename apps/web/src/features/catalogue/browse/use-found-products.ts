import { useMemo } from 'react';
import type { Product } from '../read-product.ts';
import { findProducts } from './find-products.ts';
import { sortProducts } from './product-sort.ts';
import { fillShelf } from './shelf.ts';
import { useBrowsing } from './use-browsing.ts';

/** The list as the address asks for it, and what the controls need to know. All undefined while it is being fetched. */
export function useFoundProducts(products: readonly Product[] | undefined) {
  const shelf = useMemo(() => products && fillShelf(products), [products]);
  const browsing = useBrowsing(shelf);
  const { filters, sorting } = browsing.settled;
  const found = useMemo(() => shelf && findProducts(shelf, filters), [shelf, filters]);
  const sorted = useMemo(() => found && sortProducts(found.products, sorting), [found, sorting]);
  return { shelf, found, sorted, browsing };
}
