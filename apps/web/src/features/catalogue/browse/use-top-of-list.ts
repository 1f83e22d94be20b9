import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { editedIn } from './use-browsing.ts';

/** Whoever changes a filter far down the list sees the new list from its beginning, not from somewhere in the middle. */
export function useTopOfList(): RefObject<HTMLElement | null> {
  const listRef = useRef<HTMLElement>(null);
  const { state } = useLocation();
  const navigationType = useNavigationType();

  useEffect(() => {
    if (navigationType === 'POP' || editedIn(state) === undefined) return;
    const list = listRef.current;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView();
  }, [state, navigationType]);

  return listRef;
}
