import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useErrorText } from '#domain/failure/use-error-text.ts';
import { isSessionOver } from '#domain/session/session-over.ts';
import { showToast } from '#ui/toast.ts';
import { announceCart, type CartSource } from './cart-events.ts';
import { guestCartStore, rememberItem, setGuestQuantity } from './guest-cart.ts';
import { type Change, lineChanges } from './line-changes.ts';
import type { ShownLine } from './use-cart.ts';

/** What waits on this device changes on this device; everything else is asked of the server. 0 removes the line. */
export function setLine(
  queryClient: QueryClient,
  line: ShownLine,
  quantity: number,
  source: CartSource,
  isOneLess = false,
): Change {
  if (!line.isUnsent) {
    const { done, isFirst } = lineChanges(queryClient).want(line.itemId, quantity, source, isOneLess);
    return { done: done.catch((error) => keepIfSessionOver(error, line, quantity)), isFirst };
  }
  setGuestQuantity(line.itemId, quantity, line.imageUrl);
  announceCart(source);
  return { done: Promise.resolve(true), isFirst: true };
}

/** The wish is applied at the next sign-in; the person is told to sign in. */
function keepIfSessionOver(error: unknown, line: ShownLine, quantity: number): never {
  if (isSessionOver(error) && quantity > 0) {
    const { name, slug, unit, minimum, increment, priceCents } = line;
    const product = name && slug ? { name, slug, unit, minimum, increment, priceCents } : undefined;
    rememberItem(line.itemId, line.imageUrl, product);
    setGuestQuantity(line.itemId, quantity, line.imageUrl, true);
  }
  throw error;
}

interface LineSetter {
  /** Shown at once. Resolves to whether it was saved; if not, the person has been told and the line is as before. */
  set(line: ShownLine, quantity: number): Promise<boolean>;
  /** Like `set`, computed from the quantity wanted last: two quick presses before a redraw are two steps. */
  step(line: ShownLine, next: (quantity: number) => number): Promise<boolean>;
}

export function useSetCartLine(source: CartSource): LineSetter {
  const queryClient = useQueryClient();
  const errorText = useErrorText();

  return useMemo(() => {
    async function set(line: ShownLine, quantity: number, isOneLess = false): Promise<boolean> {
      const { done, isFirst } = setLine(queryClient, line, quantity, source, isOneLess);
      try {
        return await done;
      } catch (error) {
        if (isFirst) showToast(errorText(error), { type: 'error' });
        return false;
      }
    }
    async function step(line: ShownLine, next: (quantity: number) => number): Promise<boolean> {
      const wanted = wantedQuantity(queryClient, line);
      const quantity = next(wanted);
      // The server takes the same step; any other way down, such as to what is left in stock, is a quantity.
      const isOneLess = quantity === wanted - line.increment && quantity >= line.minimum;
      return quantity === wanted || set(line, quantity, isOneLess);
    }
    return { set: (line, quantity) => set(line, quantity), step };
  }, [queryClient, errorText, source]);
}

function wantedQuantity(queryClient: QueryClient, { itemId, isUnsent, quantity }: ShownLine): number {
  const wanted = isUnsent
    ? guestCartStore.read().find((line) => line.itemId === itemId)?.quantityGrams
    : lineChanges(queryClient).read().get(itemId);
  return wanted ?? quantity;
}
