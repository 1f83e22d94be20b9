import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findProducts } from './find-products.ts';
import { anyFilters, anyProducts } from './product-arbitraries.ts';
import { type Facet, noFilters, withoutFacet } from './product-filter.ts';
import { indexProducts } from './product-index.ts';
import { tightestFilter } from './tightest-filter.ts';

const found = (hiddenOnlyBy: [Facet, number][]) => ({
  ...findProducts(indexProducts([]), noFilters),
  hiddenOnlyBy: new Map(hiddenOnlyBy),
});

test.each<[string, [Facet, number][], ReturnType<typeof tightestFilter>]>([
  ['the only one', [['price', 3]], { facet: 'price', count: 3 }],
  [
    'the one that keeps out the most',
    [
      ['q', 2],
      ['thc', 9],
      ['terpenes', 4],
    ],
    { facet: 'thc', count: 9 },
  ],
  ['none when no single one is to blame', [], null],
])('loosens %s', (_case, hiddenOnlyBy, expected) => {
  expect(tightestFilter(found(hiddenOnlyBy))).toEqual(expected);
});

test('when nothing is found, no other filter would bring back more than the one that is offered', () => {
  fc.assert(
    fc.property(anyProducts, anyFilters, (products, filters) => {
      const index = indexProducts(products);
      const result = findProducts(index, filters);
      fc.pre(result.products.length === 0);
      const gains = (Object.keys(filters) as Facet[]).map(
        (facet) => findProducts(index, withoutFacet(filters, facet)).products.length,
      );
      expect(tightestFilter(result)?.count ?? 0).toBe(Math.max(...gains));
    }),
  );
});
