import type { AmountSteps } from '@shop/contract/amount-steps';

/** What a dropdown offers (CA-04): up to the larger of 5 increments or 50; a larger amount that is chosen already is in it. */
export function amountChoices({ minimum, increment }: AmountSteps, chosen: number): number[] {
  const limit = Math.max(minimum, 5 * increment, 50);
  const choices = Array.from(
    { length: Math.floor((limit - minimum) / increment) + 1 },
    (_, step) => minimum + step * increment,
  );
  return [...new Set([...choices, chosen])].sort((a, b) => a - b);
}
