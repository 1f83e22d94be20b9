import { expect, test } from 'vitest';
import { nameOfCountry, usualCountries } from './country-name.ts';

test.each(usualCountries)('%s is called as everywhere', (code) => {
  for (const locale of ['de', 'en'] as const)
    expect(nameOfCountry(code, locale)).toBe(new Intl.DisplayNames([locale], { type: 'region' }).of(code));
});

test('other countries have a name as well, and what is none has not', () => {
  expect(nameOfCountry('NZ', 'de')).toBe('Neuseeland');
  expect(nameOfCountry('QX', 'de')).toBeNull();
});
