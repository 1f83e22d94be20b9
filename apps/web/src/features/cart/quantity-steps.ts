import type { CartLine } from '#domain/cart/read-cart.ts';

/** Which quantities a line can have: its minimum and whole increments above it (CA-04; wire.md, Amounts in a list). */
export type Steps = Pick<CartLine, 'minimum' | 'increment' | 'stockUnits'>;

/** One increment more; the same quantity when there is no more in stock. */
export function stepUp(steps: Steps, quantity: number): number {
  const reached = largestUpTo(steps, quantity);
  const next = reached === 0 ? steps.minimum : reached + steps.increment;
  return isInStock(steps, next) ? next : quantity;
}

/** One increment less, or as much less as the stock asks for; nothing below the minimum. */
export function stepDown(steps: Steps, quantity: number): number {
  return largestUpTo(steps, Math.min(quantity - 1, steps.stockUnits ?? quantity));
}

/** What the dropdown offers: up to the larger of 5 increments or 50; a larger quantity that is chosen already is in it. */
export function quantityChoices(steps: Steps, quantity: number): number[] {
  const { minimum, increment } = steps;
  const limit = Math.max(minimum, 5 * increment, 50);
  const choices = Array.from(
    { length: Math.floor((limit - minimum) / increment) + 1 },
    (_, step) => minimum + step * increment,
  );
  return [...new Set([...choices, quantity])].sort((a, b) => a - b);
}

export function isInStock({ stockUnits }: Pick<Steps, 'stockUnits'>, quantity: number): boolean {
  return stockUnits === null || quantity <= stockUnits;
}

function largestUpTo({ minimum, increment }: Steps, limit: number): number {
  return limit < minimum ? 0 : limit - ((limit - minimum) % increment);
}
