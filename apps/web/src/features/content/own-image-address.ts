import { ownOrigin } from './own-origin.ts';

/**
 * The address of a picture, if it is one of this shop: a foreign one would tell its server who reads about what.
 *
 * @param folder where a relative address is looked up
 */
export function ownImageAddress(address: string, folder: string): string | null {
  const base = new URL(folder, ownOrigin);
  if (address === '' || !URL.canParse(address, base)) return null;
  const { origin, pathname, search } = new URL(address, base);
  return origin === ownOrigin ? pathname + search : null;
}
