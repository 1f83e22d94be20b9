import DOMPurify from 'dompurify';
import { ownImageAddress } from './own-image-address.ts';
import { proseAhead } from './prose-ahead.ts';
import type { ProsePlace } from './prose-place.ts';
import { readShopAddress } from './shop-address.ts';

const tags = [
  ...['p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a', 'blockquote', 'code', 'pre', 'hr', 'img', 'del'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
];
const attributes = [
  ...['href', 'title', 'id', 'lang', 'src', 'alt', 'width', 'height', 'loading', 'decoding', 'start'],
  ...['scope', 'colspan', 'rowspan', 'role', 'tabindex', 'aria-label', 'class'],
];

/**
 * The only way HTML gets onto a page: reduced to what a text needs, with its links made to work under hash routing. A
 * second line of defence behind our own rendering of markdown.
 */
export function safeProse(html: string, place: ProsePlace): string {
  return import.meta.env.SSR ? proseAhead(html, place) : sanitise(html, place);
}

function sanitise(html: string, { page, folder = '/' }: ProsePlace): string {
  const holder = document.createElement('template');
  holder.innerHTML = DOMPurify.sanitize(html, { ALLOWED_TAGS: tags, ALLOWED_ATTR: attributes });

  for (const element of holder.content.querySelectorAll('*')) keepOwnLook(element);
  for (const title of holder.content.querySelectorAll('h1')) lowerToSection(title);
  for (const link of holder.content.querySelectorAll('a')) leadOn(link, page);
  for (const image of holder.content.querySelectorAll('img')) keepOwnImage(image, folder);
  return holder.innerHTML;
}

/** Classes and roles are for our own tables; other texts must not imitate the interface. */
function keepOwnLook(element: Element): void {
  const isTableRegion = element.localName === 'div' && element.className === 'table';
  const isCell = /^t[dh]$/.test(element.localName) && /^align-(?:left|center|right)$/.test(element.className);
  if (!isTableRegion && !isCell) element.removeAttribute('class');
  if (!isTableRegion) for (const name of ['role', 'tabindex', 'aria-label']) element.removeAttribute(name);
  // Ids are for headings only; elsewhere one could shadow an id of ours.
  if (!/^h\d$/.test(element.localName)) element.removeAttribute('id');
}

/** The page has its one title already. */
function lowerToSection(title: Element): void {
  const section = document.createElement('h2');
  if (title.id) section.id = title.id;
  section.append(...title.childNodes);
  title.replaceWith(section);
}

function leadOn(link: HTMLAnchorElement, page: string): void {
  const address = readShopAddress(link.getAttribute('href') ?? '', page);
  if (!address) {
    link.replaceWith(...link.childNodes);
    return;
  }
  link.setAttribute('href', address.kind === 'shop' ? `#${address.to}` : address.href);
  if (address.kind === 'elsewhere' && address.isOtherSite) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
}

function keepOwnImage(image: HTMLImageElement, folder: string): void {
  const src = ownImageAddress(image.getAttribute('src') ?? '', folder);
  if (src) image.setAttribute('src', src);
  else image.replaceWith(image.alt);
}
