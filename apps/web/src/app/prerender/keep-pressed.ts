import { onTakenOver } from './taken-over.ts';

/**
 * Until React has taken a drawn page over its buttons do nothing, and a form would load the page anew with all that was typed in
 * its address. The last button that was pressed is pressed again once the page answers; where React has drawn the page anew,
 * the button of the same name is. A part whose code comes later than the page has its buttons later too.
 */
export function keepPressed(root: HTMLElement): void {
  let pressed: HTMLElement | null = null;
  let isOver = false;
  let isWaiting = false;
  const keep = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (event.type === 'click' && !button) {
      if (!isOver) leadWithinPage(event);
      return;
    }
    if (isOver && isTaken(root, button ?? event.target)) return;
    pressed = button ?? pressed;
    event.preventDefault();
    event.stopPropagation();
    if (isOver) wait();
  };
  const wait = () => {
    if (!isWaiting) requestAnimationFrame(pressWhenTaken);
    isWaiting = true;
  };
  const pressWhenTaken = () => {
    isWaiting = false;
    if (!pressed) return;
    if (pressed.isConnected && !isTaken(root, pressed)) {
      wait();
      return;
    }
    // What was typed happens again first (keep-typed.ts), and React draws it before the button is heard.
    setTimeout(pressAgain, 0, root, pressed);
    pressed = null;
  };
  for (const type of ['click', 'submit']) root.addEventListener(type, keep, { capture: true });
  onTakenOver(root, () => {
    isOver = true;
    pressWhenTaken();
  });
}

/** Under hash routing a plain `#main`, as of the link past the header, would be another page: it moves the focus there instead. */
function leadWithinPage(event: Event): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const [, anchor] = /^#([^/].*)/.exec(link?.getAttribute('href') ?? '') ?? [];
  if (!anchor) return;
  event.preventDefault();
  document.getElementById(anchor)?.focus();
}

/**
 * React marks the elements that it answers for. Should it ever stop doing so on the page's own frame, everything counts as
 * taken, so that no button can stay dead.
 */
function isTaken(root: HTMLElement, target: EventTarget | null): boolean {
  const frame = root.firstElementChild;
  return !frame || !isMarked(frame) || target === null || isMarked(target);
}

function isMarked(target: EventTarget): boolean {
  return Object.keys(target).some((key) => key.startsWith('__react'));
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
