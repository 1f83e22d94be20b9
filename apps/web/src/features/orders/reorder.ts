import type { OrderProduct } from './order.ts';
import type { AddToCart } from './order-tools.ts';

export interface Reordered {
  product: OrderProduct;
  /** `kept` and `keptUntilSignIn`: it waits on this device, until the shop answers again or until the next sign-in. */
  outcome: 'added' | 'kept' | 'keptUntilSignIn' | 'failed';
  error: unknown;
}

/**
 * Puts every product into the cart, one after the other as the order has them (OR-05). One that is refused does not hold
 * up the rest.
 */
export async function reorder(products: readonly OrderProduct[], addToCart: AddToCart): Promise<Reordered[]> {
  const done: Reordered[] = [];
  for (const product of products) done.push(await addOne(product, addToCart));
  return done;
}

async function addOne(product: OrderProduct, addToCart: AddToCart): Promise<Reordered> {
  const { id, quantity, imageUrl } = product;
  if (!id || !quantity) return { product, outcome: 'failed', error: null };
  try {
    const outcome = await addToCart({ itemId: id, quantity, image: imageUrl });
    return { product, outcome: outcome === 'discarded' ? 'failed' : outcome, error: null };
  } catch (error) {
    return { product, outcome: 'failed', error };
  }
}
