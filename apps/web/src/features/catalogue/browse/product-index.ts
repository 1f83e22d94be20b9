import { sortNames } from '#domain/shop/name-order.ts';
import type { Product } from '../read-product.ts';
import { type Filters, keyOf, type ListFacet, listFacets } from './product-filter.ts';
import { searchTextOf } from './product-search.ts';

/** A product with what the filters compare, made once when the list arrives. */
export interface IndexedProduct {
  product: Product;
  /** Made when somebody searches for the first time: a phone needs thirty milliseconds for those of the whole list. */
  searchText(): string;
  priceEuros: number | null;
  keys: Record<ListFacet, readonly string[]>;
}

export interface ProductIndex {
  entries: readonly IndexedProduct[];
  /** Every value that some product has, as it is written first, in alphabetical order. */
  values: Record<ListFacet, readonly string[]>;
}

export function indexProducts(products: readonly Product[]): ProductIndex {
  const spellings = { manufacturers: new Map(), strains: new Map(), terpenes: new Map() } as Spellings;
  const entries = products.map((product) => entryOf(product, spellings));
  return {
    entries,
    values: {
      manufacturers: inOrder(spellings.manufacturers),
      strains: inOrder(spellings.strains),
      terpenes: inOrder(spellings.terpenes),
    },
  };
}

/** A value in an old link that no product has any more is passed over: it would only hide everything. */
export function knownFilters(filters: Filters, { values }: ProductIndex): Filters {
  const known = { ...filters };
  for (const facet of listFacets) {
    const keys = new Set(values[facet].map((value) => keyOf(facet, value)));
    const kept = filters[facet].filter((value) => keys.has(keyOf(facet, value)));
    if (kept.length < filters[facet].length) known[facet] = kept;
  }
  return known;
}

type Spellings = Record<ListFacet, Map<string, string>>;

function entryOf(product: Product, spellings: Spellings): IndexedProduct {
  const values: Record<ListFacet, readonly (string | null)[]> = {
    manufacturers: [product.manufacturer],
    strains: [product.strain],
    terpenes: product.terpenes,
  };
  const keys = (facet: ListFacet) => {
    const found = new Set<string>();
    for (const value of values[facet]) {
      if (value === null) continue;
      const key = keyOf(facet, value);
      found.add(key);
      if (!spellings[facet].has(key)) spellings[facet].set(key, value);
    }
    return [...found];
  };
  let searchText: string | undefined;
  return {
    product,
    searchText: () => (searchText ??= searchTextOf(product)),
    priceEuros: product.priceCents === null ? null : product.priceCents / 100,
    keys: { manufacturers: keys('manufacturers'), strains: keys('strains'), terpenes: keys('terpenes') },
  };
}

function inOrder(spellings: Map<string, string>): string[] {
  return sortNames(spellings.values());
}
