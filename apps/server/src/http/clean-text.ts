import type { TextKind } from '@shop/contract/endpoint';

/** Where in the input something is wrong, and what. */
export interface TextProblem {
  path: string;
  problem: 'malformed_text' | 'too_deep';
}

type Kinds = Readonly<Record<string, TextKind>>;

/** No call takes anything as deep as this. */
const deepest = 10;

// Everything here is found in one pass over the text, whatever the text is.
/* biome-ignore-start lint/suspicious/noControlCharactersInRegex: these are what is looked for. */
const controls = /[\x00-\x08\x0e-\x1f\x7f-\x84\x86-\x9f]/g;
const anyControl = /[\x00-\x1f\x7f-\x9f]/;
const unusual = /[^\x20-\x7e\xa1-\xac\xae-\u02ff]/;
const breaksAndTabs = /\r\n|[\t\n\v\f\r\x85\u2028\u2029]/g;
const otherBreaks = /\r\n?|[\v\f\x85\u2028\u2029]/g;
/* biome-ignore-end lint/suspicious/noControlCharactersInRegex: these are what is looked for. */
/** Soft hyphens, zero-width spaces, direction marks, tags; not variation selectors, which belong to a glyph. */
const invisible =
  /[\xad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0001}\u{e0020}-\u{e007f}]/gu;
const repeatedJoiners = /([\u200c\u200d])[\u200c\u200d]+/g;
const looseJoiners = /(?<=^|\s)[\u200c\u200d]|[\u200c\u200d](?=\s|$)/g;

/**
 * Cleans every text of a body or a query in place, before validation, so that what is validated is what is stored. Lone
 * surrogates and NUL are reported instead, because nobody can say what was meant. Decision 18 lists what becomes of which
 * character.
 */
export function cleanTexts(part: 'query' | 'body', input: unknown, kinds: Kinds = {}): TextProblem[] {
  const problems: TextProblem[] = [];
  walk(input, part, deepest);
  return problems;

  function walk(value: unknown, path: string, depth: number): void {
    if (typeof value !== 'object' || value === null) return;
    if (depth === 0) return void problems.push({ path, problem: 'too_deep' });
    const container = value as Record<string, unknown>;
    for (const key of Object.keys(container)) {
      if (!isStorable(key)) problems.push({ path, problem: 'malformed_text' });
      const inner = container[key];
      const innerPath = `${path}.${nameOf(key)}`;
      if (typeof inner !== 'string') walk(inner, innerPath, depth - 1);
      else if (isStorable(inner)) container[key] = cleanText(inner, kinds[innerPath] ?? 'line');
      else problems.push({ path: innerPath, problem: 'malformed_text' });
    }
  }
}

/** PostgreSQL keeps neither NUL nor half a character in any column. No keyboard types them and no clipboard carries NUL. */
export function isStorable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** A path with control characters names nothing; cleaning it could make it name something else. */
export function isNameable(params: unknown): boolean {
  return Object.values(params ?? {}).every((value) => String(value).isWellFormed() && !anyControl.test(String(value)));
}

export function cleanText(text: string, kind: TextKind): string {
  if (!unusual.test(text)) return text;
  if (kind === 'asWritten') return text.replace(/[\v\f\x85]/g, '\n').replace(controls, '');
  const broken = kind === 'lines' ? text.replace(otherBreaks, '\n') : text.replace(breaksAndTabs, ' ');
  return broken.replace(controls, '').replace(invisible, '').replace(repeatedJoiners, '$1').replace(looseJoiners, '');
}

/** Input is never echoed, not even the name of a field. */
function nameOf(key: string): string {
  return /^\w{1,40}$/.test(key) ? key : '?';
}
