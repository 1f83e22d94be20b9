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
    const { style } = document.documentElement;
    const measure = () => style.setProperty(property, `${Math.ceil(window.innerHeight - element.offsetTop)}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    observer.observe(document.documentElement);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [ref]);
}
