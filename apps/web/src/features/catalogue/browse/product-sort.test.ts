import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyProducts, aReadProduct } from './product-arbitraries.ts';
import { byRelevance, sortProducts } from './product-sort.ts';

const cheap = aReadProduct({ slug: 'cheap', priceCents: 450, thcPercent: 20 });
const dear = aReadProduct({ slug: 'dear', priceCents: 1400, thcPercent: null });
const unpriced = aReadProduct({ slug: 'unpriced', priceCents: null, thcPercent: 8 });
const asDear = aReadProduct({ slug: 'as-dear', priceCents: 1400, thcPercent: 20 });
const found = [cheap, dear, unpriced, asDear];

describe('[SH-03] sorted', () => {
  test.each([
    ['relevance', 'asc', ['cheap', 'dear', 'unpriced', 'as-dear']],
    ['relevance', 'desc', ['cheap', 'dear', 'unpriced', 'as-dear']],
    ['price', 'asc', ['unpriced', 'cheap', 'dear', 'as-dear']],
    ['price', 'desc', ['dear', 'as-dear', 'cheap', 'unpriced']],
    ['thc', 'asc', ['dear', 'unpriced', 'cheap', 'as-dear']],
    ['thc', 'desc', ['cheap', 'as-dear', 'unpriced', 'dear']],
  ] as const)('by %s, %s', (by, direction, slugs) => {
    expect(sortProducts(found, { by, direction }).map(({ slug }) => slug)).toEqual(slugs);
  });
});

test('[SH-03] extracts are sorted by the mg/ml their cards show, whatever percentage stands beside', () => {
  const weak = aReadProduct({ slug: 'weak', thcPercent: 9, mgPerMl: { thc: 5, cbd: 50 } });
  const strong = aReadProduct({ slug: 'strong', thcPercent: null, mgPerMl: { thc: 25, cbd: 0 } });
  const sorted = sortProducts([strong, weak], { by: 'thc', direction: 'asc' });
  expect(sorted.map(({ slug }) => slug)).toEqual(['weak', 'strong']);
});

test('[SH-03] the list is neither changed nor thinned, and its values run one way', () => {
  fc.assert(
    fc.property(anyProducts, fc.constantFrom('asc', 'desc'), (products, direction) => {
      const before = [...products];
      const sorted = sortProducts(products, { by: 'price', direction });
      expect(products).toEqual(before);
      expect(new Set(sorted)).toEqual(new Set(products));
      const prices = sorted.map(({ priceCents }) => priceCents ?? 0);
      expect(prices).toEqual(prices.toSorted((a, b) => (direction === 'asc' ? a - b : b - a)));
      expect(sortProducts(products, byRelevance)).toBe(products);
    }),
  );
});
