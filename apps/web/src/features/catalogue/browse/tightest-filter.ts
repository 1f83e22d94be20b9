import type { Found } from './find-products.ts';
import type { Facet } from './product-filter.ts';

/** The filter that stands most in the way: leaving it away shows `count` products. */
interface Loosening {
  facet: Facet;
  count: number;
}

/** Null when no single filter is the cause: then two or more would have to go. */
export function tightestFilter({ hiddenOnlyBy }: Found): Loosening | null {
  let tightest: Loosening | null = null;
  for (const [facet, count] of hiddenOnlyBy) {
    if (count > (tightest?.count ?? 0)) tightest = { facet, count };
  }
  return tightest;
}
