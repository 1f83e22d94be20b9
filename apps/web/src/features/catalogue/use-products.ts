import type { ProductType } from '@shop/contract/catalogue';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { type ListedProduct, readProducts } from './read-products.ts';

const pageSize = 200;

export function useProducts(productType: ProductType): UseQueryResult<ListedProduct[]> {
  return useQuery({
    queryKey: ['products', productType],
    queryFn: async ({ signal }) =>
      readProducts(await call('listProducts', { query: { page: 1, pageSize, productType } }, { signal }), productType),
  });
}
