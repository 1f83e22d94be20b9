import { expect, test } from 'vitest';
import { countryName } from './country-name.ts';

test.each<[string, 'de' | 'en', string]>([
  ['CA', 'de', 'Kanada (CA)'],
  ['CA', 'en', 'Canada (CA)'],
  ['pt', 'de', 'Portugal (PT)'],
  ['QX', 'de', 'QX'],
  ['Portugal', 'de', 'Portugal'],
  ['', 'de', ''],
  ['D€', 'de', 'D€'],
])('[PD-04] the origin %j in %s is %j', (country, locale, name) => {
  expect(countryName(country, locale)).toBe(name);
});
