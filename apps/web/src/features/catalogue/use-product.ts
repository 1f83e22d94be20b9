import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { type PublicReading, usePublicQuery } from '#domain/shop/use-public-query.ts';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { publicKeys } from '#lib/query-keys.ts';
import { type Product, readProduct } from './read-product.ts';

/**
 * One product with all that is known of it. Who comes from the list sees what the list knew at once: it stands in as
 * placeholder data until the answer is there.
 */
export function useProduct(slug: string): PublicReading<Product> {
  const queryClient = useQueryClient();
  return usePublicQuery({ ...productQuery(slug), placeholderData: () => listedProduct(queryClient, slug) });
}

/** What a list that is there already knows of a product. */
export function listedProduct(queryClient: QueryClient, slug: string): Product | undefined {
  return queryClient
    .getQueriesData<Product[]>({ queryKey: publicKeys.products() })
    .flatMap(([, products]) => products ?? [])
    .find((product) => product.slug === slug);
}

export function productQuery(slug: string) {
  return queryOptions({
    queryKey: publicKeys.product(slug),
    queryFn: async ({ signal }) => {
      const product = readProduct(await call('readProduct', { params: { slug } }, { signal }));
      if (!product) throw new ApiError({ id: 'Internal', status: 200, message: 'The answer is no product.' });
      return product;
    },
  });
}

export function isUnknownProduct(error: Error | null): boolean {
  return error instanceof ApiError && error.id === 'NotFound';
}
