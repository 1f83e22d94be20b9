import type { ProductType } from '@shop/contract/catalogue';

export const productsPerPage = 200;

/** One page of the list, as the call takes it. */
export function productsPage(productType: ProductType, page: number) {
  return { query: { page, pageSize: productsPerPage, productType } };
}

/** The product type that an address names, buds unless it says otherwise (SH-01). */
export function productTypeIn(search: URLSearchParams): ProductType {
  return search.get('type') === 'extract' ? 'extract' : 'bud';
}
