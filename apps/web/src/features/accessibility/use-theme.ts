import { useSyncExternalStore } from 'react';
import { currentTheme, type Theme } from '#domain/display/display-settings.ts';

/** The theme the page wears now. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('theme-changed', listener);
  return () => window.removeEventListener('theme-changed', listener);
}
