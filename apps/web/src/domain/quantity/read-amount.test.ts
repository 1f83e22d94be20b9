import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAmount } from './read-amount.ts';

describe('what is typed', () => {
  test.each([
    ['12', 12],
    [' 12 ', 12],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['12,', 12],
    ['1.000', 1000],
    ['1,000', 1000],
    ['-3', -3],
    ['', null],
    ['-', null],
    ['zehn', null],
    ['1e3', null],
    ['Infinity', null],
  ])('%j is %s', (text, expected) => {
    expect(readAmount(text)).toBe(expected);
  });

  test('no text makes it fail or gives something that is no number', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const amount = readAmount(text);
        expect(amount === null || Number.isFinite(amount) || text.length > 300).toBe(true);
      }),
    );
  });
});
