import { useCallback, useEffect, useRef } from 'react';

/** Gives the focus to a control, by its id, once the change that is under way is drawn: it may be new, or drawn in another place. */
export function useFocusNext(): (id: string) => void {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });
  return useCallback((id) => {
    wanted.current = id;
  }, []);
}
