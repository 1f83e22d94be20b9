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
