/**
 * Who double-clicks a button out of habit presses a second time on whatever has come to stand there: the backdrop of the
 * dialog that has just opened, or the button of the next step. Such a second click does nothing. One on the same control
 * counts, as with plus and minus; so does every press of a key, because no timer is involved.
 */
export function ignoreStraySecondClicks(page: Document): () => void {
  let first: { control: Element; words: string | null; x: number; y: number; at: number } | null = null;

  function hear(event: MouseEvent) {
    if (event.detail === 0 || !(event.target instanceof Element)) return;
    const control = event.target.closest(controls) ?? event.target;
    const isSecond = first !== null && (event.detail > 1 || isSecondTap(event, first));
    if (isSecond && (first?.control !== control || first.words !== control.textContent)) {
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    first = { control, words: control.textContent, x: event.clientX, y: event.clientY, at: event.timeStamp };
  }

  page.addEventListener('click', hear, true);
  return () => page.removeEventListener('click', hear, true);
}

const controls = 'a, button, input, select, textarea, label, summary, [role="button"], [role="slider"]';
const doubleTapMs = 400;
const sameSpotPx = 24;

/** A touch screen counts each tap as a first one. */
function isSecondTap(event: MouseEvent, first: { x: number; y: number; at: number }): boolean {
  const isTouch = 'pointerType' in event && event.pointerType === 'touch';
  const distance = Math.hypot(event.clientX - first.x, event.clientY - first.y);
  return isTouch && event.timeStamp - first.at < doubleTapMs && distance < sameSpotPx;
}
