const takenOver = 'taken-over';

/** Calls once the page in the root answers. */
export function onTakenOver(root: HTMLElement, listener: () => void): void {
  root.addEventListener(takenOver, listener, { once: true });
}

/** Tells that the page in the root answers from now on. */
export function tellTakenOver(root: HTMLElement): void {
  root.dispatchEvent(new Event(takenOver));
}
