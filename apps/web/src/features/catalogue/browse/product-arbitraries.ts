import fc from 'fast-check';
import { type Product, readProduct } from '../read-product.ts';
import { boundsOf, filterRanges, type RangeFacet } from './filter-range.ts';
import type { Filters } from './product-filter.ts';

/** For the tests beside it: a product as the reader gives it. */
export function aReadProduct(differences: Partial<Product> = {}): Product {
  const product = readProduct({ slug: 'kaeppele-25-1', title: 'Käppele 25/1' });
  if (!product) throw new Error('the reader refuses a name and an address');
  return { ...product, ...differences };
}

const makers = ['Rhön Cannamed', 'Veltana Pharma', 'Auenland Medical'];
const strains = ['Lavender Slate', 'lavender slate', 'Harbour Kush', 'Pine Ridge'];
const terpenes = ['Myrcen', 'Limonen', 'β-Caryophyllen'];

const percent = fc.option(fc.integer({ min: 0, max: 70 }).map((halves) => halves / 2));

/** Few values, so that filters often match. */
export const anyProducts: fc.Arbitrary<Product[]> = fc
  .array(
    fc.record({
      title: fc.constantFrom('Käppele', 'Rebstock', 'Silvana'),
      manufacturer: fc.option(fc.constantFrom(...makers)),
      strain: fc.option(fc.constantFrom(...strains)),
      terpenes: fc.subarray(terpenes),
      thcPercent: percent,
      cbdPercent: percent,
      isIrradiated: fc.option(fc.boolean()),
      priceCents: fc.option(fc.integer({ min: 0, max: 25_000 })),
    }),
    { maxLength: 25 },
  )
  .map((products) => products.map((product, index) => aReadProduct({ ...product, slug: `p-${index}` })));

function anyBounds(facet: RangeFacet) {
  const { max, step } = filterRanges[facet];
  const value = fc.integer({ min: 0, max: max / step }).map((steps) => steps * step);
  return fc.oneof(
    { arbitrary: fc.constant({ min: null, max: null }), weight: 2 },
    { arbitrary: fc.record({ min: value, max: value }).map((ends) => boundsOf(facet, ends)), weight: 1 },
  );
}

export const anyFilters: fc.Arbitrary<Filters> = fc.record({
  q: fc.constantFrom('', '', 'kappele', 'REBSTOCK', 'veltana pharma', 'xyz'),
  manufacturers: fc.subarray([...makers, 'Niemand']),
  price: anyBounds('price'),
  thc: anyBounds('thc'),
  cbd: anyBounds('cbd'),
  strains: fc.subarray(['LAVENDER SLATE', 'Harbour Kush']),
  irradiation: fc.option(fc.boolean()),
  terpenes: fc.subarray(terpenes),
});
