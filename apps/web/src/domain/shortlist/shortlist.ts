import { useSyncExternalStore } from 'react';
import { arrayIn, textIn } from '#lib/read-fields.ts';
import { storedValue } from '#lib/stored-value.ts';

/** More than anybody takes to a practice; every one of them is asked for by itself. */
export const mostOnShortlist = 20;

const none: readonly string[] = [];

/** The products somebody wants to come back to, by slug, in the order they were put there. They never leave the device. */
export const shortlist = storedValue<readonly string[]>('shortlist_v1', (stored) => {
  const slugs = arrayIn(stored)
    .map(textIn)
    .filter((slug) => slug !== null);
  return slugs.length === 0 ? none : [...new Set(slugs)].slice(0, mostOnShortlist);
});

export function useShortlist(): readonly string[] {
  return useSyncExternalStore(shortlist.subscribe, shortlist.read, () => none);
}

/** False when the list is full. */
export function putOnShortlist(slug: string): boolean {
  const slugs = shortlist.read();
  if (slugs.includes(slug)) return true;
  if (slugs.length >= mostOnShortlist) return false;
  shortlist.write([...slugs, slug]);
  return true;
}

export function takeOffShortlist(slug: string): void {
  const rest = shortlist.read().filter((other) => other !== slug);
  shortlist.write(rest.length > 0 ? rest : null);
}
