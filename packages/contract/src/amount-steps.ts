/** Which amounts of a product can be ordered: nothing, or its minimum and whole increments above it, as far as the stock goes. */
export interface AmountSteps {
  minimum: number;
  increment: number;
  /** Null where it is not known or does not matter. */
  stockUnits: number | null;
}

interface Measures {
  quantityIncrement: number | null;
  minOrderQuantity: number | null;
  stockUnits: number | null;
}

/** PD-07: without an increment the minimum is one, without a minimum the increment is. */
export function amountSteps({ quantityIncrement, minOrderQuantity, stockUnits }: Measures): AmountSteps {
  const increment = quantityIncrement ?? minOrderQuantity ?? 1;
  return { increment, minimum: minOrderQuantity ?? increment, stockUnits };
}

/** The largest amount up to a limit, whatever the stock; 0 when the minimum is above it. */
export function largestUpTo({ minimum, increment }: AmountSteps, limit: number): number {
  return limit < minimum ? 0 : limit - ((limit - minimum) % increment);
}

/** The most that the stock allows, 0 when it does not reach the minimum; null where nothing bounds it. */
export function mostInStock(steps: AmountSteps): number | null {
  return steps.stockUnits === null ? null : largestUpTo(steps, steps.stockUnits);
}

export function isInStock({ stockUnits }: AmountSteps, amount: number): boolean {
  return stockUnits === null || amount <= stockUnits;
}

/** From nothing to the minimum, then one increment more; the same amount when there is no more in stock. */
export function stepUp(steps: AmountSteps, amount: number): number {
  const reached = largestUpTo(steps, amount);
  const next = reached === 0 ? steps.minimum : reached + steps.increment;
  return isInStock(steps, next) ? next : amount;
}

/** One increment less, or as much less as the stock asks for; from the minimum to nothing. */
export function stepDown(steps: AmountSteps, amount: number): number {
  return largestUpTo(steps, Math.min(amount - 1, steps.stockUnits ?? amount));
}

/** The amount nearest to a wanted one. Whoever wants any at all gets the minimum rather than nothing. */
export function nearestAmount(steps: AmountSteps, wanted: number): number {
  if (!(wanted > 0)) return 0;
  const { minimum, increment } = steps;
  const many = Math.round((Math.min(wanted, Number.MAX_SAFE_INTEGER) - minimum) / increment);
  const nearest = minimum + Math.max(0, many) * increment;
  return Math.min(nearest, mostInStock(steps) ?? nearest);
}
