import { forget, keep, readKept, type StorageKey } from './storage.ts';

export interface StoredValue<Value> {
  subscribe(listener: () => void): () => void;
  read(): Value;
  /** Null removes it. */
  write(value: unknown): void;
}

/**
 * What this device keeps under one key and several parts of a page show, for `useSyncExternalStore`. `parse` makes something
 * usable of whatever is stored; the same object is given until that changes, in this tab or in another one.
 */
export function storedValue<Value>(key: StorageKey, parse: (stored: unknown) => Value): StoredValue<Value> {
  const listeners = new Set<() => void>();
  let last: { text: string; value: Value } | null = null;

  return {
    subscribe(listener) {
      function hear(event: StorageEvent) {
        if (event.key === key || event.key === null) listener();
      }
      listeners.add(listener);
      window.addEventListener('storage', hear);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', hear);
      };
    },

    read() {
      const stored = readKept(key);
      const text = JSON.stringify(stored);
      if (last?.text !== text) last = { text, value: parse(stored) };
      return last.value;
    },

    write(value) {
      if (value === null) forget(key);
      else keep(key, value as never);
      for (const listener of listeners) listener();
    },
  };
}
