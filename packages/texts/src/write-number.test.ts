import fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeNumber } from './write-number.ts';

const digits = fc.integer({ min: 0, max: 3 });
/** Prices, contents and counts: decimal numbers as people type them, and whatever a division leaves. */
const number = fc.oneof(
  fc.integer(),
  fc.integer().map((value) => value / 100),
  fc.integer({ min: -999_999, max: 999_999 }).map((value) => value / 1_000),
  fc.double({ min: -1e12, max: 1e12, noNaN: true }),
);

test.each([Number.NaN, Number.POSITIVE_INFINITY, -1e21, 1e15, 1e12])('%s is written as Intl writes it', (value) => {
  expect(writeNumber(value, 'de')).toBe(new Intl.NumberFormat('de-DE').format(value));
  const decimals = { minimumFractionDigits: 1, maximumFractionDigits: 2 };
  expect(writeNumber(value, 'de', 1, 2)).toBe(new Intl.NumberFormat('de-DE', decimals).format(value));
});

test('every number is written as Intl writes it', () => {
  fc.assert(
    fc.property(number, digits, digits, (value, one, other) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)];
      for (const [locale, region] of [
        ['de', 'de-DE'],
        ['en', 'en-GB'],
      ] as const) {
        const format = new Intl.NumberFormat(region, { minimumFractionDigits: least, maximumFractionDigits: most });
        expect(writeNumber(value, locale, least, most)).toBe(format.format(value));
      }
    }),
    { numRuns: 2_000 },
  );
});
