import { type RefObject, useLayoutEffect } from 'react';

const property = '--room-below';

/**
 * While it is there the page ends above it and scrolls what takes the focus clear of it (WCAG 2.4.11); base.css does the
 * rest.
 */
export function useRoomBelow(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Not inherited (base.css), or every element of the page would be styled anew for it.
    const styles = [document.documentElement.style, document.body.style];
    const measure = () => {
      const room = `${Math.ceil(window.innerHeight - element.offsetTop)}px`;
      for (const style of styles) style.setProperty(property, room);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.documentElement);
    return () => {
      observer.disconnect();
      for (const style of styles) style.removeProperty(property);
    };
  }, [ref]);
}
