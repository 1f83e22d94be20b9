import { useSyncExternalStore } from 'react';
import { currentTextScale } from '#domain/display/display-settings.ts';

/** The text size the page has now; 1 is 100 %. */
export function useTextScale(): number {
  return useSyncExternalStore(subscribe, currentTextScale);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('text-scale-changed', listener);
  return () => window.removeEventListener('text-scale-changed', listener);
}
