import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Lets the next jump on this page glide instead of leap. The router does the scrolling; the page's own behaviour is set
 * only for that one jump, so that coming here and going back stay immediate. Who wants less motion gets none.
 */
export function useSmoothJump(): () => void {
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: after every navigation the router has scrolled already.
  useEffect(() => leap, [key]);

  return glide;
}

function glide(): void {
  if (!window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
    document.documentElement.style.scrollBehavior = 'smooth';
  }
}

function leap(): void {
  document.documentElement.style.scrollBehavior = '';
}
