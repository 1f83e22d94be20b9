import fc from 'fast-check';
import { expect, test } from 'vitest';
import { vatOfAmountsCents, vatShareCents } from './vat.ts';

const grossCents = fc.integer({ min: 0, max: 100_000_000 });
const vatPercent = fc.constantFrom(0, 7, 19);

test.each([
  [0, 19, 0],
  [1, 19, 0],
  [100, 19, 16],
  [119, 19, 19],
  [11_900, 19, 1900],
  [1199, 19, 191],
  [107, 7, 7],
  [100, 0, 0],
])('%i cents at %i %% contain %i cents of VAT', (gross, percent, share) => {
  expect(vatShareCents(gross, percent)).toBe(share);
});

test('[BZ-01] the rate is 19 % unless another is named', () => {
  expect(vatShareCents(11_900)).toBe(1900);
});

test('the share is whole cents, never below zero and never more than the amount', () => {
  fc.assert(
    fc.property(grossCents, vatPercent, (gross, percent) => {
      const share = vatShareCents(gross, percent);
      expect(Number.isInteger(share)).toBe(true);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(gross);
    }),
  );
});

test('a larger amount never contains less', () => {
  fc.assert(
    fc.property(grossCents, grossCents, vatPercent, (one, other, percent) => {
      const [smaller, larger] = [Math.min(one, other), Math.max(one, other)];
      expect(vatShareCents(smaller, percent)).toBeLessThanOrEqual(vatShareCents(larger, percent));
    }),
  );
});

test('the VAT of several amounts is taken from the sum of each rate, not from each amount', () => {
  const amounts = [1, 1, 1, 1].map((grossCents) => ({ grossCents, vatPercent: 19 }));
  expect(vatOfAmountsCents(amounts)).toBe(1);
  expect(vatOfAmountsCents([...amounts, { grossCents: 107, vatPercent: 7 }])).toBe(8);
  expect(vatOfAmountsCents([])).toBe(0);
});
