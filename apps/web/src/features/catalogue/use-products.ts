import type { ProductType } from '@shop/contract/catalogue';
import { queryOptions } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type PublicReading, usePublicQuery } from '#domain/shop/use-public-query.ts';
import { call } from '#lib/api.ts';
import { publicKeys } from '#lib/query-keys.ts';
import { productsPage, productsPerPage } from './products-page.ts';
import type { Product } from './read-product.ts';
import { readProducts } from './read-products.ts';

/** A server whose pages are always full must not keep us asking for ever. */
const mostPages = 100;

/**
 * All products of a type: the first page of 200, and the next ones while a page is full. A change of the type asks anew, also
 * for one that is cached, which is shown meanwhile.
 */
export function useProducts(productType: ProductType): PublicReading<Product[]> {
  const query = usePublicQuery(productsQuery(productType));

  const { refetch } = query;
  const asked = useRef(productType);
  useEffect(() => {
    if (asked.current === productType) return;
    asked.current = productType;
    // A request in flight is reused.
    void refetch({ cancelRefetch: false });
  }, [productType, refetch]);
  return query;
}

export function productsQuery(productType: ProductType) {
  return queryOptions({
    queryKey: publicKeys.products(productType),
    queryFn: async ({ signal }) => {
      const bySlug = new Map<string, Product>();
      for (let page = 1; page <= mostPages; page++) {
        const answer = await call('listProducts', productsPage(productType, page), { signal });
        const { products, entries } = readProducts(answer, productType);
        for (const product of products) bySlug.set(product.slug, product);
        if (entries < productsPerPage) break;
      }
      return [...bySlug.values()];
    },
  });
}
