import type { Language } from '../../db/schema/identity.ts';

/** Part of a sentence that is stressed or leads somewhere. */
export interface Span {
  text: string;
  isStrong?: boolean;
  /** A whole address: http(s), mailto or tel. With any other one only the words are shown. */
  href?: string;
}

/** A line break in the words is one in the letter. */
export type Words = string | readonly (string | Span)[];

export type Block =
  | { kind: 'heading'; text: string; level: 2 | 3 }
  | { kind: 'paragraph'; words: Words; isSmall?: boolean }
  /** What somebody else has written: marked as theirs, so that nothing in it is taken for the shop's own words. */
  | { kind: 'quote'; text: string }
  | { kind: 'list'; items: readonly Words[]; isNumbered: boolean }
  | { kind: 'rows'; rows: readonly { label: string; value: Words }[] }
  | { kind: 'lines'; lines: readonly { name: string; detail: string; amount: string }[] }
  | { kind: 'sums'; sums: readonly { label: string; amount: string; isTotal?: boolean }[] }
  | { kind: 'link'; label: string; href: string; isButton?: boolean }
  /** Side by side where there is room. */
  | { kind: 'links'; links: readonly { label: string; href: string }[] }
  /** A picture that comes with the mail itself; whatever it shows must stand beside it as text. */
  | { kind: 'picture'; cid: string; alt: string; sizePx: number; caption: string }
  /** Alone on its line and letter by letter, easy to copy. */
  | { kind: 'code'; text: string }
  | { kind: 'rule' }
  | { kind: 'panel'; blocks: readonly Block[] };

export interface Letter {
  language: Language;
  title: string;
  shopName: string;
  tagline: string;
  blocks: readonly Block[];
  footer: readonly Block[];
  /** Papers that belong to the letter, below it and apart from it. */
  appendix?: readonly Block[];
}

export function paragraph(words: Words): Block {
  return { kind: 'paragraph', words };
}

/** Nothing where there is no address to lead to. */
export function buttonTo(href: string | null, label: string): Block[] {
  return href ? [{ kind: 'link', label, href, isButton: true }] : [];
}

export function strong(text: string): Span {
  return { text, isStrong: true };
}

/** The address as it may stand in a mail; null for one that leads nowhere from there, or somewhere it should not. */
export function linkAddress(href: string): string | null {
  if (!URL.canParse(href)) return null;
  const { protocol, href: address } = new URL(href);
  return ['http:', 'https:', 'mailto:', 'tel:'].includes(protocol) ? address : null;
}

/** What `visible` changes; almost no text has any of it. */
const hasInvisible = /[\t\r\u2028\u2029\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n]/u;

/** Without invisible characters, which could reverse or hide the text beside them. */
export function visible(text: string): string {
  if (!hasInvisible.test(text)) return text;
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replaceAll('\t', ' ');
  return lines.replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, '');
}
