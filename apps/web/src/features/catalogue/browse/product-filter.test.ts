import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyFilters } from './product-arbitraries.ts';
import { activeFilters, noFilters, toggleValue, withoutActive } from './product-filter.ts';

test('a value is put in and taken out again, a cultivar in any case', () => {
  const chosen = toggleValue(noFilters, 'strains', 'Harbour Kush');
  expect(chosen.strains).toEqual(['Harbour Kush']);
  expect(toggleValue(chosen, 'strains', 'HARBOUR KUSH')).toEqual(noFilters);
  const maker = toggleValue(noFilters, 'manufacturers', 'Rhön');
  expect(toggleValue(maker, 'manufacturers', 'rhön').manufacturers).toEqual(['Rhön', 'rhön']);
});

test('the filters in force are named in the order of the sections', () => {
  expect(activeFilters(noFilters)).toEqual([]);
  const filters = {
    ...noFilters,
    q: 'x',
    manufacturers: ['A', 'B'],
    price: { min: 4, max: null },
    strains: ['S'],
    irradiation: false,
    terpenes: ['T'],
  };
  expect(activeFilters(filters)).toEqual([
    { facet: 'q' },
    { facet: 'manufacturers', value: 'A' },
    { facet: 'manufacturers', value: 'B' },
    { facet: 'price' },
    { facet: 'strains', value: 'S' },
    { facet: 'irradiation' },
    { facet: 'terpenes', value: 'T' },
  ]);
});

test('taken away one by one, in any order, nothing is left', () => {
  fc.assert(
    fc.property(anyFilters, fc.boolean(), (filters, isFromTheEnd) => {
      let rest = filters;
      for (let left = activeFilters(rest); left.length > 0; left = activeFilters(rest)) {
        const taken = isFromTheEnd ? left.at(-1) : left[0];
        if (taken) rest = withoutActive(rest, taken);
        expect(activeFilters(rest)).toHaveLength(left.length - 1);
      }
      expect(rest).toEqual(noFilters);
    }),
  );
});
