import { forget, store } from '#lib/storage.ts';

const key = 'cart:changed';

/** Other tabs of this browser share the cart: they are notified through the storage, where nothing stays. */
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
