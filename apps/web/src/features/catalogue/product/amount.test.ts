import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AmountRules, allowedAmount, amountRules, lessOf, moreOf, readAmount } from './amount.ts';

const inFives: AmountRules = { step: 5, minimum: 5, maximum: null };
const tenThenFives: AmountRules = { step: 5, minimum: 10, maximum: 20 };

describe('[PD-07] the rules of a product', () => {
  test.each([
    ['increment and minimum', { quantityIncrement: 5, minOrderQuantity: 10 }, { step: 5, minimum: 10 }],
    ['only an increment', { quantityIncrement: 5, minOrderQuantity: null }, { step: 5, minimum: 5 }],
    ['only a minimum', { quantityIncrement: null, minOrderQuantity: 10 }, { step: 10, minimum: 10 }],
    ['neither', { quantityIncrement: null, minOrderQuantity: null }, { step: 1, minimum: 1 }],
  ])('with %s', (_case, measures, expected) => {
    expect(amountRules({ ...measures, stockUnits: null })).toEqual({ ...expected, maximum: null });
  });

  test.each([
    [22, 20],
    [20, 20],
    [10, 10],
    [9, 0],
    [0, 0],
  ])('a stock of %d allows at most %d', (stockUnits, maximum) => {
    expect(amountRules({ quantityIncrement: 5, minOrderQuantity: 10, stockUnits }).maximum).toBe(maximum);
  });
});

describe('[PD-07] plus and minus', () => {
  test.each([
    [0, 10],
    [10, 15],
    [15, 20],
    [20, 20],
    [3, 10],
  ])('plus at %d gives %d', (amount, expected) => {
    expect(moreOf(amount, tenThenFives)).toBe(expected);
  });

  test.each([
    [20, 15],
    [15, 10],
    [10, 0],
    [0, 0],
    [12, 10],
    [40, 20],
  ])('minus at %d gives %d', (amount, expected) => {
    expect(lessOf(amount, tenThenFives)).toBe(expected);
  });

  test('nothing can be added where the stock is below the minimum', () => {
    const soldOut = { step: 5, minimum: 10, maximum: 0 };
    expect(moreOf(0, soldOut)).toBe(0);
    expect(allowedAmount(10, soldOut)).toBe(0);
  });
});

describe('[PD-07] a typed amount becomes the nearest one that is allowed', () => {
  test.each([
    [0, 0],
    [-5, 0],
    [Number.NaN, 0],
    [1, 5],
    [5, 5],
    [12, 10],
    [13, 15],
    [12.5, 15],
  ])('%d → %d', (wanted, expected) => {
    expect(allowedAmount(wanted, inFives)).toBe(expected);
  });

  test('never above the stock', () => {
    expect(allowedAmount(1000, tenThenFives)).toBe(20);
    expect(allowedAmount(Number.POSITIVE_INFINITY, tenThenFives)).toBe(20);
  });
});

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

describe('[PD-07] whatever is pressed or typed', () => {
  const measure = fc.option(fc.integer({ min: 1, max: 500 }), { nil: null });
  const rules = fc
    .record({
      quantityIncrement: measure,
      minOrderQuantity: measure,
      stockUnits: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: null }),
    })
    .map(amountRules);
  const wish = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 10_000 }));
  const act = fc.oneof(
    fc.constant((amount: number, own: AmountRules) => moreOf(amount, own)),
    fc.constant((amount: number, own: AmountRules) => lessOf(amount, own)),
    fc.double().map((wanted) => (_amount: number, own: AmountRules) => allowedAmount(wanted, own)),
  );

  function isAllowed(amount: number, { step, minimum, maximum }: AmountRules): boolean {
    if (amount === 0) return true;
    return amount >= minimum && (amount - minimum) % step === 0 && (maximum === null || amount <= maximum);
  }

  test('the amount is nothing, or the minimum and whole steps above it, within the stock', () => {
    fc.assert(
      fc.property(rules, fc.array(act, { maxLength: 20 }), (own, acts) => {
        let amount = allowedAmount(own.minimum, own);
        for (const next of acts) {
          amount = next(amount, own);
          // Beyond a billion floating point no longer counts single units, and no cart does either.
          if (amount < 1e9) expect(isAllowed(amount, own)).toBe(true);
        }
      }),
    );
  });

  test('plus and then minus leads back', () => {
    fc.assert(
      fc.property(rules, wish, (own, wanted) => {
        const amount = allowedAmount(wanted, own);
        const more = moreOf(amount, own);
        if (more !== amount) expect(lessOf(more, own)).toBe(amount);
      }),
    );
  });

  test('an allowed amount stays as it is', () => {
    fc.assert(
      fc.property(rules, wish, (own, wanted) => {
        const amount = allowedAmount(wanted, own);
        expect(allowedAmount(amount, own)).toBe(amount);
      }),
    );
  });
});
