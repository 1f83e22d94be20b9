import { onCartChangeInOtherTab, onCartUpdated } from './cart-events.ts';

/**
 * The frame reads the cart anew on every change, but comes late: a page may have asked for the cart before. What changes
 * in between is noted here, so that the cart is read again only where it has to be.
 */
let isHearing = false;
let watchers = 0;
let isMissed = false;

/** Notes changes from now on that nobody watches. */
export function noteMissedChanges(): void {
  if (isHearing) return;
  isHearing = true;
  const note = () => {
    if (watchers === 0) isMissed = true;
  };
  onCartUpdated(note);
  onCartChangeInOtherTab(note);
}

/** Calls at once where a change was missed. Returns how to stop watching. */
export function beginWatching(onMissed: () => void): () => void {
  watchers += 1;
  if (isMissed) onMissed();
  isMissed = false;
  return () => {
    watchers -= 1;
  };
}
