import { useProducts } from '../use-products.ts';
import { activeFilters } from './product-filter.ts';
import { useFoundProducts } from './use-found-products.ts';
import { useOtherKind } from './use-other-kind.ts';
import { useProductType } from './use-product-type.ts';

export type Browser = ReturnType<typeof useBrowser>;

/** The products of the type in the address, and what of them the filters in the address find. */
export function useBrowser() {
  const productType = useProductType();
  const products = useProducts(productType);
  const { productIndex, found, sorted, browsing } = useFoundProducts(products.data);
  const isFiltered = activeFilters(browsing.settled.filters).length > 0;
  const otherKind = useOtherKind(productType, browsing.settled.filters.q);
  return { productType, products, productIndex, found, sorted, browsing, isFiltered, otherKind };
}
