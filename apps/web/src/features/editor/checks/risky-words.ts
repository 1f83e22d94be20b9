import { type Hint, hintAt, type TextLine } from './hint.ts';

/** One word or phrase a line; `#` begins a note (content/README.md). */
export function readWordList(list: string): string[] {
  return list
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** Finds whole words, without regard to capitals and to soft hyphens inside them; null for an empty list. */
export function wordPattern(words: readonly string[]): RegExp | null {
  if (words.length === 0) return null;
  // The longer phrase first: 'am besten' is one hint, not two.
  const longestFirst = words.toSorted((a, b) => b.length - a.length).map(patternOf);
  return new RegExp(`(?<![\\p{L}\\p{N}_])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}_])`, 'giu');
}

/** Words that the law on advertising medicines (HWG) makes risky. */
export function checkRiskyWords(lines: readonly TextLine[], pattern: RegExp | null): Hint[] {
  if (!pattern) return [];
  return lines.flatMap((line) =>
    [...withoutAddresses(line.text).matchAll(pattern)].map((match) =>
      hintAt('riskyWord', line, match[0].replaceAll('\u00ad', ''), { at: match.index, length: match[0].length }),
    ),
  );
}

function patternOf(phrase: string): string {
  return phrase
    .split(/\s+/)
    .map((word) => [...word].map((letter) => letter.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')).join('\\u00ad?'))
    .join('\\s+');
}

/** Blanks in place of addresses, so that every word keeps its place. */
function withoutAddresses(text: string): string {
  return text.replaceAll(/\]\([^()]*\)|https?:\S+/g, (address) => ' '.repeat(address.length));
}
