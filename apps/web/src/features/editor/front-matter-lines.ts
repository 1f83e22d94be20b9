import { readFrontMatter, writeFrontMatter } from '@shop/texts/front-matter';

/**
 * The text with one field of its front matter changed. Every other line stays letter by letter, also those that cannot be
 * read: writing all fields anew would lose them.
 */
export function setField(text: string, key: string, value: string): string {
  const lines = text.split('\n');
  const line = fieldLine(key, value);
  const end = blockEnd(lines);
  if (end === null) return [...(value === '' ? [] : ['---', line, '---', '']), ...lines].join('\n');

  const at = lines.findIndex((written, index) => index > 0 && index < end && keyOf(written) === key);
  if (at > 0) lines[at] = line;
  else if (value !== '') lines.splice(end, 0, line);
  return lines.join('\n');
}

/** The text without this field. */
export function removeField(text: string, key: string): string {
  const lines = text.split('\n');
  const end = blockEnd(lines);
  const at = end === null ? -1 : lines.findIndex((line, index) => index > 0 && index < end && keyOf(line) === key);
  return at > 0 ? lines.toSpliced(at, 1).join('\n') : text;
}

/** Where the closing --- stands; null where there is no front matter. An unclosed block ends after its last field. */
function blockEnd(lines: string[]): number | null {
  if (!/^\uFEFF?---[ \t]*$/.test(lines[0] ?? '')) return null;
  const closing = lines.findIndex((line, at) => at > 0 && /^---[ \t]*$/.test(line));
  if (closing > 0) return closing;
  const afterFields = lines.findIndex((line, at) => at > 0 && keyOf(line) === null);
  const end = afterFields < 0 ? lines.length : afterFields;
  return end > 1 ? end : null;
}

function keyOf(line: string): string | null {
  return /^([A-Za-z_][\w-]*):(?:[ \t]|$)/.exec(line)?.[1] ?? null;
}

/** As the texts' own writer writes it; Unicode's separators are spelt out, because a reader of lines stops at them. */
function fieldLine(key: string, value: string): string {
  const line = writeFrontMatter({ [key]: value }, '').split('\n')[1] ?? '';
  return line.replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** The longest head that is looked at. */
const longestHead = 20_000;

/** The beginning of a text, with all of its front matter: reading a long text for a few lines would hold up the typing. */
export function headOf(text: string): string {
  const beginning = text.slice(0, longestHead);
  return /^\uFEFF?---[ \t]*\n[\s\S]*?\n---[ \t]*(?:\n|$)/.exec(beginning)?.[0] ?? beginning;
}

/** A head that the fields show whole, with the blank line below it; empty where there is none, or one that cannot be read. */
export function headInFields(text: string): string {
  const head = headOf(text);
  const isClosed = /^\uFEFF?---[ \t]*\n[\s\S]*?\n---[ \t]*(?:\n|$)/.test(head);
  if (!isClosed || readFrontMatter(head).problem) return '';
  return text.startsWith('\n', head.length) ? `${head}\n` : head;
}

/** How many lines a part takes up that ends with its last line break. */
export function linesIn(part: string): number {
  return part.split('\n').length - 1;
}

/** The text with another body below its head. */
export function withBody(text: string, body: string): string {
  const head = headInFields(text);
  const needsBreak = head !== '' && !head.endsWith('\n') && body !== '';
  return head + (needsBreak ? '\n' : '') + body;
}

/** The line on which a field stands, counted from 1; the first where it is missing. */
export function lineOfField(text: string, key: string): number {
  const lines = text.split('\n');
  const end = blockEnd(lines) ?? 0;
  const at = lines.findIndex((line, index) => index > 0 && index < end && keyOf(line) === key);
  return Math.max(at, 0) + 1;
}

/** The line on which the text below the front matter begins, counted from 1. */
export function firstBodyLine(text: string): number {
  const { body } = readFrontMatter(text);
  return text.slice(0, text.length - body.length).split('\n').length;
}
