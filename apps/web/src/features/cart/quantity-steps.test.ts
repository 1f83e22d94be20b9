import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quantityChoices, type Steps, stepDown, stepUp } from './quantity-steps.ts';

const steps = (minimum: number, increment: number, stockUnits: number | null = null): Steps => ({
  minimum,
  increment,
  stockUnits,
});

describe('[CA-04] the dropdown offers', () => {
  test.each<[string, Steps, number, number[]]>([
    ['tens up to 50', steps(10, 10), 10, [10, 20, 30, 40, 50]],
    ['five steps where 50 is too little', steps(25, 25), 25, [25, 50, 75, 100, 125]],
    ['steps from a minimum', steps(10, 20), 10, [10, 30, 50, 70, 90]],
    ['a larger quantity that is chosen already', steps(10, 10), 200, [10, 20, 30, 40, 50, 200]],
    ['one that lies between', steps(10, 10), 15, [10, 15, 20, 30, 40, 50]],
    ['at least the minimum', steps(400, 10), 400, [400]],
  ])('%s', (_case, given, quantity, choices) => {
    expect(quantityChoices(given, quantity)).toEqual(choices);
  });

  test('every gram up to 50 where the increment is 1', () => {
    expect(quantityChoices(steps(1, 1), 3)).toHaveLength(50);
  });
});

describe('[CA-03] a step', () => {
  test.each([
    [5, 10],
    [0, 5],
    [7, 10],
    [38, 40],
    [40, 40],
  ])('up from %i of fives with 43 in stock leads to %i', (from, to) => {
    expect(stepUp(steps(5, 5, 43), from)).toBe(to);
  });

  test.each([
    [10, 5],
    [5, 0],
    [12, 10],
    [500, 40],
  ])('down from %i of fives with 43 in stock leads to %i', (from, to) => {
    expect(stepDown(steps(5, 5, 43), from)).toBe(to);
  });

  test('from nothing is at least 1', () => {
    expect(stepUp(steps(1, 1), 0)).toBe(1);
  });

  test('up and down again is where one was, for every quantity that can be ordered', () => {
    const amount = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(amount, amount, fc.nat(100), (minimum, increment, many) => {
        const quantity = minimum + many * increment;
        expect(stepDown(steps(minimum, increment), stepUp(steps(minimum, increment), quantity))).toBe(quantity);
      }),
    );
  });
});
