import { pharmacyName, type ShopConfig } from '@shop/contract/shop-config';
import { escapeHtml, preparePlainPage } from '../../http/plain-page.ts';
import type { PreparedAnswer } from '../../http/prepared-answer.ts';
import type { OnSale } from '../catalogue/catalogue-service.ts';
import type { PublicContent } from '../content/content-service.ts';
import { pageWords } from './page-words.ts';
import { withdrawalForm } from './plain-addresses.ts';
import { writeStructuredData } from './structured-data.ts';

/** What a page is made from. */
export interface World {
  content: PublicContent;
  onSale: OnSale;
  config: ShopConfig;
  /** Where the shop is reached: `https://shop.example`. */
  origin: string;
  /** Then content and products are those that were read last. */
  isDatabaseAway: boolean;
}

/** A page of the shop as search engines and shares read it. Texts are plain; `body` is HTML. */
export interface ReadingPage {
  /** Its own plain path, encoded. */
  path: string;
  title: string;
  description: string;
  body: string;
  kind?: 'article' | 'website';
  image?: { src: string; width: number | null; height: number | null } | null;
  data?: Record<string, unknown>[];
}

const { frame: say } = pageWords;
const pages = ['/shop', '/blog', '/faq', '/about', '/contact'] as const;
const morePages = ['/glossar', '/impressum', '/datenschutz', '/agb', '/barrierefreiheit', '/widerruf'] as const;

/** § 356a BGB: always there, easy to find, these words; it leads to the form. */
const withdrawalLink = `<a class="open" href="${withdrawalForm}">${say.withdraw}</a>`;

/** Puts a page into the frame that all of them share: who we are, where else to read, and the way into the shop. */
export function framePage(page: ReadingPage, { config, origin, isDatabaseAway }: World): PreparedAnswer {
  const name = pharmacyName(config);
  const title = visible(page.title);
  return preparePlainPage({
    title: `${title} – ${name}`,
    head: writeHead(page, { name, origin }),
    body: `<header class="site">
<a class="name" href="/">${escapeHtml(config.shopName)}</a>
<nav aria-label="${say.mainPages}">${linkList(pages, page.path)}</nav>
<a class="open" href="/#${escapeHtml(page.path)}">${say.openInShop}</a>
</header>
${isDatabaseAway ? `<p role="status"><b>${say.away}</b></p>\n` : ''}<main>
${page.body}
</main>
<footer class="foot">
<span>© ${escapeHtml(config.copyright)} ${escapeHtml(name)}</span>
<nav aria-label="${say.morePages}">${linkList(morePages, page.path)}</nav>
${withdrawalLink}
</footer>`,
  });
}

function writeHead(page: ReadingPage, { name, origin }: { name: string; origin: string }): string {
  const description = shorten(visible(page.description));
  const image = page.image ? absolute(page.image.src, origin) : null;
  const meta = (attribute: 'name' | 'property', key: string, content: string) =>
    `<meta ${attribute}="${key}" content="${escapeHtml(content)}">\n`;

  return [
    meta('name', 'description', description),
    `<link rel="canonical" href="${escapeHtml(origin + page.path)}">\n`,
    meta('property', 'og:type', page.kind ?? 'website'),
    meta('property', 'og:site_name', name),
    meta('property', 'og:locale', 'de_DE'),
    meta('property', 'og:title', visible(page.title)),
    meta('property', 'og:description', description),
    meta('property', 'og:url', origin + page.path),
    image ? meta('property', 'og:image', image) : '',
    image && page.image?.width ? meta('property', 'og:image:width', String(page.image.width)) : '',
    image && page.image?.height ? meta('property', 'og:image:height', String(page.image.height)) : '',
    image ? meta('name', 'twitter:card', 'summary_large_image') : '',
    ...(page.data ?? []).map(writeStructuredData),
  ].join('');
}

function linkList(paths: readonly (typeof pages | typeof morePages)[number][], current: string): string {
  const items = paths.map(
    (path) => `<li><a href="${path}"${path === current ? ' aria-current="page"' : ''}>${say[path]}</a></li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

/** An address of ours with its origin; one that has an origin already stays. */
export function absolute(address: string, origin: string): string {
  return URL.canParse(address, origin) ? new URL(address, origin).href : origin;
}

/** Without the soft hyphens that help a heading to break: outside the page they are only noise. */
function visible(text: string): string {
  return text.replaceAll(/\p{Cf}/gu, '');
}

/** Search engines show about so much. */
function shorten(text: string): string {
  if (text.length <= 300) return text;
  return `${text.slice(0, text.lastIndexOf(' ', 298))} …`;
}
