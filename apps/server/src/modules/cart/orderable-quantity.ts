import { ShopError } from '../../errors.ts';
import type { ProductForSale } from '../catalogue/catalogue-service.ts';

type Steps = Pick<ProductForSale, 'minOrderQuantity' | 'quantityIncrement'>;

/** The largest quantity up to a limit that the minimum and the increments reach; 0 when the minimum is above it. */
export function largestQuantity({ minOrderQuantity, quantityIncrement }: Steps, limit: number): number {
  return limit < minOrderQuantity ? 0 : limit - ((limit - minOrderQuantity) % quantityIncrement);
}

/** From nothing to the minimum, then one increment. */
export function stepUp(product: Steps, quantity: number): number {
  const reached = largestQuantity(product, quantity);
  return reached === 0 ? product.minOrderQuantity : reached + product.quantityIncrement;
}

/** One increment less; from the minimum to nothing. */
export function stepDown(product: Steps, quantity: number): number {
  return largestQuantity(product, quantity - 1);
}

/** A product without a price cannot be ordered, like one that is no longer sold. */
export function isOnSale({ withdrawnAt, priceCents }: ProductForSale): boolean {
  return withdrawnAt === null && priceCents !== null;
}

export function isOrderable(product: ProductForSale, quantity: number): boolean {
  return isOnSale(product) && quantity <= product.stockUnits && isReached(product, quantity);
}

function isReached(product: Steps, quantity: number): boolean {
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
