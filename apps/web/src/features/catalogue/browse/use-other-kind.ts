import type { ProductType } from '@shop/contract/catalogue';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { productsQuery } from '../use-products.ts';
import { holdsWords, searchTextOf, wordsOf } from './product-search.ts';

export interface OtherKind {
  type: ProductType;
  /** How many of the other kind the text finds; undefined while nobody can tell. */
  count: number | undefined;
}

/** The other kind of products for a text: their list is searched here too, as nothing is sought at the server (reading 5). */
export function useOtherKind(productType: ProductType, sought: string): OtherKind {
  const type = productType === 'bud' ? 'extract' : 'bud';
  const { data } = useQuery({ ...productsQuery(type), enabled: sought !== '' });
  const count = useMemo(() => {
    if (sought === '' || !data) return;
    const words = wordsOf(sought);
    return data.filter((product) => holdsWords(searchTextOf(product), words)).length;
  }, [data, sought]);
  return { type, count };
}
