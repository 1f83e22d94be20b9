import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AmountSteps,
  amountSteps,
  isInStock,
  largestUpTo,
  mostInStock,
  nearestAmount,
  stepDown,
  stepUp,
} from './amount-steps.ts';

const inFives: AmountSteps = { increment: 5, minimum: 5, stockUnits: null };
const tenThenFives: AmountSteps = { increment: 5, minimum: 10, stockUnits: 22 };
const fivesOf43: AmountSteps = { increment: 5, minimum: 5, stockUnits: 43 };

describe('[PD-07] the steps of a product', () => {
  test.each([
    ['increment and minimum', { quantityIncrement: 5, minOrderQuantity: 10 }, { increment: 5, minimum: 10 }],
    ['only an increment', { quantityIncrement: 5, minOrderQuantity: null }, { increment: 5, minimum: 5 }],
    ['only a minimum', { quantityIncrement: null, minOrderQuantity: 10 }, { increment: 10, minimum: 10 }],
    ['neither', { quantityIncrement: null, minOrderQuantity: null }, { increment: 1, minimum: 1 }],
  ])('with %s', (_case, measures, expected) => {
    expect(amountSteps({ ...measures, stockUnits: null })).toEqual({ ...expected, stockUnits: null });
  });

  test.each([
    [22, 20],
    [20, 20],
    [10, 10],
    [9, 0],
    [0, 0],
    [null, null],
  ])('a stock of %s allows at most %s', (stockUnits, most) => {
    expect(mostInStock({ ...tenThenFives, stockUnits })).toBe(most);
  });
});

describe('[PD-07] [CA-03] a step', () => {
  test.each([
    [tenThenFives, 0, 10],
    [tenThenFives, 3, 10],
    [tenThenFives, 10, 15],
    [tenThenFives, 15, 20],
    [tenThenFives, 20, 20],
    [fivesOf43, 0, 5],
    [fivesOf43, 5, 10],
    [fivesOf43, 7, 10],
    [fivesOf43, 38, 40],
    [fivesOf43, 40, 40],
    [{ minimum: 1, increment: 1, stockUnits: null }, 0, 1],
  ])('of %o up from %i leads to %i', (steps, from, to) => {
    expect(stepUp(steps, from)).toBe(to);
  });

  test.each([
    [tenThenFives, 20, 15],
    [tenThenFives, 15, 10],
    [tenThenFives, 12, 10],
    [tenThenFives, 10, 0],
    [tenThenFives, 0, 0],
    [tenThenFives, 40, 20],
    [fivesOf43, 10, 5],
    [fivesOf43, 5, 0],
    [fivesOf43, 12, 10],
    [fivesOf43, 500, 40],
  ])('of %o down from %i leads to %i', (steps, from, to) => {
    expect(stepDown(steps, from)).toBe(to);
  });

  test('leads nowhere where the stock is below the minimum', () => {
    const soldOut = { increment: 5, minimum: 10, stockUnits: 9 };
    expect(stepUp(soldOut, 0)).toBe(0);
    expect(nearestAmount(soldOut, 10)).toBe(0);
  });
});

describe('[PD-07] a wanted amount becomes the nearest one that is allowed', () => {
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
    expect(nearestAmount(inFives, wanted)).toBe(expected);
  });

  test('never above the stock', () => {
    expect(nearestAmount(tenThenFives, 1000)).toBe(20);
    expect(nearestAmount(tenThenFives, Number.POSITIVE_INFINITY)).toBe(20);
  });
});

describe('for every minimum, increment and stock', () => {
  const measure = fc.option(fc.integer({ min: 1, max: 500 }), { nil: null });
  const anySteps = fc
    .record({
      quantityIncrement: measure,
      minOrderQuantity: measure,
      stockUnits: fc.option(fc.integer({ min: 0, max: 5000 }), { nil: null }),
    })
    .map(amountSteps);
  const anyAmount = fc.integer({ min: 0, max: 5000 });

  /** All that can be ordered, written down one by one. */
  function listOf(steps: AmountSteps): number[] {
    const last = steps.stockUnits ?? 12_000;
    const amounts: number[] = [];
    for (let amount = steps.minimum; amount <= last; amount += steps.increment) amounts.push(amount);
    return amounts;
  }

  test('steps lead to the next of the list and to the one before, also from an amount that is not in it', () => {
    fc.assert(
      fc.property(anySteps, anyAmount, (steps, from) => {
        const list = listOf(steps);
        expect(stepUp(steps, from)).toBe(list.find((amount) => amount > from) ?? from);
        expect(stepDown(steps, from)).toBe(list.findLast((amount) => amount < from) ?? 0);
      }),
    );
  });

  test('the largest amount is the last of the list up to the limit', () => {
    fc.assert(
      fc.property(anySteps, anyAmount, (steps, limit) => {
        const list = listOf({ ...steps, stockUnits: null });
        expect(largestUpTo(steps, limit)).toBe(list.findLast((amount) => amount <= limit) ?? 0);
        expect(mostInStock(steps)).toBe(steps.stockUnits === null ? null : (listOf(steps).at(-1) ?? 0));
      }),
    );
  });

  test('the nearest amount is in the list or nothing, and stays as it is', () => {
    fc.assert(
      fc.property(anySteps, fc.oneof(anyAmount, fc.double()), (steps, wanted) => {
        const nearest = nearestAmount(steps, wanted);
        // Beyond a billion floating point no longer counts single units, and no cart does either.
        if (nearest > 1e9) return;
        expect(nearest === 0 || largestUpTo(steps, nearest) === nearest).toBe(true);
        expect(isInStock(steps, nearest)).toBe(true);
        expect(nearestAmount(steps, nearest)).toBe(nearest);
      }),
    );
  });

  test('up and down again is where one was', () => {
    fc.assert(
      fc.property(anySteps, anyAmount, (steps, wanted) => {
        const amount = nearestAmount(steps, wanted);
        const more = stepUp(steps, amount);
        if (more !== amount) expect(stepDown(steps, more)).toBe(amount);
      }),
    );
  });
});
