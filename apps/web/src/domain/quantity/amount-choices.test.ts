import type { AmountSteps } from '@shop/contract/amount-steps';
import { describe, expect, test } from 'vitest';
import { amountChoices } from './amount-choices.ts';

const steps = (minimum: number, increment: number, stockUnits: number | null = null): AmountSteps => ({
  minimum,
  increment,
  stockUnits,
});

describe('[CA-04] the dropdown offers', () => {
  test.each<[string, AmountSteps, number, number[]]>([
    ['tens up to 50', steps(10, 10), 10, [10, 20, 30, 40, 50]],
    ['five steps where 50 is too little', steps(25, 25), 25, [25, 50, 75, 100, 125]],
    ['steps from a minimum', steps(10, 20), 10, [10, 30, 50, 70, 90]],
    ['a larger quantity that is chosen already', steps(10, 10), 200, [10, 20, 30, 40, 50, 200]],
    ['one that lies between', steps(10, 10), 15, [10, 15, 20, 30, 40, 50]],
    ['at least the minimum', steps(400, 10), 400, [400]],
  ])('%s', (_case, given, quantity, choices) => {
    expect(amountChoices(given, quantity)).toEqual(choices);
  });

  test('every gram up to 50 where the increment is 1', () => {
    expect(amountChoices(steps(1, 1), 3)).toHaveLength(50);
  });
});
