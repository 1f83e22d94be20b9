import { type RefObject, useLayoutEffect } from 'react';

/** As long as the page lives; a fresh one begins at the top. */
const keptPlaces = new Map<string, number>();

/** Where the list was left, in pixels from its top. */
export function keptTopOf(place: string): number {
  return keptPlaces.get(place) ?? 0;
}

/** Whoever comes back to a list finds it scrolled as it was left. */
export function useKeptScroll(list: RefObject<HTMLElement | null>, place: string, isReady: boolean): void {
  useLayoutEffect(() => {
    const box = list.current;
    if (!box || !isReady) return;
    box.scrollTop = keptTopOf(place);
    const remember = () => void keptPlaces.set(place, box.scrollTop);
    box.addEventListener('scroll', remember, { passive: true });
    return () => box.removeEventListener('scroll', remember);
  }, [list, place, isReady]);
}
