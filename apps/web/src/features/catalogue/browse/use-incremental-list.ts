import { type RefObject, startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { countFirstCards } from '../product-picture.ts';

/** A filter's answer is drawn with a few cards, on a phone two screens; the next step follows once they are on the screen. */
const firstStep = () => 6 + countFirstCards();
const step = 30;

/** How far ahead of the screen the next cards are made, so that neither scrolling nor Tab meets the end of the list. */
const ahead = '1600px';

/** For each entry of the history how many cards it had: going back must find the page as tall as it was left. */
const countsLeft = new Map<string, number>();

interface Steps {
  count: number;
  listRef: RefObject<HTMLUListElement | null>;
  /** Below the list; takes the room of the cards that are still to come, so that the page's length does not jump. */
  restRef: RefObject<HTMLDivElement | null>;
}

/**
 * A list of thousands is put on the page in steps, each when the end of the last one comes near. So few cards at a time
 * need no `content-visibility`: it saves nothing here, and its guessed heights would move the cards under those who return.
 */
export function useIncrementalList(total: number): Steps {
  const { key } = useLocation();
  const [shown, setShown] = useState({ key, count: countsLeft.get(key) ?? firstStep() });
  const wanted = shown.key === key ? shown.count : (countsLeft.get(key) ?? firstStep());
  const count = Math.min(wanted, total);
  const listRef = useRef<HTMLUListElement>(null);
  const restRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    countsLeft.set(key, count);
  }, [key, count]);

  useEffect(() => {
    const rest = restRef.current;
    if (!rest || count >= total) return;
    const observer = new IntersectionObserver(
      (entries) => {
        // On a busy machine several changes come in one call: only the last one still holds.
        const entry = entries.at(-1);
        if (!entry?.isIntersecting) return;
        const next = count + step * Math.max(1, Math.ceil(cardsInSight(entry, total - count) / step));
        startTransition(() => setShown({ key, count: next }));
      },
      { rootMargin: ahead },
    );
    observer.observe(rest);
    return () => observer.disconnect();
  }, [count, total, key]);

  // In the same layout pass as the new cards: if the space shrank later, the browser would scroll along.
  const row = useRef<Row>({ columns: 1, height: 0 });
  useLayoutEffect(() => {
    const list = listRef.current;
    const rest = restRef.current;
    if (!list || !rest) return;
    const makeRoom = () => {
      const rowsLeft = Math.ceil(total / row.current.columns) - Math.ceil(count / row.current.columns);
      rest.style.height = `${Math.max(0, rowsLeft) * row.current.height}px`;
    };
    makeRoom();
    const observer = new ResizeObserver(() => {
      row.current = measureRow(list, count);
      makeRoom();
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [count, total]);

  return { count, listRef, restRef };
}

/** After a jump to the end of the page many cards are missing at once. */
function cardsInSight({ boundingClientRect, rootBounds }: IntersectionObserverEntry, missing: number): number {
  const inSight = (rootBounds?.bottom ?? 0) - boundingClientRect.top;
  return boundingClientRect.height > 0 ? Math.min(missing, (inSight / boundingClientRect.height) * missing) : 0;
}

interface Row {
  columns: number;
  height: number;
}

function measureRow(list: HTMLElement, count: number): Row {
  const { gridTemplateColumns, rowGap } = getComputedStyle(list);
  const columns = gridTemplateColumns.split(' ').length;
  return { columns, height: (list.offsetHeight + Number.parseFloat(rowGap)) / Math.ceil(count / columns) };
}
