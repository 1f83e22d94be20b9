import { onTakenOver } from './taken-over.ts';

/**
 * Until React has taken a drawn page over its buttons do nothing, and a form would load the page anew with all that was typed in
 * its address. The last button that was pressed is pressed again once the page answers; where React has drawn the page anew,
 * the button of the same name is.
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
  onTakenOver(root, () => {
    for (const type of ['click', 'submit']) root.removeEventListener(type, keep, { capture: true });
    // What was typed happens again first (keep-typed.ts), and React draws it before the button is heard.
    if (pressed) setTimeout(pressAgain, 0, root, pressed);
  });
}

function pressAgain(root: HTMLElement, pressed: HTMLElement): void {
  if (pressed.isConnected) pressed.click();
  else onlyOneLike(root, pressed)?.click();
}

/** Two buttons of one name, such as one per product, could not be told apart. */
function onlyOneLike(root: HTMLElement, pressed: HTMLElement): HTMLElement | undefined {
  const alike = [...root.querySelectorAll('button')].filter((button) => nameOf(button) === nameOf(pressed));
  return alike.length === 1 ? alike[0] : undefined;
}

function nameOf(button: HTMLElement): string | null {
  return button.getAttribute('aria-label') ?? button.textContent;
}
