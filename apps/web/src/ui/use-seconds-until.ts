import { useEffect, useReducer } from 'react';

/** The whole seconds until a moment (in ms, as `Date.now()` counts), counted down; 0 when it has come. */
export function useSecondsUntil(momentMs: number): number {
  const [, countDown] = useReducer((ticks: number) => ticks + 1, 0);
  const leftMs = momentMs - Date.now();
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));

  useEffect(() => {
    if (seconds === 0) return;
    const timer = setTimeout(countDown, momentMs - Date.now() - (seconds - 1) * 1000);
    return () => clearTimeout(timer);
  }, [momentMs, seconds]);

  return seconds;
}
