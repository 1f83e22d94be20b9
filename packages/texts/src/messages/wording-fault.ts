import { type Placeholders, placeholdersIn } from './message-placeholders.ts';

export interface WordingFault {
  reason: 'brokenPlaceholder' | 'unknownPlaceholder' | 'missingPlaceholder' | 'tag' | 'link' | 'length' | 'missing';
  /** As it stands there. */
  name?: string;
  /** Which character of the text, from 1. */
  at?: number;
}

const mostNamed = 40;

/** What a mail program could make a link of: an address, a scheme, a name with a dot before letters. */
const linkLike = /\S*(?:@|\/\/|\b(?:https?|mailto|tel|javascript):|\bwww\.|[\p{L}\d-]{2,}\.\p{Ll}{2,})\S*/iu;

/** Why these words cannot stand for the given sentence; null where they can. */
export function wordingFault(given: string, words: string, longest: number): WordingFault | null {
  if (words.trim() === '') return { reason: 'missing' };
  if (words.length > longest) return { reason: 'length' };
  const read = readPlaceholders(words);
  if ('reason' in read) return read;
  const allowed = placeholdersIn(given);
  return (
    foreignPlaceholder(read, allowed, words) ??
    foreignTag(read, allowed, words) ??
    missingPlaceholder(read, allowed) ??
    linkIn(words)
  );
}

function readPlaceholders(words: string): Placeholders | WordingFault {
  // A line break in a subject would begin another line of the mail's head.
  const control = words.search(/\p{Cc}/u);
  if (control >= 0)
    return { reason: 'brokenPlaceholder', name: words.slice(control, control + mostNamed), at: control + 1 };
  try {
    return placeholdersIn(words);
  } catch (error) {
    const offset = (error as { location?: { start?: { offset?: number } } }).location?.start?.offset ?? 0;
    return { reason: 'brokenPlaceholder', name: words.slice(offset, offset + mostNamed), at: offset + 1 };
  }
}

/** With a name nobody knows, or read as something it is not: the order's number is no date. */
function foreignPlaceholder(read: Placeholders, allowed: Placeholders, words: string): WordingFault | null {
  for (const [name, kinds] of read.kinds) {
    const known = allowed.kinds.get(name);
    if (known && [...kinds].every((kind) => kind === 'plain' || known.has(kind))) continue;
    return { reason: 'unknownPlaceholder', name: `{${name}}`.slice(0, mostNamed), at: placeOf(words, `{${name}`) };
  }
  return null;
}

function foreignTag(read: Placeholders, allowed: Placeholders, words: string): WordingFault | null {
  const tag = [...read.tags].find((name) => !allowed.tags.has(name));
  return tag === undefined
    ? null
    : { reason: 'tag', name: `<${tag}>`.slice(0, mostNamed), at: placeOf(words, `<${tag}`) };
}

function missingPlaceholder(read: Placeholders, allowed: Placeholders): WordingFault | null {
  const name = [...allowed.kinds.keys()].find((wanted) => !read.kinds.has(wanted));
  return name === undefined ? null : { reason: 'missingPlaceholder', name: `{${name}}` };
}

function linkIn(words: string): WordingFault | null {
  const found = linkLike.exec(words);
  return found && { reason: 'link', name: found[0].slice(0, mostNamed), at: found.index + 1 };
}

function placeOf(words: string, typed: string): number {
  return Math.max(words.indexOf(typed), 0) + 1;
}
