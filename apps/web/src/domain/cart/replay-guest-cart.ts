import type { ErrorData } from '@shop/contract/errors';
import { call } from '#lib/api.ts';
import type { ApiError } from '#lib/api-error.ts';
import { warn } from '#lib/log.ts';
import { currentCartSession } from './cart-events.ts';
import { isRefusal } from './cart-refusal.ts';
import { type GuestLine, guestCartStore, missingOnServer, releaseFromGuestCart } from './guest-cart.ts';

let lastReplay: Promise<void> = Promise.resolve();
let changes = 0;
const refusalListeners = new Set<(refusal: ApiError) => void>();

/**
 * Puts what is left in the guest cart into the server's: at sign-in (AU-03), and whenever the server answers again. One
 * replay at a time, in this tab and in all others. True when the server's cart is another one now. Never throws.
 *
 * `quantityOnServer` tells how much of an item the server's cart holds; without it nothing is known of that cart.
 */
export async function replayGuestCart(quantityOnServer?: (itemId: string) => number): Promise<boolean> {
  if (guestCartStore.read().length === 0) return false;
  const changesBefore = changes;
  lastReplay = lastReplay.then(() => asOnlyTab(() => replayLines(quantityOnServer))).catch(logFailure);
  await lastReplay;
  return changes !== changesBefore;
}

/** Called with the reason when a kept line cannot be ordered, or not all of it. Returns how to stop. */
export function onReplayRefused(listener: (refusal: ApiError) => void): () => void {
  refusalListeners.add(listener);
  return () => refusalListeners.delete(listener);
}

async function replayLines(quantityOnServer?: (itemId: string) => number): Promise<void> {
  const session = currentCartSession();
  for (const line of guestCartStore.read()) {
    const isSettled = await settle(line, quantityOnServer);
    // Sent in an older cart session (AU-07): the line is still there, and goes to whoever is here now.
    if (!isSettled || currentCartSession() !== session) return;
    releaseFromGuestCart(line);
  }
}

function settle(line: GuestLine, quantityOnServer?: (itemId: string) => number): Promise<boolean> {
  const { itemId, quantityGrams } = line;
  if (line.meta.isWhole) return send('setCartQuantity', itemId, quantityGrams);
  const quantity = quantityOnServer ? missingOnServer(line, quantityOnServer(itemId)) : quantityGrams;
  return quantity === 0 ? Promise.resolve(true) : send('addCartItem', itemId, quantity);
}

/** False when the request failed; then the others would too. */
async function send(name: 'addCartItem' | 'setCartQuantity', itemId: string, quantity: number): Promise<boolean> {
  try {
    await call(name, { body: { itemId, quantity } });
    changes += 1;
  } catch (error) {
    if (!isRefusal(error)) return false;
    for (const listener of refusalListeners) listener(error);
    await takeWhatThereIs(itemId, error);
  }
  return true;
}

/** Like the server's own merge: as much as is allowed rather than nothing. */
async function takeWhatThereIs(itemId: string, refusal: ApiError): Promise<void> {
  if (refusal.id !== 'InsufficientStock') return;
  const quantity = (refusal.data as Partial<ErrorData<'InsufficientStock'>> | null)?.available;
  if (!quantity) return;
  await call('setCartQuantity', { body: { itemId, quantity } });
  changes += 1;
}

/** The tabs share the stored lines: two that send them at the same time would double them. */
function asOnlyTab<Result>(work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request('guest_cart_v1', work) : work();
}

function logFailure(error: unknown): void {
  warn('The guest cart could not be sent.', error);
}
