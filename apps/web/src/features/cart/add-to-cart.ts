import type { QueryClient } from '@tanstack/react-query';
import { announceCart } from '#domain/cart/cart-events.ts';
import { knownCart, putCart, quantityIn } from '#domain/cart/cart-query.ts';
import { isRefusal } from '#domain/cart/cart-refusal.ts';
import { currentCartSession } from '#domain/cart/cart-session.ts';
import { type KnownProduct, keepInGuestCart, keepUntilSignIn, rememberItem } from '#domain/cart/guest-cart.ts';
import { isSessionOver } from '#domain/session/session-over.ts';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';

export interface ItemToAdd {
  /** The marketplace's id where there is one, else ours. */
  itemId: string;
  /** Ours: tried when the marketplace's is not known to the cart (CA-06). */
  productId?: string | null;
  quantity: number;
  image?: string | null;
  product?: KnownProduct;
}

/**
 * `kept`: it waits on this device; `keptUntilSignIn`: there, because the session is over. `discarded`: somebody signed in or
 * out meanwhile (AU-07).
 */
type AddOutcome = 'added' | 'kept' | 'keptUntilSignIn' | 'discarded';

/** Throws only when the server refuses with a reason (reading 25) or when there is nothing to name the item by (PD-08). */
export async function addToCart(queryClient: QueryClient, item: ItemToAdd): Promise<AddOutcome> {
  if (!item.itemId) throw new Error('product has no item id');
  const session = currentCartSession();
  const quantity = Number.isFinite(item.quantity) ? item.quantity : 1;
  // Kept under our own id, which the server's lines have too.
  const keptId = item.productId || item.itemId;
  rememberItem(keptId, item.image ?? null, item.product);
  const cartBefore = knownCart(queryClient);

  try {
    const answer = await post(item, quantity);
    await putCart(queryClient, answer, session);
    if (currentCartSession() !== session) return 'discarded';
    announceCart('add');
    return 'added';
  } catch (error) {
    if (currentCartSession() !== session) return 'discarded';
    if (isRefusal(error)) throw error;
    const quantityBefore = cartBefore && quantityIn(cartBefore, keptId);
    const unsent = { itemId: keptId, quantity, image: item.image ?? null };
    const isOver = isSessionOver(error);
    if (isOver) keepUntilSignIn(unsent, quantityBefore ?? 0);
    else keepInGuestCart(unsent, quantityBefore);
    announceCart('add');
    return isOver ? 'keptUntilSignIn' : 'kept';
  }
}

async function post({ itemId, productId }: ItemToAdd, quantity: number): Promise<unknown> {
  try {
    return await call('addCartItem', { body: { itemId, quantity } });
  } catch (error) {
    const mayKnowProductId = error instanceof ApiError && error.id === 'ProductsNotAvailable';
    if (!mayKnowProductId || !productId || productId === itemId) throw error;
    return call('addCartItem', { body: { itemId: productId, quantity } });
  }
}
