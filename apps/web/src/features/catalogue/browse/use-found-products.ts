import { useMemo } from 'react';
import type { Product } from '../read-product.ts';
import { type Found, findProducts } from './find-products.ts';
import { sortProducts } from './product-sort.ts';
import { fillShelf, type Shelf } from './shelf.ts';
import { type BrowsingState, useBrowsing } from './use-browsing.ts';

interface FoundProducts {
  shelf: Shelf | undefined;
  found: Found | undefined;
  /** What is found, in the order that was chosen. */
  sorted: readonly Product[] | undefined;
  browsing: BrowsingState;
}

/** The list as the address asks for it, and what the controls need to know. Undefined while it is being fetched. */
export function useFoundProducts(products: readonly Product[] | undefined): FoundProducts {
  const shelf = useMemo(() => products && fillShelf(products), [products]);
  const browsing = useBrowsing(shelf);
  const { filters, sorting } = browsing.settled;
  const found = useMemo(() => shelf && findProducts(shelf, filters), [shelf, filters]);
  const sorted = useMemo(() => found && sortProducts(found.products, sorting), [found, sorting]);
  return { shelf, found, sorted, browsing };
}
