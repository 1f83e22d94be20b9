import { useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { ScrollRestoration } from 'react-router';

/** Only the page drawn ahead can have been scrolled before the code was there. */
let isFirstScreen = true;

/**
 * A new screen begins at its top, and Back returns to where one was. Addresses that somebody types all have the router's key
 * 'default': without one of their own, each would begin where the one before was left.
 */
export function KeepScroll() {
  const scrolled = useRef(0);

  // The router's layout effect puts the first screen at its top: read before it, put back after it.
  useInsertionEffect(() => {
    if (isFirstScreen) scrolled.current = window.scrollY;
    isFirstScreen = false;
  }, []);
  useLayoutEffect(() => {
    if (scrolled.current > 0) window.scrollTo(0, scrolled.current);
  }, []);

  return <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />;
}
