import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Goes to the anchor of the address once the text is there. A text that was there from the start needs no help: the
 * router scrolls by itself, and going back brings the earlier position (NA-02).
 */
export function useLateAnchor(isReady: boolean): void {
  const { hash } = useLocation();
  const isLate = useRef(false);

  useEffect(() => {
    if (!isReady) {
      isLate.current = true;
      return;
    }
    if (!isLate.current) return;
    isLate.current = false;
    const target = anchorTarget(hash);
    if (!target) return;
    target.scrollIntoView();
    // The next Tab and the screen reader go on from here.
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [isReady, hash]);
}

/** The id that an address names after its second #. */
export function anchorIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return ''; // a broken escape, such as #%
  }
}

function anchorTarget(hash: string): HTMLElement | null {
  const anchor = anchorIn(hash);
  return anchor ? document.getElementById(anchor) : null;
}
