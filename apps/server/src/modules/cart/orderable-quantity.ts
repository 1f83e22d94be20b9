import { type AmountSteps, largestUpTo } from '@shop/contract/amount-steps';
import { ShopError } from '../../errors.ts';
import type { ProductForSale } from '../catalogue/catalogue-service.ts';

type Measures = Pick<ProductForSale, 'minOrderQuantity' | 'quantityIncrement'>;

/** Whatever the stock: who asks for more than there is hears so from `checkOrderable`, and less is always possible. */
export function stepsOf({ minOrderQuantity, quantityIncrement }: Measures): AmountSteps {
  return { minimum: minOrderQuantity, increment: quantityIncrement, stockUnits: null };
}

/** The largest quantity up to a limit that the minimum and the increments reach; 0 when the minimum is above it. */
export function largestQuantity(product: Measures, limit: number): number {
  return largestUpTo(stepsOf(product), limit);
}

/** A product without a price cannot be ordered, like one that is no longer sold. */
export function isOnSale({ withdrawnAt, priceCents }: ProductForSale): boolean {
  return withdrawnAt === null && priceCents !== null;
}

export function isOrderable(product: ProductForSale, quantity: number): boolean {
  return isOnSale(product) && quantity <= product.stockUnits && isReached(product, quantity);
}

function isReached(product: Measures, quantity: number): boolean {
  return quantity > 0 && largestQuantity(product, quantity) === quantity;
}

/**
 * Throws what keeps this quantity from being ordered. Both `max` and `available` are the largest quantity that can be,
 * so that whoever takes them up is not refused again.
 */
export function checkOrderable(product: ProductForSale, quantity: number): void {
  if (!isOnSale(product)) throw new ShopError('ProductsNotAvailable');
  const max = largestQuantity(product, product.stockUnits);
  if (max === 0) throw new ShopError('InsufficientStock', { available: 0 });
  if (!isReached(product, quantity)) {
    throw new ShopError('InvalidQuantity', {
      min: product.minOrderQuantity,
      increment: product.quantityIncrement,
      max,
    });
  }
  if (quantity > max) throw new ShopError('InsufficientStock', { available: max });
}
