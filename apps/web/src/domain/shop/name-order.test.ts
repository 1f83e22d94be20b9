import { expect, test } from 'vitest';
import { compareNames, sortNames } from './name-order.ts';

test.each([
  ['umlauts with their letter', ['Ahorn', 'Ähre', 'Azalee', 'Birke']],
  ['ß as ss', ['Masern', 'Maß', 'Mast']],
  ['numbers by their value', ['Auslese 2', 'Auslese 9', 'Auslese 10']],
  ['capitals with small letters', ['alpha', 'Beta', 'gamma']],
  ['one name in two spellings always the same way', ['Resume', 'Résumé']],
])('names are in order: %s', (_case, names) => {
  expect(names.toReversed().sort(compareNames)).toEqual(names);
  expect(sortNames(names.toReversed())).toEqual(names);
  expect(names.toSorted(new Intl.Collator('de', { numeric: true }).compare)).toEqual(names);
});
