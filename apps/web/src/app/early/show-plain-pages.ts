/** A script that cannot be loaded leaves the list of pages that need none. */
export function showPlainPagesOnFailure(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement)) return;
      const root = document.getElementById('root');
      const list = document.querySelector('noscript');
      if (root && list) root.innerHTML = list.textContent;
    },
    { capture: true },
  );
}
