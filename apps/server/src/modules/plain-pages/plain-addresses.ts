/**
 * Addresses that also exist as a plain page; all others are in the shop alone, and so is the withdrawal form: its plain
 * page has only the text.
 */
const plainPages =
  /^\/(?:shop|blog|faq|glossar|about|contact|impressum|datenschutz|agb|barrierefreiheit|product\/[^/?#]+|blog\/[^/?#]+)(?=[?#]|$)/;

/** Each has its text in a folder of its name. */
export const legalPages = ['impressum', 'datenschutz', 'agb', 'barrierefreiheit', 'widerruf'];

/** Where a contract is withdrawn from, without a sign-in. */
export const withdrawalForm = '/#/widerruf';

/** Pages that need a person: they are in the shop only, and their plain address leads there. */
export const shopOnlyPaths = [
  '/cart',
  '/checkout',
  '/checkout/*',
  '/prescription',
  '/orders',
  '/notifications',
  '/account',
  '/register',
  '/booking',
  '/cms',
  '/desk',
  '/cms/login',
];

/** A link of a text on a plain page: `/#/faq` is at `/faq`, `/#/cart` in the shop; neighbouring files are not there. */
export function plainLink(href: string): string | null {
  const route = /^\/?#(\/.*)$/.exec(href)?.[1];
  if (route !== undefined) return plainPages.test(route) ? route : `/#${route}`;
  return /^(?:\/|#|[a-z]+:)/i.test(href) ? href : null;
}

/** An image of this shop; one from elsewhere would tell its server who reads, and the page's policy refuses it. */
export function ownImage(folder: string): (src: string) => string | null {
  return (src) => {
    if (src.startsWith('/')) return src;
    return /^[a-z]+:/i.test(src) ? null : `${folder}${src}`;
  };
}
