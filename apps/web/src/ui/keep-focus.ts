/**
 * When the control that has the focus goes away, the browser drops the focus to the page, and Tab begins at the top. Here it
 * goes to what stood around the control: the part of the page one was at, or else the screen.
 */
export function keepFocus(page: Document): () => void {
  let around: HTMLElement[] = [];

  function remember({ target }: Event) {
    around = [];
    for (let at = target as HTMLElement | null; at && at !== page.body; at = at.parentElement) around.push(at);
  }

  function catchFocus() {
    const [lost] = around;
    if (!lost || lost.isConnected || (page.activeElement && page.activeElement !== page.body)) return;
    const part = around.find((element) => element.isConnected && element.matches(parts));
    const target = part ?? page.getElementById('main');
    around = [];
    if (!target) return;
    if (target.tabIndex < 0) target.tabIndex = -1;
    target.style.outline = 'none';
    target.focus({ preventScroll: true });
  }

  const watcher = new MutationObserver(catchFocus);
  watcher.observe(page.body, { childList: true, subtree: true });
  page.addEventListener('focusin', remember);
  return () => {
    watcher.disconnect();
    page.removeEventListener('focusin', remember);
  };
}

/** What is announced with a name of its own. */
const parts = 'section, article, fieldset, form, dialog, main, li';
