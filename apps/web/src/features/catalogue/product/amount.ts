import type { Product } from '../read-product.ts';

/** How much of a product can be ordered (PD-07): nothing, or the minimum and whole steps above it. */
export interface AmountRules {
  step: number;
  minimum: number;
  /** The most that the stock allows, 0 when it does not reach the minimum; null where the stock is not known. */
  maximum: number | null;
}

type Measures = Pick<Product, 'quantityIncrement' | 'minOrderQuantity' | 'stockUnits'>;

export function amountRules({ quantityIncrement, minOrderQuantity, stockUnits }: Measures): AmountRules {
  const step = quantityIncrement ?? minOrderQuantity ?? 1;
  const minimum = minOrderQuantity ?? step;
  if (stockUnits === null) return { step, minimum, maximum: null };
  const stepsInStock = Math.floor((stockUnits - minimum) / step);
  return { step, minimum, maximum: stepsInStock < 0 ? 0 : minimum + stepsInStock * step };
}

/** From nothing to the minimum, then one step more, as far as the stock goes. */
export function moreOf(amount: number, rules: AmountRules): number {
  return withinStock(amount < rules.minimum ? rules.minimum : amount + rules.step, rules);
}

/** One step less; at the minimum nothing. */
export function lessOf(amount: number, rules: AmountRules): number {
  return amount <= rules.minimum ? 0 : withinStock(Math.max(rules.minimum, amount - rules.step), rules);
}

/** The allowed amount nearest to a wanted one. Whoever wants any at all gets the minimum rather than nothing. */
export function allowedAmount(wanted: number, rules: AmountRules): number {
  if (!(wanted > 0)) return 0;
  const steps = Math.round((Math.min(wanted, Number.MAX_SAFE_INTEGER) - rules.minimum) / rules.step);
  return withinStock(rules.minimum + Math.max(0, steps) * rules.step, rules);
}

function withinStock(amount: number, { maximum }: AmountRules): number {
  return maximum === null ? amount : Math.min(amount, maximum);
}

/**
 * The number that somebody typed, null when there is none (yet). Amounts are whole, so that a point or comma before three
 * digits groups thousands in either language.
 */
export function readAmount(text: string): number | null {
  const written = text.replaceAll(/\s/g, '');
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(written)
    ? written.replaceAll(/[.,]/g, '')
    : written.replace(/,(?=\d*$)/, '.');
  return /^-?\d+(?:\.\d*)?$/.test(plain) ? Number(plain) : null;
}
