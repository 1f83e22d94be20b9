import { fieldsOf } from '#lib/read-fields.ts';
import { forget, store } from '#lib/storage.ts';

/** A sign-in or sign-out in one tab is seen in every other one of this browser: they share their cookies. */
export type AuthChange = 'signin' | 'logout';

const key = 'auth:changed';

/** Sent through a storage event; nothing stays in the storage. */
export function tellOtherTabs(change: AuthChange): void {
  store(key, { change, at: Date.now() });
  forget(key);
}

/** Calls the listener with what another tab has done. Returns how to stop. */
export function onChangeInOtherTab(listener: (change: AuthChange) => void): () => void {
  function hear(event: StorageEvent) {
    if (event.key !== key || !event.newValue) return;
    const change = changeIn(event.newValue);
    if (change === 'signin' || change === 'logout') listener(change);
  }
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

function changeIn(text: string): unknown {
  try {
    return fieldsOf(JSON.parse(text))?.change;
  } catch {
    return null;
  }
}
