import type { OrderingSettings } from '@shop/contract/ordering-settings';
import type { Unit } from '@shop/contract/quantity';
import { ShopError } from '../../errors.ts';
import { largestQuantity } from '../cart/cart-service.ts';
import type { ProductForSale } from '../catalogue/catalogue-service.ts';
import type { OpenAmounts } from '../orders/open-amounts-service.ts';

interface AskedFor {
  lines: readonly { product: ProductForSale; quantity: number }[];
  totalCents: number;
}

/**
 * Nobody empties the shelf with requests that cost nothing: what one person has on order, this request included, stays
 * within the pharmacy's limits. The cart itself is free; it takes nothing from anybody.
 */
export function requireWithinLimits(
  settings: OrderingSettings,
  open: OpenAmounts,
  { lines, totalCents }: AskedFor,
): void {
  const { mostOpenOrders, mostEurosBeforeFirstPayment } = settings;
  if (open.orders >= mostOpenOrders) throw new ShopError('TooManyOpenOrders', { most: mostOpenOrders });

  const tooMuch = lines.flatMap(({ product, quantity }) => {
    const most = mostOf(settings, product.unit);
    const held = open.amounts.get(product.id) ?? 0;
    if (held + quantity <= most) return [];
    const possible = largestQuantity(product, Math.min(product.stockUnits, most - held));
    return [{ itemId: product.id, unit: product.unit, most, onOrder: held, possible }];
  });
  if (tooMuch.length > 0) throw new ShopError('ProductLimitReached', { lines: tooMuch });

  const mostCents = mostEurosBeforeFirstPayment * 100;
  if (!open.hasPaid && open.totalCents + totalCents > mostCents) {
    throw new ShopError('FirstOrderLimitReached', { mostCent: mostCents, onOrderCent: open.totalCents });
  }
}

function mostOf({ mostGrams, mostMilliliters, mostPacks }: OrderingSettings, unit: Unit): number {
  return { gram: mostGrams, milliliter: mostMilliliters, pack: mostPacks }[unit];
}
