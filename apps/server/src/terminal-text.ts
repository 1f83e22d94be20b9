/* biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for. */
const unprintable = /(?![\u200c\u200d])[\x00-\x1f\x7f-\x9f\p{Cf}\u2028\u2029]/gu;

/**
 * Makes a value safe for a terminal: control characters, direction marks and line breaks are written out, as `\u{1b}`.
 * For everything that comes from a row or from a person, also from before requests were cleaned. Joiners stay: names
 * need them, and they do no harm.
 */
export function terminalSafe(value: string): string {
  return value.toWellFormed().replace(unprintable, writtenOut);
}

/** A last safety net over a whole answer, whose line breaks are our own. */
export function printable(answer: string): string {
  return answer.split('\n').map(terminalSafe).join('\n');
}

function writtenOut(character: string): string {
  return character === '\n' ? '\\n' : `\\u{${character.codePointAt(0)?.toString(16)}}`;
}
