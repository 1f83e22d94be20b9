import { warn } from '#lib/log.ts';
import { type Fields, fieldsOf, numberIn, textIn } from '#lib/read-fields.ts';
import { type Cover, readCover } from '../cover.ts';

/** A post as the list and the previews show it. */
export interface BlogEntry {
  id: string;
  /** Null for an entry that leads elsewhere. */
  slug: string | null;
  /** Where an entry without a slug leads; as the server said it, to be checked before it becomes a link. */
  href: string | null;
  title: string;
  excerpt: string;
  cover: Cover | null;
  /** ISO, or null where none is given. */
  date: string | null;
  readingMinutes: number | null;
}

/** Reads an array, or a list under `items`, `posts` or `data`. An entry without a title is left out. */
export function readBlogIndex(answer: unknown): BlogEntry[] {
  const list = listIn(answer);
  if (!list) throw new TypeError('The blog index has none of the known shapes.');
  const entries = list.map(readEntry).filter((entry) => entry !== null);
  if (entries.length < list.length) warn(`${list.length - entries.length} blog entries could not be read.`);
  return entries;
}

function listIn(answer: unknown): unknown[] | null {
  if (Array.isArray(answer)) return answer;
  const { items, posts, data } = fieldsOf(answer) ?? {};
  return [items, posts, data].find(Array.isArray) ?? null;
}

function readEntry(value: unknown, index: number): BlogEntry | null {
  const fields = fieldsOf(value);
  const title = textIn(fields?.title);
  if (!fields || !title) return null;
  const slug = textIn(fields.slug);
  return {
    id: idIn(fields) ?? slug ?? `entry-${index}`,
    slug,
    href: textIn(fields.href),
    title,
    excerpt: textIn(fields.excerpt) ?? '',
    cover: readCover(fields.coverImage ?? fields.cover_image ?? fields.image, fields.coverAlt ?? fields.cover_alt),
    date: dateIn(fields),
    readingMinutes: minutesIn(fields),
  };
}

function idIn({ id }: Fields): string | null {
  return textIn(id) ?? numberIn(id)?.toString() ?? null;
}

export function dateIn({ date, publishedAt, published_at }: Fields): string | null {
  const given = textIn(date) ?? textIn(publishedAt) ?? textIn(published_at);
  return given && !Number.isNaN(Date.parse(given)) ? given : null;
}

export function minutesIn({ readingMinutes, reading_minutes }: Fields): number | null {
  const minutes = numberIn(readingMinutes) ?? numberIn(reading_minutes);
  return minutes !== null && minutes > 0 ? Math.ceil(minutes) : null;
}
