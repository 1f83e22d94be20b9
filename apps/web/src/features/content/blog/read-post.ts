import { excerptOf, readingMinutes, readPost as readPostMarkdown } from '@shop/texts/blog';
import { fieldsOf, textIn } from '#lib/read-fields.ts';
import { type Cover, readCover } from '../cover.ts';
import { postFolder } from '../text-files.ts';
import type { TextLanguage } from '../text-language.ts';
import { dateIn, minutesIn } from './read-blog-index.ts';

export interface BlogPost {
  slug: string;
  language: TextLanguage;
  title: string;
  excerpt: string;
  author: string | null;
  /** ISO, or null where none is given. */
  date: string | null;
  readingMinutes: number;
  cover: Cover | null;
  bodyMarkdown: string;
}

/** A post from its file: markdown below front matter. */
export function readPostFile(slug: string, markdown: string, language: TextLanguage): BlogPost {
  const { title, excerpt, author, date, coverImage, coverAlt, bodyMarkdown } = readPostMarkdown(slug, markdown);
  return {
    slug,
    language,
    title,
    excerpt,
    author,
    date,
    readingMinutes: readingMinutes(bodyMarkdown),
    cover: readCover(coverImage, coverAlt, postFolder(language, slug)),
    bodyMarkdown,
  };
}

/**
 * What stands above the text; null where it is the beginning of the text itself: nobody reads the same paragraph twice.
 * Asked where it is drawn: to read a text for the first time keeps a phone busy, so it has a step of its own.
 */
export function leadOf({ excerpt, bodyMarkdown }: BlogPost): string | null {
  return excerpt && excerpt !== excerptOf(bodyMarkdown) ? excerpt : null;
}

/**
 * A post as the content API answers it; null when it has no text. What its text says of itself fills the gaps.
 *
 * @param asked the language that was asked for; the answer may be in another one and then says so
 */
export function readPostAnswer(slug: string, answer: unknown, asked: TextLanguage): BlogPost | null {
  const fields = fieldsOf(answer);
  const markdown = textIn(fields?.bodyMarkdown) ?? textIn(fields?.body_markdown);
  if (!fields || !markdown) return null;
  const language = fields.lang === 'de' || fields.lang === 'en' ? fields.lang : asked;
  const file = readPostFile(slug, markdown, language);
  // Our server has stripped it already. A second time 'Wichtig: …' in its first line would go.
  const bodyMarkdown = fields.headStripped === true ? markdown : file.bodyMarkdown;
  const cover = fields.coverImage ?? fields.cover_image;
  return {
    ...file,
    bodyMarkdown,
    title: textIn(fields.title) ?? file.title,
    excerpt: textIn(fields.excerpt) ?? file.excerpt,
    author: textIn(fields.author) ?? file.author,
    date: dateIn(fields) ?? file.date,
    readingMinutes: minutesIn(fields) ?? file.readingMinutes,
    cover: readCover(cover, fields.coverAlt ?? fields.cover_alt, postFolder(language, slug)) ?? file.cover,
  };
}
