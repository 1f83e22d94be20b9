import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * For a menu that is a strip where there is no room: whatever the screen or the size of the text, the place one is at stands in the
 * middle of what is seen of it. Only the strip is scrolled, never the page.
 */
export function useCurrentInSight(): RefObject<HTMLElement | null> {
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address has another place to show.
  useEffect(() => {
    const strip = menu.current;
    if (!strip) return;
    const show = () => {
      const current = strip.querySelector<HTMLElement>('[aria-current="page"]');
      if (current) strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
    };
    const watcher = new ResizeObserver(show);
    watcher.observe(strip);
    show();
    return () => watcher.disconnect();
  }, [pathname]);

  return menu;
}
