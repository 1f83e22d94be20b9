import type { QueryClient } from '@tanstack/react-query';
import { call } from '#lib/api.ts';
import { announceCart, type CartSource, currentCartSession } from './cart-events.ts';
import { putCart } from './cart-query.ts';

/**
 * Optimistic quantities: what is wanted is shown at once. Per line one request is in flight; when it is answered, only
 * the last wish is sent. However often a button is pressed, no queue builds up.
 */
interface LineChanges {
  /** `isOneLess`: it is one step below what the server has, as the minus button says. */
  want(itemId: string, quantity: number, source: CartSource, isOneLess?: boolean): Change;
  /** What is wanted per item, for `useSyncExternalStore`. */
  subscribe(listener: () => void): () => void;
  read(): ReadonlyMap<string, number>;
  /** After a sign-in or sign-out earlier wishes are dropped (AU-07). */
  forgetOlderSessions(): void;
}

export interface Change {
  /** True when the server has what was wanted last; false when it was discarded. Rejects when it failed: the wish is gone. */
  done: Promise<boolean>;
  /** The wish started a request of its own: its caller reports how it ended. */
  isFirst: boolean;
}

type Send = (itemId: string, quantity: number, isOneLess: boolean) => Promise<unknown>;

interface OpenLine {
  wanted: number;
  /** Applies to the first request only; later ones set the quantity of the last wish. */
  isOneLess: boolean;
  source: CartSource;
  session: number;
  done: Promise<boolean>;
}

export function createLineChanges(send: Send, onSettled: (source: CartSource) => void): LineChanges {
  const openLines = new Map<string, OpenLine>();
  const listeners = new Set<() => void>();
  let wishes: ReadonlyMap<string, number> = new Map();

  function tell(): void {
    wishes = new Map([...openLines].map(([itemId, { wanted }]) => [itemId, wanted]));
    for (const listener of listeners) listener();
  }

  function close(itemId: string, line: OpenLine): void {
    if (openLines.get(itemId) === line) openLines.delete(itemId);
    tell();
  }

  async function sendUntilSatisfied(itemId: string, line: OpenLine): Promise<boolean> {
    for (;;) {
      const { wanted: sent, isOneLess } = line;
      line.isOneLess = false;
      let failure: { error: unknown } | null = null;
      try {
        await send(itemId, sent, isOneLess);
      } catch (error) {
        failure = { error };
      }
      if (line.session !== currentCartSession()) {
        close(itemId, line);
        return false;
      }
      // The outcome of an older wish no longer matters.
      if (line.wanted !== sent) continue;
      close(itemId, line);
      onSettled(line.source);
      if (failure) throw failure.error;
      return true;
    }
  }

  return {
    want(itemId, quantity, source, isOneLess = false) {
      const open = openLines.get(itemId);
      if (open && open.session === currentCartSession()) {
        open.wanted = quantity;
        open.source = source;
        tell();
        return { done: open.done, isFirst: false };
      }
      const line: OpenLine = {
        wanted: quantity,
        isOneLess,
        source,
        session: currentCartSession(),
        done: Promise.resolve(false),
      };
      openLines.set(itemId, line);
      line.done = sendUntilSatisfied(itemId, line);
      tell();
      return { done: line.done, isFirst: true };
    },

    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    read: () => wishes,

    forgetOlderSessions() {
      for (const [itemId, { session }] of openLines) if (session !== currentCartSession()) openLines.delete(itemId);
      tell();
    },
  };
}

const changesOf = new WeakMap<QueryClient, LineChanges>();

/** The changes of one shop, which has one query client. */
export function lineChanges(queryClient: QueryClient): LineChanges {
  const known = changesOf.get(queryClient);
  if (known) return known;
  const made = createLineChanges(async (itemId, quantity, isOneLess) => {
    const session = currentCartSession();
    const cart = isOneLess
      ? await call('decrementCartItem', { body: { itemId } })
      : await call('setCartQuantity', { body: { itemId, quantity } });
    await putCart(queryClient, cart, session);
  }, announceCart);
  changesOf.set(queryClient, made);
  return made;
}
