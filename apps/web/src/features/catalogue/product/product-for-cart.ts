import { amountSteps } from '@shop/contract/amount-steps';
import type { Product } from '../read-product.ts';

/** What the cart wants to know of a product that it may have to keep on this device. */
export function productForCart(product: Product) {
  const { id, slug, title, unit, priceCents, images } = product;
  const { minimum, increment } = amountSteps(product);
  return {
    productId: id,
    image: images[0] ?? null,
    product: { name: title, slug, unit, priceCents, minimum, increment },
  };
}
