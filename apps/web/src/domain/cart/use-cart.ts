import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { isSessionOver } from '#domain/session/session-over.ts';
import { cartQuery } from './cart-query.ts';
import { guestCartStore } from './guest-cart.ts';
import { lineChanges } from './line-changes.ts';
import { type ShownCart, showCart } from './shown-cart.ts';

export interface CartInSight {
  cart: ShownCart;
  /** Not read yet. */
  isLoading: boolean;
  /** Somebody was signed in here, and their session is over: neither their cart nor a guest's is shown. */
  isSessionOver: boolean;
  /** The server's cart could not be read; what is shown is what waits on this device (CA-09). */
  isMissing: boolean;
  retry(): void;
}

export function useCart(): CartInSight {
  const queryClient = useQueryClient();
  const changes = lineChanges(queryClient);
  const { data: known, error, errorUpdateCount, refetch } = useQuery(cartQuery);
  const isOver = isSessionOver(error);
  // What the account's cart held is not for whoever comes next to this screen.
  const data = isOver ? null : known;
  const wishes = useSyncExternalStore(changes.subscribe, changes.read);
  const guestLines = useSyncExternalStore(guestCartStore.subscribe, guestCartStore.read);
  const cart = useMemo(() => showCart(data ?? null, wishes, guestLines), [data, wishes, guestLines]);

  // Once the failure is shown, a new attempt does not bring the loading state back.
  const hasFailed = errorUpdateCount > 0;
  return {
    cart,
    isLoading: !data && !hasFailed,
    isSessionOver: isOver,
    isMissing: !data && hasFailed && !isOver,
    retry: () => void refetch(),
  };
}
