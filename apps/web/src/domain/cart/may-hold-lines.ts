import { readAuthMode } from '#domain/session/auth-mode.ts';
import { guestCartStore } from './guest-cart.ts';

/** Whether something may be in the cart, before the server has been asked: without a mark of anybody nothing is. */
export function mayHoldLines(): boolean {
  return readAuthMode() !== null || guestCartStore.read().length > 0;
}
