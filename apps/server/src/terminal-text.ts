/* biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for. */
const unprintable = /(?![\u200c\u200d])[\x00-\x1f\x7f-\x9f\p{Cf}\u2028\u2029]/gu;

/**
 * A value as a terminal may show it: what would move the cursor, colour the screen, turn the writing or begin a line of its
 * own is written out, as `\u{1b}`. For everything that comes from a row or from a person, also from before requests were cleaned.
 * Joiners stay: names need them, and they do nothing else.
 */
export function shown(value: string): string {
  return value.toWellFormed().replace(unprintable, writtenOut);
}

/** The last net, over a whole answer: its line breaks are our own. */
export function printable(answer: string): string {
  return answer.split('\n').map(shown).join('\n');
}

function writtenOut(character: string): string {
  return character === '\n' ? '\\n' : `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
