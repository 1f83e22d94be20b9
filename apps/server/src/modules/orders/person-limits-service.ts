import type { OrderingSettings } from '@shop/contract/ordering-settings';
import type { Unit } from '@shop/contract/quantity';
import type { Transaction } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import { largestQuantity } from '../cart/cart-service.ts';
import type { ProductForSale } from '../catalogue/catalogue-service.ts';
import { amountsOnOrder, hasPaidOrder, openOrdersOf } from './order-queries.ts';

interface AskedFor {
  userId: string;
  lines: readonly { product: ProductForSale; quantity: number }[];
  totalCents: number;
}

/**
 * Limits what one person can have on order, this request included: an order request costs nothing and takes stock from
 * others. The cart itself is not limited. Reliable only while the caller holds the lock on the person.
 */
export async function requireWithinLimits(
  tx: Transaction,
  settings: OrderingSettings,
  { userId, lines, totalCents }: AskedFor,
): Promise<void> {
  const { mostOpenOrders, mostEurosBeforeFirstPayment } = settings;
  const open = await openOrdersOf(tx, userId);
  if (open.length >= mostOpenOrders) throw new ShopError('TooManyOpenOrders', { most: mostOpenOrders });

  const amounts = open.length > 0 ? await amountsOnOrder(tx, userId) : new Map<string, number>();
  const tooMuch = lines.flatMap(({ product, quantity }) => {
    const most = mostOf(settings, product.unit);
    const onOrder = amounts.get(product.id) ?? 0;
    if (onOrder + quantity <= most) return [];
    const possible = largestQuantity(product, Math.min(product.stockUnits, most - onOrder));
    return [{ itemId: product.id, unit: product.unit, most, onOrder, possible }];
  });
  if (tooMuch.length > 0) throw new ShopError('ProductLimitReached', { lines: tooMuch });

  const mostCents = mostEurosBeforeFirstPayment * 100;
  const onOrderCents = open.reduce((sum, order) => sum + order.totalCents, 0);
  if (onOrderCents + totalCents > mostCents && !(await hasPaidOrder(tx, userId))) {
    throw new ShopError('FirstOrderLimitReached', { mostCent: mostCents, onOrderCent: onOrderCents });
  }
}

function mostOf({ mostGrams, mostMilliliters, mostPacks }: OrderingSettings, unit: Unit): number {
  return { gram: mostGrams, milliliter: mostMilliliters, pack: mostPacks }[unit];
}
