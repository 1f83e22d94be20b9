import { type ObjectStore, openObjectStore } from '../storage/object-store.ts';
import { testClock } from './clock.ts';
import { testKeys } from './test-keys.ts';

/** A store that can do nothing: its folder would have to lie in a file. */
export function objectStoreAway(): ObjectStore {
  const keys = testKeys;
  return openObjectStore({ s3: null, dataDir: import.meta.filename }, { keys, clock: testClock() });
}
