import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { isSessionOver } from '#domain/session/session-over.ts';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { linkTo } from '#lib/routes.ts';
import { showToast } from '#ui/toast.ts';
import { announceCart, currentCartSession } from './cart-events.ts';
import { knownCart, putCart, quantityIn } from './cart-query.ts';
import { isRefusal } from './cart-refusal.ts';
import { type KnownProduct, keepInGuestCart, keepUntilSignIn, rememberItem } from './guest-cart.ts';
import type { ShownLine } from './use-cart.ts';
import { setLine } from './use-set-cart-line.ts';

export interface ItemToAdd {
  /** The marketplace's id where there is one, else ours. */
  itemId: string;
  /** Ours: tried when the marketplace's is not known to the cart (CA-06). */
  productId?: string | null;
  quantity: number;
  image?: string | null;
  product?: KnownProduct;
}

interface Identified {
  id: string | null;
  registryItemId: string | null;
  slug: string | null;
}

/** By the marketplace's id where there is one; the cart falls back on ours (CA-06). Throws without any id (PD-08). */
export function itemToAdd({ registryItemId, id, slug }: Identified, quantity: number): ItemToAdd {
  const itemId = registryItemId || id || slug;
  if (!itemId) throw new Error('product has no item id');
  return { itemId, quantity: finite(quantity) };
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
  const quantity = finite(item.quantity);
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

function finite(quantity: number): number {
  return Number.isFinite(quantity) ? quantity : 1;
}

/**
 * Adds a product, or sets the quantity of the line it already has (PD-06), and says so (CA-07, CA-08). Rejects with the
 * server's refusal, which the caller shows where the person looks.
 */
export function usePutIntoCart(): (item: ItemToAdd, line: ShownLine | null) => Promise<void> {
  const t = useTranslations('cart.toast');
  const queryClient = useQueryClient();

  return async (item, line) => {
    if (line) {
      const isSet = await setLine(queryClient, line, item.quantity, 'add').done;
      if (isSet) showToast(t('updated'), { type: 'success' });
      return;
    }
    const outcome = await addToCart(queryClient, item);
    if (outcome === 'added')
      showToast(t('added'), { type: 'success', action: { label: t('toCart'), to: linkTo('Cart') } });
    if (outcome === 'kept' || outcome === 'keptUntilSignIn') showToast(t(outcome));
  };
}
