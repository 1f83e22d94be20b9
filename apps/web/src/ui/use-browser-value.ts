import { useSyncExternalStore } from 'react';

/**
 * Something that only the browser knows, such as a mark in its cookies, read anew whenever the part is drawn.
 *
 * @param drawnAhead what stands in a page that is drawn ahead, and until React has taken it over
 */
export function useBrowserValue<Value>(read: () => Value, drawnAhead: Value): Value {
  return useSyncExternalStore(onNothing, read, () => drawnAhead);
}

const onNothing = () => () => {};
