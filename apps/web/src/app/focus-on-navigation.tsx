import { useEffect, useRef } from 'react';
import { parsePath, useLocation } from 'react-router';

/**
 * Moves the focus to the new screen's heading, or to the field it is worked at from, so that a screen reader announces it
 * and Tab goes on from there. Not on the first load, unless a link of the drawn page was followed before the code was there;
 * and not when only the query changes: then the person is still at work on the same screen.
 */
export function FocusOnNavigation() {
  const { pathname, hash } = useLocation();
  const place = pathname + hash;
  const shown = useRef<string | null>(null);

  useEffect(() => {
    const before = shown.current ?? takeDrawnPlace() ?? place;
    shown.current = place;
    if (before === place) return;
    const main = document.getElementById('main');
    const target = anchorOf(hash) ?? fieldOf(main) ?? main?.querySelector('h1') ?? main;
    if (!target) return;
    // A field is in the order of Tab already, and stays there.
    if (target.tabIndex < 0) target.tabIndex = -1;
    // A heading is no control: it takes the focus without a ring.
    if (target.tagName === 'H1') target.style.outline = 'none';
    // Where the page scrolls to is decided by ScrollRestoration.
    target.focus({ preventScroll: true });
  }, [place, hash]);

  return null;
}

/** Where the page was drawn for, before there was code (`show-prerendered.ts`). Asked once: a link's token must not stay in the page. */
function takeDrawnPlace(): string | null {
  const root = document.getElementById('root');
  const address = root?.dataset.drawnAt;
  if (!root || address === undefined) return null;
  delete root.dataset.drawnAt;
  const { pathname = '', hash = '' } = parsePath(address.slice(1));
  return (pathname.startsWith('/') ? pathname : `/${pathname}`) + hash;
}

/** A screen that is worked at from one field, such as a scanner's, marks it. */
function fieldOf(main: HTMLElement | null): HTMLElement | null | undefined {
  return main?.querySelector<HTMLElement>('[data-focus-first]');
}

function anchorOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a broken escape in the address, such as #%
  }
}
