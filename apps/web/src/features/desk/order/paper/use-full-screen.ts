import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

/** They belong to looking at the paper. Any other key is about the order: the desk is shown again for it. */
const lookingKeys = /^([+\-wcvg ]|Arrow\w+|Page(Up|Down)|Home|End|Tab|Shift|Control|Alt|Meta|Enter|Escape)$/i;

/** Shows an element as large as the window, above the desk, without drawing it anew. */
export function useFullScreen(box: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false);

  useLayoutEffect(() => {
    const element = box.current;
    if (!isFull || !element) return;
    element.popover = 'manual';
    element.showPopover?.();
    element.focus({ preventScroll: true });
    return () => {
      element.hidePopover?.();
      element.popover = null;
    };
  }, [isFull, box]);

  useEffect(() => {
    if (!isFull) return;
    const leaveForKey = ({ key }: KeyboardEvent) => !lookingKeys.test(key) && setFull(false);
    // What the focus goes to must be seen.
    const leaveForFocus = ({ target }: FocusEvent) => !box.current?.contains(target as Node) && setFull(false);
    document.addEventListener('keydown', leaveForKey, { capture: true });
    document.addEventListener('focusin', leaveForFocus);
    return () => {
      document.removeEventListener('keydown', leaveForKey, { capture: true });
      document.removeEventListener('focusin', leaveForFocus);
    };
  }, [isFull, box]);

  return [isFull, setFull] as const;
}
