import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readBrowsing, writeBrowsing } from './filter-in-url.ts';
import { anyFilters } from './product-arbitraries.ts';
import { type Filters, noFilters } from './product-filter.ts';
import { byRelevance, type Sorting } from './product-sort.ts';

const read = (search: string) => readBrowsing(new URLSearchParams(search));

describe('an address is read', () => {
  test.each<[string, Partial<Filters>]>([
    ['', {}],
    ['?type=bud', {}],
    ['?q=+k%C3%A4ppele+', { q: 'käppele' }],
    ['?manufacturers=Rh%C3%B6n&manufacturers=Veltana', { manufacturers: ['Rhön', 'Veltana'] }],
    ['?priceMin=4&priceMax=12', { price: { min: 4, max: 12 } }],
    ['?thcMin=18.5&cbdMax=2', { thc: { min: 18.5, max: null }, cbd: { min: null, max: 2 } }],
    ['?strains=Pine+Ridge&terpenes=%CE%B2-Caryophyllen', { strains: ['Pine Ridge'], terpenes: ['β-Caryophyllen'] }],
    ['?irradiation=true', { irradiation: true }],
    ['?irradiation=false', { irradiation: false }],
  ])('%s', (search, filters) => {
    expect(read(search)).toEqual({ filters: { ...noFilters, ...filters }, sorting: byRelevance });
  });

  test.each<[string, Sorting]>([
    ['?sort=price', { by: 'price', direction: 'asc' }],
    ['?sort=thc&direction=desc', { by: 'thc', direction: 'desc' }],
    ['?sort=relevance&direction=desc', byRelevance],
    ['?sort=name&direction=desc', byRelevance],
    ['?direction=desc', byRelevance],
    ['?sort=price&direction=down', { by: 'price', direction: 'asc' }],
  ])('%s is sorted %j', (search, sorting) => {
    expect(read(search).sorting).toEqual(sorting);
  });
});

describe('what is broken or unknown is passed over', () => {
  test.each([
    '?priceMin=abc',
    '?priceMin=-1',
    '?priceMax=201',
    '?priceMin=4.5',
    '?priceMin=1e2',
    '?priceMin=',
    '?priceMax=200',
    '?thcMin=0',
    '?thcMin=18.3',
    '?thcMax=31',
    '?thcMax=NaN',
    '?irradiation=yes',
    '?manufacturers=',
    '?strains=%20',
    '?q=%20%20',
    '?colour=green&filters[]=1',
  ])('%s', (search) => {
    expect(read(search)).toEqual({ filters: noFilters, sorting: byRelevance });
  });

  test('[SH-06] a min above the max is pulled below it', () => {
    expect(read('?thcMin=26&thcMax=20').filters.thc).toEqual({ min: 19.5, max: 20 });
  });

  test('the same value twice, and a flood of values', () => {
    expect(read('?strains=A&strains=a&strains=B').filters.strains).toEqual(['A', 'B']);
    const flood = Array.from({ length: 500 }, (_, index) => `terpenes=${index}`).join('&');
    expect(read(`?${flood}`).filters.terpenes).toHaveLength(50);
    expect(read(`?q=${'x'.repeat(5000)}`).filters.q).toHaveLength(100);
  });
});

test('what belongs to others stays in the address', () => {
  const written = writeBrowsing(new URLSearchParams('?type=extract&q=old&sort=price'), {
    filters: { ...noFilters, terpenes: ['Myrcen'] },
    sorting: byRelevance,
  });
  expect(written.toString()).toBe('type=extract&terpenes=Myrcen');
});

const anyText = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => text !== '' && !/[\ud800-\udfff]/.test(text));

const anySorting: fc.Arbitrary<Sorting> = fc.oneof(
  fc.constant(byRelevance),
  fc.record({ by: fc.constantFrom('price', 'thc'), direction: fc.constantFrom('asc', 'desc') }),
);

const anyBrowsing = fc.record({
  filters: fc
    .tuple(anyFilters, fc.uniqueArray(anyText, { maxLength: 4 }), fc.option(anyText, { nil: '' }))
    .map(([filters, manufacturers, q]) => ({ ...filters, manufacturers, q })),
  sorting: anySorting,
});

test('what is written is read again as it was, over whatever stood there', () => {
  fc.assert(
    fc.property(anyBrowsing, anyBrowsing, (browsing, before) => {
      const there = writeBrowsing(new URLSearchParams('?type=bud'), before);
      const written = writeBrowsing(there, browsing);
      expect(readBrowsing(new URLSearchParams(written.toString()))).toEqual(browsing);
      expect(written.get('type')).toBe('bud');
    }),
  );
});

test('no address makes the reader fail', () => {
  const names = ['q', 'manufacturers', 'priceMin', 'priceMax', 'thcMin', 'strains', 'irradiation', 'sort', 'direction'];
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...names), fc.string({ unit: 'binary' }))), (pairs) => {
      const { filters } = readBrowsing(new URLSearchParams(pairs));
      expect(filters.price.min ?? 0).toBeLessThanOrEqual(filters.price.max ?? 200);
    }),
  );
});
