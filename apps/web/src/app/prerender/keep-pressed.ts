const takenOver = 'taken-over';

/**
 * Until React has taken a drawn page over its buttons do nothing, and a form would load the page anew with all that was typed in
 * its address. The last button that was pressed is pressed again once the page answers.
 */
export function keepPressed(root: HTMLElement): void {
  let pressed: HTMLElement | null = null;
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.type === 'click' && !button) return;
    pressed = button ?? pressed;
    event.preventDefault();
    event.stopPropagation();
  };
  for (const type of ['click', 'submit']) root.addEventListener(type, keep, { capture: true });
  root.addEventListener(
    takenOver,
    () => {
      for (const type of ['click', 'submit']) root.removeEventListener(type, keep, { capture: true });
      if (pressed?.isConnected) pressed.click();
    },
    { once: true },
  );
}

/** Tells that the page in the root answers from now on. */
export function tellTakenOver(root: HTMLElement): void {
  root.dispatchEvent(new Event(takenOver));
}
