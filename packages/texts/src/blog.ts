import { type Block, blocksOf, blockWords } from './blocks.ts';
import { readFrontMatter } from './front-matter.ts';
import { readHeadingLine } from './heading-line.ts';

export type Post = {
  slug: string;
  title: string;
  excerpt: string;
  /** The day as written, `2026-04-20`; null when it is missing or no day. */
  date: string | null;
  author: string | null;
  /** As written, with its size: `/content_management/blog/covers/x.webp#1200x675`; image-address.ts reads it. */
  coverImage: string | null;
  coverAlt: string;
  isDraft: boolean;
  bodyMarkdown: string;
};

/** In characters: title and excerpt are looked for here, because nobody reads a whole text for its first line. */
const longestBeginning = 3_000;

/** A post from its text. Without a title the first heading, or else the slug, is the title. */
export function readPost(slug: string, markdown: string): Post {
  const { fields, body } = readFrontMatter(markdown);
  // With front matter the head is read already: a first line 'Wichtig: …' belongs to the text.
  const bodyMarkdown = body === markdown ? stripPostHead(markdown) : stripAsterisks(body);
  const isComplete = fields.title && fields.excerpt;
  const beginning = isComplete ? [] : beginningOf(bodyMarkdown);

  return {
    slug,
    title: fields.title || firstWords(beginning, 'heading') || slug,
    excerpt: fields.excerpt || excerptIn(beginning),
    date: fields.date && isDay(fields.date) ? fields.date : null,
    author: fields.author || null,
    coverImage: fields.cover_image || fields.coverImage || null,
    coverAlt: fields.cover_alt || fields.coverAlt || '',
    isDraft: isDraft(fields),
    bodyMarkdown,
  };
}

/** What a post without an excerpt has instead: the beginning of its text. */
export function excerptOf(bodyMarkdown: string): string {
  return excerptIn(beginningOf(bodyMarkdown));
}

/** Reads nothing but the front matter. */
export function isDraftPost(markdown: string): boolean {
  return isDraft(readFrontMatter(markdown).fields);
}

/** How long a person reads, in whole minutes and at least one: 200 words a minute. */
export function readingMinutes(markdown: string): number {
  const text = readFrontMatter(markdown).body.replaceAll(/\]\([^()]*\)/g, ']');
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}\u00ad'’-]*/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / 200));
}

/**
 * Removes what older editors left above a post: a run of asterisks, `key: value` lines in the block before the first
 * blank line or heading, and blank lines. Emphasis, a list and 'Wichtig: …' further down stay.
 */
export function stripPostHead(markdown: string): string {
  const text = withoutLeadingAsterisks(markdown.replace(/^\uFEFF/, ''));
  const lines = text.split('\n');
  const end = lines.findIndex((line) => readHeadingLine(line) || line.trim() === '');
  const head = end < 0 ? lines : lines.slice(0, end);
  const rest = end < 0 ? [] : lines.slice(end);
  const kept = head.filter((line) => !/^[A-Za-z_][\w-]*:(\s|$)/.test(line));
  return stripAsterisks([...kept, ...rest].join('\n'));
}

/** The run of asterisks and the blank lines around it, and nothing else. */
function stripAsterisks(text: string): string {
  return withoutLeadingBlankLines(withoutLeadingAsterisks(withoutLeadingBlankLines(text)));
}

/** `***` on its own or before a word goes; `**closed** emphasis` and `* a list` are the writer's. */
function withoutLeadingAsterisks(text: string): string {
  const [run = ''] = /^\*+/.exec(text) ?? [];
  const line = text.slice(run.length).split('\n', 1)[0] ?? '';
  const isList = run.length === 1 && /^\s+\S/.test(line);
  const isEmphasis = run.length <= 3 && line.includes(run);
  if (run === '' || isList || isEmphasis) return text;
  // Alone on its line, the run takes the line with it: header lines may follow.
  return text.slice(run.length).replace(/^[ \t]*\r?\n/, '');
}

function withoutLeadingBlankLines(text: string): string {
  return text.replace(/^(?:[ \t]*\r?\n)+/, '');
}

function beginningOf(bodyMarkdown: string): Block[] {
  return blocksOf(bodyMarkdown.slice(0, longestBeginning));
}

function excerptIn(beginning: readonly Block[]): string {
  return shorten(firstWords(beginning, 'paragraph'));
}

function firstWords(blocks: readonly Block[], type: 'heading' | 'paragraph'): string {
  const block = blocks.find((candidate) => candidate.type === type);
  return block ? blockWords(block) : '';
}

function isDraft(fields: Record<string, string>): boolean {
  return fields.draft?.toLowerCase() === 'true';
}

function shorten(text: string): string {
  if (text.length <= 200) return text;
  const cut = text.slice(0, 200);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))} …`;
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
