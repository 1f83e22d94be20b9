import { deriveKeys } from '../keys.ts';
import { type ObjectStore, openObjectStore } from '../storage/object-store.ts';
import { testClock } from './clock.ts';

/** A store that can do nothing: its folder would have to lie in a file. */
export function objectStoreAway(): ObjectStore {
  const keys = deriveKeys('the secret of the test shop, 32+ characters');
  return openObjectStore({ s3: null, dataDir: import.meta.filename }, { keys, clock: testClock() });
}
