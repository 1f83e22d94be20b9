import { looks } from '../scripts/look.mjs';

/**
 * Every screen that a patient can open, with an address that has something to show. It comes from the list of `npm run look`, which
 * a test compares with the table of routes: a new screen cannot be left out. /booking leads out of the shop at once.
 */
export const patientScreens: readonly string[] = looks
  .filter((address) => !/^\/(?:desk|cms|booking)/.test(address))
  .map((address) => address.replace('/blog/x', '/blog/bluete-oder-extrakt'));
