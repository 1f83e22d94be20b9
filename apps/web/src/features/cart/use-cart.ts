import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { guestCartStore } from '#lib/guest-cart.ts';
import { cartQuery } from './cart-query.ts';
import { lineChanges } from './line-changes.ts';
import { type ShownCart, showCart } from './shown-cart.ts';

export interface CartInSight {
  cart: ShownCart;
  /** Not read yet. */
  isLoading: boolean;
  /** The server's cart could not be read; what is shown is what waits on this device (CA-09). */
  isMissing: boolean;
  retry(): void;
}

export function useCart(): CartInSight {
  const queryClient = useQueryClient();
  const changes = lineChanges(queryClient);
  const { data, errorUpdateCount, refetch } = useQuery(cartQuery);
  const wishes = useSyncExternalStore(changes.subscribe, changes.read);
  const guestLines = useSyncExternalStore(guestCartStore.subscribe, guestCartStore.read);
  const cart = useMemo(() => showCart(data ?? null, wishes, guestLines), [data, wishes, guestLines]);

  // Who has been told that there is none does not go back to waiting with every new attempt.
  const hasFailed = errorUpdateCount > 0;
  return { cart, isLoading: !data && !hasFailed, isMissing: !data && hasFailed, retry: () => void refetch() };
}
