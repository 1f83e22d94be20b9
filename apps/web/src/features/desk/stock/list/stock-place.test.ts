import { describe, expect, test } from 'vitest';
import { aStockedProduct } from '#testing/at-stock.ts';
import { isMeant, isUnder, readStockPlace, type StockFilter, stockFilters, writeStockPlace } from './stock-place.ts';

const today = '2026-11-16';

describe('a product is listed', () => {
  test.each<[string, Parameters<typeof aStockedProduct>[0], StockFilter[]]>([
    ['with enough of everything', {}, ['all']],
    ['with little free', { free: 49 }, ['all', 'low']],
    ['with just enough free', { free: 50 }, ['all']],
    ['with little of what is not sold', { free: 0, isOnSale: false }, ['all']],
    ['with a batch to be released', { quarantine: 1 }, ['all', 'quarantine']],
    ['on the last day that counts as soon', { nextExpiry: '2027-01-15' }, ['all', 'expiring']],
    ['a day later', { nextExpiry: '2027-01-16' }, ['all']],
    ['short', { free: 0, short: 5 }, ['all', 'low', 'short']],
  ])('%s', (_case, differences, expected) => {
    const product = aStockedProduct(differences);
    expect(stockFilters.filter((filter) => isUnder(filter, product, today))).toEqual(expected);
  });

  test.each([
    ['käpp', true],
    ['25/1 rhön', true],
    ['90000156', true],
    ['käppele extrakt', false],
    ['', true],
  ])('by the words %j: %s', (words, expected) => {
    expect(isMeant(aStockedProduct(), words)).toBe(expected);
  });
});

test('a place comes back from the address as it was written, and a wrong one is the whole list', () => {
  const place = { show: 'expiring', words: 'käpp', at: 'x' } as const;
  expect(readStockPlace(new URLSearchParams(writeStockPlace(place)))).toEqual(place);
  expect(readStockPlace(new URLSearchParams('show=everything'))).toEqual({ show: 'all', words: '', at: null });
});
