import type { Product } from '../read-product.ts';
import { isBounded, isWithin } from './filter-range.ts';
import { measuredContent } from './measured-content.ts';
import { type Facet, type Filters, keyOf, type ListFacet, listFacets } from './product-filter.ts';
import type { IndexedProduct, ProductIndex } from './product-index.ts';
import { holdsWords, wordsOf } from './product-search.ts';

/** How many products each choice would show, with all the other filters in force. */
export interface FacetCounts extends Record<ListFacet, ReadonlyMap<string, number>> {
  irradiation: { all: number; irradiated: number; notIrradiated: number };
}

export interface Found {
  /** In the server's order. */
  products: readonly Product[];
  counts: FacetCounts;
  /** For each filter, how many products only it hides: leaving it away would show them. */
  hiddenOnlyBy: ReadonlyMap<Facet, number>;
}

/**
 * Filters and counts in one pass. A facet's own selection does not reduce its own counts, so a product counts for a
 * facet when no other one keeps it out: one that fails twice counts nowhere.
 */
export function findProducts(index: ProductIndex, filters: Filters): Found {
  const tests = testsOf(filters);
  const products: Product[] = [];
  const counts = new Counts();
  const hiddenOnlyBy = new Map<Facet, number>();

  for (const entry of index.entries) {
    const failed = failedTest(entry, tests);
    if (failed === 'several') continue;
    if (failed === null) {
      products.push(entry.product);
      for (const facet of listFacets) counts.add(facet, entry);
      counts.add('irradiation', entry);
    } else {
      hiddenOnlyBy.set(failed, (hiddenOnlyBy.get(failed) ?? 0) + 1);
      counts.add(failed, entry);
    }
  }
  return { products, counts, hiddenOnlyBy };
}

type Test = [facet: Facet, isPassedBy: (entry: IndexedProduct) => boolean];

/** Only of the filters that are set. */
function testsOf(filters: Filters): Test[] {
  const tests: Test[] = [];
  const words = wordsOf(filters.q);
  if (words.length > 0) tests.push(['q', ({ searchText }) => holdsWords(searchText(), words)]);
  for (const facet of listFacets) {
    if (filters[facet].length === 0) continue;
    const wanted = new Set(filters[facet].map((value) => keyOf(facet, value)));
    tests.push([facet, ({ keys }) => keys[facet].some((key) => wanted.has(key))]);
  }
  const { price, thc, cbd, irradiation } = filters;
  if (isBounded(price)) tests.push(['price', ({ priceEuros }) => isWithin(priceEuros, price)]);
  if (isBounded(thc)) tests.push(['thc', ({ product }) => isWithin(measuredContent(product, 'thc'), thc)]);
  if (isBounded(cbd)) tests.push(['cbd', ({ product }) => isWithin(measuredContent(product, 'cbd'), cbd)]);
  if (irradiation !== null) tests.push(['irradiation', ({ product }) => product.isIrradiated === irradiation]);
  return tests;
}

function failedTest(entry: IndexedProduct, tests: readonly Test[]): Facet | 'several' | null {
  let failed: Facet | null = null;
  for (const [facet, isPassedBy] of tests) {
    if (isPassedBy(entry)) continue;
    if (failed !== null) return 'several';
    failed = facet;
  }
  return failed;
}

class Counts implements FacetCounts {
  manufacturers = new Map<string, number>();
  strains = new Map<string, number>();
  terpenes = new Map<string, number>();
  irradiation = { all: 0, irradiated: 0, notIrradiated: 0 };

  add(facet: Facet, { keys, product }: IndexedProduct): void {
    if (facet === 'irradiation') {
      this.irradiation.all++;
      if (product.isIrradiated === true) this.irradiation.irradiated++;
      if (product.isIrradiated === false) this.irradiation.notIrradiated++;
    } else if (facet === 'manufacturers' || facet === 'strains' || facet === 'terpenes') {
      for (const key of keys[facet]) this[facet].set(key, (this[facet].get(key) ?? 0) + 1);
    }
  }
}
