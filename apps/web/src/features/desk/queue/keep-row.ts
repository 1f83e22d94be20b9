import { routes } from '#lib/routes.ts';

/**
 * Writes the selected row into the address of the queue, past the router: nothing is drawn anew, and Back still finds it,
 * because the router then reads the address.
 */
export function keepRow(code: string): void {
  const [path = '', search] = window.location.hash.split('?');
  // Another screen may be on its way already, with an address of its own.
  if (path !== `#${routes.Desk}`) return;
  const address = new URLSearchParams(search);
  if (address.get('row') === code) return;
  address.set('row', code);
  window.history.replaceState(window.history.state, '', `${path}?${address}`);
}
