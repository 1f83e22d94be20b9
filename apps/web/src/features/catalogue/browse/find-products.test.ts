import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findProducts } from './find-products.ts';
import { anyFilters, anyProducts, aReadProduct } from './product-arbitraries.ts';
import {
  activeFilters,
  type Facet,
  type Filters,
  keyOf,
  listFacets,
  noFilters,
  withoutFacet,
} from './product-filter.ts';
import { indexProducts, knownFilters } from './product-index.ts';

const products = [
  aReadProduct({
    slug: 'a',
    title: 'Käppele',
    manufacturer: 'Rhön',
    strain: 'Lavender Slate',
    terpenes: ['Myrcen', 'Pinen'],
    thcPercent: 25.5,
    cbdPercent: 0.5,
    priceCents: 1049,
    isIrradiated: true,
  }),
  aReadProduct({
    slug: 'b',
    title: 'Silvana',
    manufacturer: 'Veltana',
    strain: 'LAVENDER SLATE',
    terpenes: ['Limonen'],
    thcPercent: 33,
    cbdPercent: 12,
    priceCents: 700,
    isIrradiated: false,
  }),
  aReadProduct({
    slug: 'c',
    title: 'Ohne Angaben',
    manufacturer: 'Veltana',
    strain: null,
    terpenes: [],
    thcPercent: null,
    cbdPercent: null,
    priceCents: null,
    isIrradiated: null,
  }),
];
const index = indexProducts(products);
const slugsFor = (filters: Partial<Filters>) =>
  findProducts(index, { ...noFilters, ...filters }).products.map(({ slug }) => slug);

describe('[SH-05] shows', () => {
  test.each<[string, Partial<Filters>, string[]]>([
    ['all without a filter', {}, ['a', 'b', 'c']],
    ['one maker', { manufacturers: ['Rhön'] }, ['a']],
    ['any of two makers', { manufacturers: ['Rhön', 'Veltana'] }, ['a', 'b', 'c']],
    ['a cultivar in any case', { strains: ['lavender slate'] }, ['a', 'b']],
    ['any of two terpenes', { terpenes: ['Pinen', 'Limonen'] }, ['a', 'b']],
    ['a price range, ends included', { price: { min: 7, max: 10 } }, ['b']],
    ['a price above the rounded end', { price: { min: null, max: 11 } }, ['a', 'b']],
    ['a THC range', { thc: { min: 18, max: 26 } }, ['a']],
    ['more than 30 % at the open end', { thc: { min: 30, max: null } }, ['b']],
    ['no missing THC below a bound', { thc: { min: null, max: 29.5 } }, ['a']],
    ['a CBD range', { cbd: { min: 10, max: null } }, ['b']],
    ['only irradiated', { irradiation: true }, ['a']],
    ['only not irradiated', { irradiation: false }, ['b']],
    ['what the words are found in', { q: 'kappele rhon' }, ['a']],
    ['what passes every filter', { manufacturers: ['Veltana'], terpenes: ['Limonen'] }, ['b']],
    ['nothing when two filters exclude each other', { manufacturers: ['Rhön'], irradiation: false }, []],
  ])('%s', (_case, filters, slugs) => {
    expect(slugsFor(filters)).toEqual(slugs);
  });
});

test("counts follow the other filters, and a facet's own selection does not reduce its own", () => {
  const { counts } = findProducts(index, { ...noFilters, manufacturers: ['Rhön'], strains: ['Lavender Slate'] });
  expect(Object.fromEntries(counts.manufacturers)).toEqual({ Rhön: 1, Veltana: 1 });
  expect(Object.fromEntries(counts.strains)).toEqual({ 'lavender slate': 1 });
  expect(Object.fromEntries(counts.terpenes)).toEqual({ Myrcen: 1, Pinen: 1 });
  expect(counts.irradiation).toEqual({ all: 1, irradiated: 1, notIrradiated: 0 });
});

test('the values are in German order, each cultivar once', () => {
  expect(index.values).toEqual({
    manufacturers: ['Rhön', 'Veltana'],
    strains: ['Lavender Slate'],
    terpenes: ['Limonen', 'Myrcen', 'Pinen'],
  });
});

test('values that no product has are passed over, in any case of a cultivar', () => {
  const filters: Filters = { ...noFilters, manufacturers: ['Niemand', 'Rhön'], strains: ['LAVENDER slate', 'x'] };
  expect(knownFilters(filters, index)).toEqual({ ...noFilters, manufacturers: ['Rhön'], strains: ['LAVENDER slate'] });
});

const productsAndFilters = [anyProducts, anyFilters] as const;

test('each filter only narrows', () => {
  fc.assert(
    fc.property(...productsAndFilters, (some, filters) => {
      const shown = new Set(findProducts(indexProducts(some), filters).products);
      for (const { facet } of activeFilters(filters)) {
        const wider = new Set(findProducts(indexProducts(some), withoutFacet(filters, facet)).products);
        expect([...shown].every((product) => wider.has(product))).toBe(true);
      }
    }),
  );
});

test('the count beside a value is what choosing it alone in its section would show', () => {
  fc.assert(
    fc.property(...productsAndFilters, (some, filters) => {
      const any = indexProducts(some);
      const { counts } = findProducts(any, filters);
      for (const facet of listFacets) {
        for (const value of any.values[facet]) {
          const chosen = findProducts(any, { ...filters, [facet]: [value] }).products.length;
          expect(counts[facet].get(keyOf(facet, value)) ?? 0, `${facet} ${value}`).toBe(chosen);
        }
      }
      const irradiated = findProducts(any, { ...filters, irradiation: true }).products.length;
      expect(counts.irradiation.irradiated).toBe(irradiated);
      expect(counts.irradiation.all).toBe(findProducts(any, { ...filters, irradiation: null }).products.length);
    }),
  );
});

test('what a filter keeps out alone comes back without it', () => {
  fc.assert(
    fc.property(...productsAndFilters, (some, filters) => {
      const any = indexProducts(some);
      const { products: shown, hiddenOnlyBy } = findProducts(any, filters);
      for (const facet of Object.keys(filters) as Facet[]) {
        const without = findProducts(any, withoutFacet(filters, facet)).products.length;
        expect(without - shown.length, facet).toBe(hiddenOnlyBy.get(facet) ?? 0);
      }
    }),
  );
});
