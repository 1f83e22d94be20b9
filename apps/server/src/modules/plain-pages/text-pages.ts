import { pharmacyName } from '@shop/contract/shop-config';
import { anchorOf } from '@shop/texts/anchor';
import { readFaqMarkdown } from '@shop/texts/faq';
import { readFrontMatter, writeFrontMatter } from '@shop/texts/front-matter';
import { readImageAddress } from '@shop/texts/image-address';
import { renderMarkdown } from '@shop/texts/markdown';
import { safeImageAddress } from '@shop/texts/safe-address';
import { escapeHtml } from '../../http/plain-page.ts';
import { findText, type PublicPost } from '../content/content-service.ts';
import { absolute, type ReadingPage, type World } from './page-frame.ts';
import { pageWords as say } from './page-words.ts';
import { ownImage, plainLink } from './plain-addresses.ts';
import { articleData, faqData, pharmacyData } from './structured-data.ts';

export function blogPage({ content, config }: World): ReadingPage {
  const items = content.posts.de.map((post) => {
    const href = escapeHtml(postAddress(post.slug));
    return `<li>${coverImage(post, 'lazy')}<h2><a href="${href}">${escapeHtml(post.title)}</a></h2>
<p class="meta">${postFacts(post)}</p><p>${escapeHtml(post.excerpt)}</p></li>`;
  });
  const list = items.length > 0 ? `<ul class="list">${items.join('\n')}</ul>` : `<p>${say.blog.empty}</p>`;
  return {
    path: '/blog',
    title: say.blog.title,
    description: say.blog.description({ pharmacy: pharmacyName(config) }),
    body: `<h1>${say.blog.title}</h1>\n${list}`,
  };
}

export function postPage(post: PublicPost, { config, origin }: World): ReadingPage {
  const path = postAddress(post.slug);
  const cover = coverOf(post);
  const text = toHtml(post.bodyMarkdown, folderOf(post));
  return {
    path,
    title: post.title,
    description: post.excerpt,
    kind: 'article',
    image: cover,
    body: `<article>
<p class="meta">${postFacts(post)}</p>
<h1>${escapeHtml(post.title)}</h1>
<p class="lead">${escapeHtml(post.excerpt)}</p>
${cover ? `<figure>${coverImage(post, 'eager')}<figcaption>${say.illustration}</figcaption></figure>` : ''}
${text}</article>`,
    data: [articleData(post, config, { url: origin + path, image: cover && absolute(cover.src, origin) })],
  };
}

export function faqPage({ content, config }: World): ReadingPage | null {
  const text = findText(content, 'faq', 'faq', 'de');
  if (!text) return null;
  const entries = readFaqMarkdown(text.markdown, { link: plainLink, image: ownImage('/content_management/faq/') });
  const blocks = entries.map((entry) =>
    entry.type === 'section'
      ? `<h2 id="${entry.id}">${escapeHtml(entry.title)}</h2>\n${entry.contentHtml ?? ''}`
      : `<h3 id="${entry.id}">${escapeHtml(entry.question)}</h3>\n${entry.answerHtml}`,
  );
  return {
    path: '/faq',
    title: say.faq.title,
    description: say.faq.description({ pharmacy: pharmacyName(config) }),
    body: `<h1>${say.faq.title}</h1>\n${blocks.join('\n')}`,
    data: [faqData(entries)],
  };
}

export function glossaryPage({ content }: World): ReadingPage | null {
  const text = content.texts.get('glossar/Cannabis-Glossar.md');
  if (!text) return null;
  const markdown = text.markdown.replace(/^Sprungliste:(.*)$/m, (_, letters: string) => {
    const links = letters
      .split(/\s+/)
      .filter(Boolean)
      .map((letter) => `[${letter}](#${anchorOf(letter)})`);
    return `Sprungliste: ${links.join(' ')}`;
  });
  return pageOf(markdown, { path: '/glossar', folder: '/content_management/glossar/' });
}

/** Imprint, privacy, terms, accessibility and withdrawal: each in a folder named like its path. */
export function legalPage(name: string, { content, config }: World): ReadingPage | null {
  const text = findText(content, name, name, 'de');
  if (!text) return null;
  const page = pageOf(text.markdown, { path: `/${name}`, folder: `/content_management/${name}/` });
  return { ...page, description: say.legal.description({ title: page.title, pharmacy: pharmacyName(config) }) };
}

export function aboutPage({ content, config, origin }: World): ReadingPage | null {
  const text = findText(content, 'pages', 'about', 'de');
  if (!text) return null;
  const isOurTeam = isOwn(text.markdown, 'team_of', config.shopName);
  const markdown = isOurTeam ? text.markdown : firstSections(text.markdown, 4);
  const page = pageOf(markdown, { path: '/about', folder: '/content_management/pages/' });
  return { ...page, data: [pharmacyData(config, origin)] };
}

export function contactPage({ content, config, origin }: World): ReadingPage | null {
  const text = findText(content, 'pages', 'contact', 'de');
  if (!text) return null;
  const { owner, street, postalCode, city } = config.pharmacy;
  const markdown = isOwn(text.markdown, 'place', street) ? text.markdown : firstSections(text.markdown, 1);
  const page = pageOf(markdown, { path: '/contact', folder: '/content_management/pages/' });
  const { hours } = readFrontMatter(text.markdown).fields;
  const telephone = config.phone.replaceAll(/[^+\d]/g, '');
  const rows = [
    [
      say.contact.address,
      escapeHtml([pharmacyName(config), owner, street, `${postalCode} ${city}`].filter(Boolean).join(', ')),
    ],
    [say.contact.phone, `<a href="tel:${telephone}">${escapeHtml(config.phone)}</a>`],
    [say.contact.email, `<a href="mailto:${escapeHtml(encodeURI(config.email))}">${escapeHtml(config.email)}</a>`],
    ...(hours ? [[say.contact.hours, escapeHtml(hours)]] : []),
  ];
  const facts = rows.map(([term, html]) => `<dt>${term}</dt><dd>${html}</dd>`).join('\n');
  return {
    ...page,
    body: `${page.body}\n<dl class="facts">${facts}</dl>`,
    data: [pharmacyData(config, origin)],
  };
}

/** Team and way in a text belong to the pharmacy that it names; the first texts name that of the demo shop. */
function isOwn(markdown: string, field: 'team_of' | 'place', ours: string): boolean {
  const named = readFrontMatter(markdown).fields[field];
  return named === undefined || named === ours;
}

function firstSections(markdown: string, count: number): string {
  const { fields, body } = readFrontMatter(markdown);
  const parts = body.split(/^(?=## )/m);
  const before = parts[0]?.startsWith('## ') ? 0 : 1;
  return writeFrontMatter(fields, parts.slice(0, before + count).join(''));
}

/** A text that is a page by itself: heading and lead from its front matter, the rest from its body. */
function pageOf(markdown: string, place: { path: string; folder: string }): ReadingPage {
  const { fields, body } = readFrontMatter(markdown);
  const title = fields.title || place.path.slice(1);
  const lead = fields.lead ? `<p class="lead">${escapeHtml(fields.lead)}</p>\n` : '';
  return {
    path: place.path,
    title,
    description: fields.description || fields.lead || title,
    body: `<h1>${escapeHtml(fields.heading || title)}</h1>\n${lead}${toHtml(body, place.folder)}`,
  };
}

function toHtml(markdown: string, folder: string): string {
  // The page has its one title already.
  const baseHeadingLevel = /^ {0,3}#\s/m.test(markdown) ? 2 : 1;
  return renderMarkdown(markdown, { link: plainLink, image: ownImage(folder), baseHeadingLevel }).html;
}

function postAddress(slug: string): string {
  return `/blog/${encodeURIComponent(slug)}`;
}

function folderOf(post: PublicPost): string {
  return `/content_management/blog/blog_${post.language}/${encodeURIComponent(post.slug)}/`;
}

const longDay = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' });

function postFacts({ date, author, readingMinutes }: PublicPost): string {
  const day = date ? `<time datetime="${date}">${longDay.format(new Date(`${date}T00:00:00Z`))}</time>` : null;
  const facts = [day, author && escapeHtml(author), say.blog.readingTime({ minutes: readingMinutes })];
  return facts.filter(Boolean).join(' · ');
}

function coverOf(post: PublicPost): { src: string; width: number | null; height: number | null } | null {
  if (!post.coverImage) return null;
  const { src, width, height } = readImageAddress(post.coverImage);
  const safe = safeImageAddress(src);
  const own = safe && ownImage(folderOf(post))(safe);
  return own ? { src: own, width, height } : null;
}

function coverImage(post: PublicPost, loading: 'eager' | 'lazy'): string {
  const cover = coverOf(post);
  if (!cover) return '';
  const size = cover.width && cover.height ? ` width="${cover.width}" height="${cover.height}"` : '';
  const alt = escapeHtml(post.coverAlt);
  return `<img src="${escapeHtml(cover.src)}" alt="${alt}"${size} loading="${loading}" decoding="async">`;
}
