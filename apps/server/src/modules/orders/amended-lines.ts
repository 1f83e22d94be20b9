import { largestUpTo } from '@shop/contract/amount-steps';
import { vatOfAmountsCents } from '@shop/contract/vat';
import type { AmendedLine } from '../../db/schema/order-amendments.ts';
import type { Order, OrderLine } from '../../db/schema/orders.ts';
import { ShopError } from '../../errors.ts';

/** How much of a line is to stay; 0 for none of it. */
export interface LineAmount {
  position: number;
  quantity: number;
}

/** Which amounts of a product can be ordered, by its id. */
export type StepsOf = (productId: string) => { minOrderQuantity: number; quantityIncrement: number } | undefined;

/**
 * The lines as they would be. A line may be lowered to an amount that can be ordered, or dropped; nothing is raised or
 * swapped, because the prescription names what it names. Throws `AmendmentRefused` and `InvalidQuantity`.
 */
export function amendedLines(
  lines: readonly OrderLine[],
  wanted: readonly LineAmount[],
  stepsOf: StepsOf,
): AmendedLine[] {
  const quantities = new Map(wanted.map(({ position, quantity }) => [position, quantity]));
  const isKnown = wanted.every(({ position }) => lines.some((line) => line.position === position));
  if (!isKnown || quantities.size < wanted.length) throw refused('unknownLine');
  const amended = lines.map(({ position, productId, name, unit, quantity, priceCents }) => ({
    position,
    productId,
    name,
    unit,
    fromQuantity: quantity,
    toQuantity: quantities.get(position) ?? quantity,
    priceCents,
  }));
  for (const line of amended) requireOrderableAmount(line, stepsOf);
  if (amended.every(({ fromQuantity, toQuantity }) => fromQuantity === toQuantity)) throw refused('nothingChanged');
  if (amended.every(({ toQuantity }) => toQuantity === 0)) throw refused('nothingLeft');
  return amended;
}

function requireOrderableAmount({ productId, fromQuantity, toQuantity }: AmendedLine, stepsOf: StepsOf): void {
  if (toQuantity > fromQuantity) throw refused('more');
  if (toQuantity === 0 || toQuantity === fromQuantity) return;
  const { minOrderQuantity: minimum, quantityIncrement: increment } = stepsOf(productId) ?? {
    minOrderQuantity: 1,
    quantityIncrement: 1,
  };
  const steps = { minimum, increment, stockUnits: null };
  if (largestUpTo(steps, toQuantity) === toQuantity) return;
  throw new ShopError('InvalidQuantity', { min: minimum, increment, max: largestUpTo(steps, fromQuantity - 1) });
}

function refused(reason: 'unknownLine' | 'nothingChanged' | 'more' | 'nothingLeft'): ShopError<'AmendmentRefused'> {
  return new ShopError('AmendmentRefused', { reason });
}

/** Total and VAT of the order with these lines. Shipping stays as it was agreed: its rates do not depend on the amount. */
export function amendedSums(
  { shippingCents, shippingVatPercent }: Pick<Order, 'shippingCents' | 'shippingVatPercent'>,
  lines: readonly OrderLine[],
  amended: readonly AmendedLine[],
): { totalCents: number; vatCents: number } {
  const amounts = [
    { grossCents: shippingCents, vatPercent: shippingVatPercent },
    ...lines.map(({ position, priceCents, vatPercent }) => ({
      grossCents: priceCents * (amended.find((line) => line.position === position)?.toQuantity ?? 0),
      vatPercent,
    })),
  ];
  const totalCents = amounts.reduce((sum, { grossCents }) => sum + grossCents, 0);
  return { totalCents, vatCents: vatOfAmountsCents(amounts) };
}
