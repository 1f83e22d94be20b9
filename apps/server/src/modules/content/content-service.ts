import type { ShopConfig } from '@shop/contract/shop-config';
import { isDraftPost, type Post, readingMinutes, readPost } from '@shop/texts/blog';
import { readFrontMatter } from '@shop/texts/front-matter';
import type { Database } from '../../db/pool.ts';
import { contentAddress, imageTypes, type Language, languageOf, languages, postOf, postPath } from './content-paths.ts';
import { type ImageRow, imagesNow, redirectsNow, type TextRow, textsNow } from './content-queries.ts';
import { fillPharmacyValues } from './pharmacy-values.ts';

export interface PublicText {
  /** With the pharmacy's values filled in. */
  markdown: string;
  /** Null for a text that nobody has changed since the shop was set up. */
  changedAt: Date | null;
}

export interface PublicPost extends Post {
  language: Language;
  readingMinutes: number;
  changedAt: Date | null;
}

/** Everything that everybody may read now. Drafts and what lies in their folders are not in it. */
export interface PublicContent {
  texts: Map<string, PublicText>;
  images: Map<string, ImageRow>;
  /** Newest first. */
  posts: Record<Language, PublicPost[]>;
  redirects: Map<string, string>;
}

/** Where other modules find what is public now; the same object as long as nothing has changed. */
export interface PublicContentSource {
  current(): Promise<PublicContent>;
}

export async function readPublicContent(db: Database, config: ShopConfig): Promise<PublicContent> {
  const [textRows, imageRows, redirectRows] = [await textsNow(db), await imagesNow(db), await redirectsNow(db)];
  const drafts = new Set(textRows.filter(isDraft).map(({ path }) => folderOf(path)));
  const isPublic = ({ path }: { path: string }) => !postOf(path) || !drafts.has(postFolderOf(path));

  const images = new Map(
    imageRows
      .filter(isPublic)
      .filter(isServable)
      .map((row) => [row.path, row]),
  );
  const texts = new Map(
    textRows
      .filter((row) => row.path.endsWith('.md') && isPublic(row))
      .map((row) => [row.path, publish(row, images, config)]),
  );
  return {
    texts,
    images,
    posts: { de: postsIn(texts, 'de'), en: postsIn(texts, 'en') },
    redirects: new Map(redirectRows.map(({ fromPath, toPath }) => [fromPath, toPath])),
  };
}

/** The post in this language, else in German (reading 9); also under a slug that it once had. */
export function findPost(content: PublicContent, slug: string, language: Language): PublicPost | null {
  for (const tried of new Set<Language>([language, 'de'])) {
    const moved = whereMoved(content, postPath(tried, slug));
    const now = moved ? postOf(moved)?.slug : slug;
    const post = content.posts[tried].find((candidate) => candidate.slug === now);
    if (post) return post;
  }
  return null;
}

/** The newer path of a file that was renamed, or whose folder was; null for one that is where it was. */
export function whereMoved(content: PublicContent, path: string): string | null {
  const seen = new Set([path]);
  let place = path;
  for (let next = nextPlace(content, place); next !== null && !seen.has(next); next = nextPlace(content, place)) {
    seen.add(next);
    place = next;
  }
  return place === path ? null : place;
}

/** A file in this language, else in German, else the one without a language. */
export function findText(content: PublicContent, area: string, name: string, language: Language): PublicText | null {
  const paths = [...new Set([language, ...languages])].map((tried) => `${area}/${name}.${tried}.md`);
  for (const path of [...paths, `${area}/${name}.md`]) {
    const text = content.texts.get(path);
    if (text) return text;
  }
  return null;
}

/** What the text calls its version, so that a consent can name what was agreed to; else the day of its last change. */
export function versionOf(content: PublicContent, area: 'agb' | 'datenschutz'): string {
  const text = findText(content, area, area, 'de');
  const { version } = readFrontMatter(text?.markdown ?? '').fields;
  return version ?? text?.changedAt?.toISOString().slice(0, 10) ?? 'first';
}

/** The text itself, without its front matter; null when the pharmacy has removed it. */
export function bodyOf(content: PublicContent, area: string, language: Language): string | null {
  const text = findText(content, area, area, language);
  return text && readFrontMatter(text.markdown).body;
}

function publish({ path, content, change, savedAt }: TextRow, images: Map<string, ImageRow>, config: ShopConfig) {
  const filled = fillPharmacyValues(content, config, languageOf(path));
  return { markdown: nameRevisions(filled, images), changedAt: change === 'seed' ? null : savedAt };
}

/**
 * Adds the revision to the addresses of images, so that browsers may cache them: `/content_management/a.webp#1200x675`
 * becomes `/content_management/a.webp?v=7#1200x675`.
 */
function nameRevisions(markdown: string, images: Map<string, ImageRow>): string {
  return markdown.replaceAll(/\/content_management\/([^\s"'()<>?#]+)/g, (address, path: string, at: number) => {
    const image = images.get(path);
    const next = markdown.charAt(at + address.length);
    return image && /^[#)\s"']?$/.test(next) ? `${contentAddress(path)}?v=${image.revisionId}` : address;
  });
}

function postsIn(texts: Map<string, PublicText>, language: Language): PublicPost[] {
  const posts = [...texts].flatMap(([path, { markdown, changedAt }]) => {
    const at = postOf(path);
    if (!at?.isText || at.language !== language) return [];
    return { ...readPost(at.slug, markdown), language, changedAt, readingMinutes: readingMinutes(markdown) };
  });
  return posts.toSorted((a, b) => compareText(b.date ?? '', a.date ?? '') || compareText(a.slug, b.slug));
}

function isDraft({ path, content }: TextRow): boolean {
  const at = postOf(path);
  return at?.isText === true && isDraftPost(content);
}

function isServable({ path, mediaType }: ImageRow): boolean {
  return Object.values(imageTypes).includes(mediaType) && !path.endsWith('.md');
}

function nextPlace({ texts, images, redirects }: PublicContent, path: string): string | null {
  // A file that exists again needs no redirect.
  if (texts.has(path) || images.has(path)) return null;
  const segments = path.split('/');
  for (let count = segments.length; count > 0; count--) {
    const to = redirects.get(segments.slice(0, count).join('/'));
    if (to !== undefined) return [to, ...segments.slice(count)].join('/');
  }
  return null;
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

function postFolderOf(path: string): string {
  return path.split('/').slice(0, 3).join('/');
}

function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
