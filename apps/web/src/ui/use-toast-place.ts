import { type RefObject, useLayoutEffect } from 'react';
import { findPlace, obstaclesIn, overlap } from './toast-place.ts';

/**
 * Moves the stack of toasts to where nothing is covered, and away from where something has come to stand. It stays where it
 * is while the page scrolls: what is then below it can be scrolled away too.
 */
export function useToastPlace(stackRef: RefObject<HTMLDivElement | null>, isShown: boolean, modal?: HTMLElement): void {
  useLayoutEffect(() => {
    const stack = stackRef.current;
    if (!stack || !isShown) return;

    let isPlaced = false;
    function place() {
      if (!stack) return;
      const { left, top, width, height } = stack.getBoundingClientRect();
      const obstacles = obstaclesIn(modal ?? document.body, stack);
      const now = { left, top, width, height };
      const room = { left: 0, top: 0, width: document.documentElement.clientWidth, height: window.innerHeight };
      const isFree = top + height <= room.height && !obstacles.some((obstacle) => overlap(now, obstacle) > 0);
      if (height === 0 || (isPlaced && isFree)) return;
      const found = findPlace({ width, height }, room, obstacles);
      const origin = stack.offsetParent?.getBoundingClientRect();
      isPlaced = true;
      stack.style.bottom = 'auto';
      stack.style.left = `${found.left - (origin?.left ?? 0)}px`;
      stack.style.top = `${found.top - (origin?.top ?? 0)}px`;
    }

    let frame = 0;
    function placeSoon() {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(place);
    }

    place();
    const watcher = new MutationObserver(placeSoon);
    watcher.observe(document.body, { childList: true, subtree: true });
    window.addEventListener('resize', placeSoon);
    return () => {
      cancelAnimationFrame(frame);
      watcher.disconnect();
      window.removeEventListener('resize', placeSoon);
    };
  }, [stackRef, isShown, modal]);
}
