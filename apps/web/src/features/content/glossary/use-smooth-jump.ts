import { useEffect } from 'react';
import { useLocation } from 'react-router';

/**
 * Makes the next jump on this page scroll smoothly. The router does the scrolling; the behaviour is set for that one
 * jump only, so that arriving and going back stay immediate. Not for those who want less motion.
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
