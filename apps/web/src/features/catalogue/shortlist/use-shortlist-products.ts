import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useShortlist } from '#domain/shortlist/shortlist.ts';
import type { Product } from '../read-product.ts';
import { isUnknownProduct, listedProduct, productQuery } from '../use-product.ts';

export interface ShortlistEntry {
  slug: string;
  /** Null while it is loaded, and when that failed. */
  product: Product | null;
  state: 'loading' | 'ready' | 'failed' | 'gone';
  retry(): void;
}

/** Each product of the shortlist with all that is known of it, in the order of the list. */
export function useShortlistProducts(): ShortlistEntry[] {
  const queryClient = useQueryClient();
  const slugs = useShortlist();
  const queries = useQueries({
    queries: slugs.map((slug) => ({ ...productQuery(slug), placeholderData: () => listedProduct(queryClient, slug) })),
  });
  return slugs.map((slug, index) => {
    const query = queries[index];
    const product = query?.data ?? null;
    const error = query?.error ?? null;
    return {
      slug,
      product: error ? null : product,
      state: stateOf(product, error),
      retry: () => void query?.refetch(),
    };
  });
}

function stateOf(product: Product | null, error: Error | null): ShortlistEntry['state'] {
  if (error) return isUnknownProduct(error) ? 'gone' : 'failed';
  return product ? 'ready' : 'loading';
}
