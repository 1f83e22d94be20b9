/** One entry a box, '' for an empty one. */
export type CodeDigits = readonly string[];

export const codeLength = 6;

export const emptyCode: CodeDigits = Array.from({ length: codeLength }, () => '');

export function digitsIn(text: string): string {
  return text.replaceAll(/\D/g, '');
}

/**
 * Puts digits in, beginning at a box. A whole code replaces everything, so does the first digit of one typed anew.
 *
 * @returns the code, and the box where typing goes on
 */
export function fillCode(
  digits: CodeDigits,
  text: string,
  { position, isAnew }: { position: number; isAnew: boolean },
): { code: CodeDigits; next: number } {
  const given = [...digitsIn(text)].slice(0, codeLength);
  const isWhole = given.length === codeLength;
  const start = isWhole ? 0 : position;
  const kept = isWhole || (isAnew && position === 0) ? emptyCode : digits;
  return { code: kept.map((digit, index) => given[index - start] ?? digit), next: start + given.length };
}

/** Typed beside an existing digit: the new one counts. */
export function newDigit(typed: string, before: string): string {
  const given = digitsIn(typed);
  return given.length === 2 && before !== '' ? given.replace(before, '') : given;
}
