import { forget, store } from '#lib/storage.ts';

const key = 'cart:changed';

/** The other tabs of this browser share the cart: they hear of a change as it is written, and nothing of it stays. */
export function tellOtherTabsOfCart(): void {
  store(key, Date.now());
  forget(key);
}

/** Calls the listener when another tab has changed the cart. Returns how to stop. */
export function onCartChangeInOtherTab(listener: () => void): () => void {
  function hear(event: StorageEvent) {
    if (event.key === key && event.newValue !== null) listener();
  }
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}
