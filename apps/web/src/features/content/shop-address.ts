import { matchPath } from 'react-router';
import { routes } from '#lib/routes.ts';
import { ownOrigin } from './own-origin.ts';

export type ShopAddress =
  /** A place in this shop, as the router knows it: `/faq#rezept`. */
  | { kind: 'shop'; to: string }
  /** Everything else that a text may lead to: another site, a file, a mail address, a telephone. */
  | { kind: 'elsewhere'; href: string; isOtherSite: boolean };

/**
 * Where a link in a text leads. Writers know one kind of address, the plain one; under hash routing `#x` would be a page
 * of its own, and `/faq` would load the shop anew. Null for what no text may lead to, such as `javascript:`.
 *
 * @param page the page the text stands on, so that `#x` stays there
 */
export function readShopAddress(address: string, page: string): ShopAddress | null {
  const given = address.trim();
  if (given === '') return null;
  if (given.startsWith('#') && !given.startsWith('#/')) return { kind: 'shop', to: page + given };
  if (!URL.canParse(given, ownOrigin)) return null;

  const url = new URL(given, ownOrigin);
  if (url.protocol === 'mailto:' || url.protocol === 'tel:') {
    return { kind: 'elsewhere', href: url.href, isOtherSite: false };
  }
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.origin !== ownOrigin) return { kind: 'elsewhere', href: url.href, isOtherSite: true };
  if (url.pathname === '/' && url.hash.startsWith('#/')) return { kind: 'shop', to: url.hash.slice(1) };
  if (isRoute(url.pathname)) return { kind: 'shop', to: url.pathname + url.search + url.hash };
  return { kind: 'elsewhere', href: url.pathname + url.search + url.hash, isOtherSite: false };
}

function isRoute(pathname: string): boolean {
  return Object.values(routes).some((pattern) => matchPath(pattern, pathname));
}
