import { useEffect } from 'react';
import { writeKeptTexts } from './kept-texts.ts';

/** Holds up the closing of the tab, and writes down what would be lost with it. */
export function useCloseGuard(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => {
      writeKeptTexts();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', writeKeptTexts);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', writeKeptTexts);
    };
  }, [isDirty]);
}
