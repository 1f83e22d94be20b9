/** A control that goes away when it is pressed gives its focus to the next one in its list, or to the page. */
export function handOverFocus(isLast: boolean): void {
  const next = document.activeElement?.closest('li')?.nextElementSibling?.querySelector('button');
  const heir = isLast || !next ? document.getElementById('main') : next;
  heir?.focus({ preventScroll: true });
}
