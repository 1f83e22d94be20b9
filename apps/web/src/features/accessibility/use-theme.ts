import { useSyncExternalStore } from 'react';
import { currentTheme, type Theme } from '#domain/display/display-settings.ts';

/** The theme the page wears now. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, themeOfPrerendered);
}

/** Drawn ahead it is the dark one; a browser has put the right pictures in before it takes the page over. */
function themeOfPrerendered(): Theme {
  return typeof document === 'undefined' ? 'dark' : currentTheme();
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('theme-changed', listener);
  return () => window.removeEventListener('theme-changed', listener);
}
