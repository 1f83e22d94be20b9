import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { ApiError } from '#lib/api-error.ts';
import { cartKey } from '#lib/query-keys.ts';
import { tellOtherTabsOfCart } from './cart-in-other-tabs.ts';
import { currentCartSession } from './cart-session.ts';
import { guestCartStore } from './guest-cart.ts';
import { type Cart, isLineOf, readCart } from './read-cart.ts';
import { replayGuestCart } from './replay-guest-cart.ts';

/** How soon the server is asked again while lines wait on this device. */
const retryUnsentMs = 30_000;

/** The server's cart. Lines that wait on this device are sent as soon as the server answers. */
export const cartQuery = queryOptions({
  queryKey: cartKey,
  queryFn: async ({ signal }) => {
    const cart = await fetchCart(signal);
    const isChanged = await replayGuestCart((itemId) => quantityIn(cart, itemId));
    if (!isChanged) return cart;
    tellOtherTabsOfCart();
    return fetchCart(signal);
  },
  // Another tab, another device or the stock may have changed it.
  staleTime: 0,
  refetchOnReconnect: 'always',
  refetchInterval: () => (guestCartStore.read().length > 0 ? retryUnsentMs : false),
});

/**
 * Shows the cart that a write of this cart session was answered with. An answer that was overtaken by a later one, or
 * that is no cart, is ignored; whoever wrote announces the change, and the cart is read again.
 */
export async function putCart(queryClient: QueryClient, answer: unknown, session: number): Promise<void> {
  const cart = readCart(answer);
  // A cart that is on its way already may be older than the answer.
  await queryClient.cancelQueries({ queryKey: cartQuery.queryKey });
  if (currentCartSession() !== session) return;
  if (!cart) return queryClient.fetchQuery({ ...cartQuery, retry: false }).then(ignore, ignore);
  queryClient.setQueryData(cartQuery.queryKey, (known) => (known && isOlder(cart, known) ? known : cart));
}

/** Refreshes it everywhere. A first read in flight would be taken for the new one, so it is cancelled. */
export async function readCartAnew(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ queryKey: cartQuery.queryKey });
  await queryClient.invalidateQueries({ queryKey: cartQuery.queryKey });
}

/** What is known of the server's cart, null when it has not been read. */
export function knownCart(queryClient: QueryClient): Cart | null {
  return queryClient.getQueryData(cartQuery.queryKey) ?? null;
}

export function quantityIn(cart: Cart, itemId: string): number {
  return cart.lines.find((line) => isLineOf(line, itemId))?.quantity ?? 0;
}

async function fetchCart(signal: AbortSignal): Promise<Cart> {
  const cart = readCart(await call('readCart', {}, { signal }));
  if (!cart) throw new ApiError({ id: 'Internal', status: 200, message: 'The answer is no cart.' });
  return cart;
}

function isOlder(cart: Cart, known: Cart): boolean {
  return cart.version !== null && known.version !== null && cart.version < known.version;
}

function ignore(): void {}
