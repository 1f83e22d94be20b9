import { useEffect, useRef, useState } from 'react';

/** The same function in every render, which calls the latest one, and that only once. */
export function useOnce(act: () => void): () => void {
  const latest = useRef<(() => void) | null>(act);
  useEffect(() => {
    if (latest.current) latest.current = act;
  });
  const [once] = useState(() => () => {
    const first = latest.current;
    latest.current = null;
    first?.();
  });
  return once;
}
