import { forget, store } from '#lib/storage.ts';

/** The window event that tells every part of the shop that the cart has changed, and why (CA-10). */
export type CartSource = 'signin' | 'logout' | 'modal' | 'add' | 'page' | 'order';

/** `cart:updated` is sent; `cart-updated` is heard too (wire.md, Events). */
const heardNames = ['cart:updated', 'cart-updated'];

export function announceCart(source: CartSource): void {
  window.dispatchEvent(new CustomEvent('cart:updated', { detail: { source } }));
}

/** Calls the listener with the source, null when whoever sent the event names none. Returns how to stop. */
export function onCartUpdated(listener: (source: string | null) => void): () => void {
  function hear(event: Event) {
    const source: unknown = event instanceof CustomEvent ? event.detail?.source : null;
    listener(typeof source === 'string' ? source : null);
  }
  for (const name of heardNames) window.addEventListener(name, hear);
  return () => {
    for (const name of heardNames) window.removeEventListener(name, hear);
  };
}

const storageKey = 'cart:changed';

/** Other tabs of this browser share the cart: they are notified through the storage, where nothing stays. */
export function tellOtherTabsOfCart(): void {
  store(storageKey, Date.now());
  forget(storageKey);
}

/** Calls the listener when another tab has changed the cart. Returns how to stop. */
export function onCartChangeInOtherTab(listener: () => void): () => void {
  function hear(event: StorageEvent) {
    if (event.key === storageKey && event.newValue !== null) listener();
  }
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

/**
 * Counts who has been at this browser: every sign-in and sign-out begins a new cart session, and a cart write made in an
 * older one is discarded (AU-07). `const session = currentCartSession()` before the write, compared after it.
 */
let session = 0;

export function currentCartSession(): number {
  return session;
}

export function bumpCartSession(): void {
  session += 1;
}
