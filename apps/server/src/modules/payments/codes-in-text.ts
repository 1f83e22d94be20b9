/** Order codes have no 0, 1, I, L, O or U (`makeOrderCode`). */
const codeLetters = /^[2-9A-HJKMNP-TV-Z]{8}$/;
const codeLength = 8;

/** Every place of a text that may be the code of an order, without its hyphen, wherever blanks and signs stand. */
export function possibleCodes(text: string): string[] {
  const joined = joinedLetters(text);
  const found = new Set<string>();
  for (let at = 0; at + codeLength <= joined.length; at += 1) {
    const window = joined.slice(at, at + codeLength);
    if (codeLetters.test(window)) found.add(window);
  }
  return [...found];
}

/** Whole words of a text, joined with their neighbours, that are about as long as a code: one letter may be wrong. */
export function nearlyCodes(text: string): string[] {
  const words = text.toUpperCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = new Set<string>();
  for (const start of words.keys()) {
    let joined = '';
    for (const word of words.slice(start, start + 4)) {
      joined += word;
      if (joined.length > codeLength + 1) break;
      if (joined.length >= codeLength - 1) found.add(joined);
    }
  }
  return [...found];
}

/** Whether one letter was left out, added or mistaken, or two neighbours changed places. */
export function isNearly(written: string, code: string): boolean {
  if (written === code || Math.abs(written.length - code.length) > 1) return false;
  let start = 0;
  while (start < written.length && written[start] === code[start]) start += 1;
  let end = 0;
  while (end < written.length - start && end < code.length - start && written.at(-1 - end) === code.at(-1 - end))
    end += 1;
  const [one, other] = [written.slice(start, written.length - end), code.slice(start, code.length - end)];
  const isSwapped = one.length === 2 && one[0] === other[1] && one[1] === other[0];
  return isSwapped || (one.length <= 1 && other.length <= 1);
}

export function plainCode(code: string): string {
  return code.replace('-', '');
}

function joinedLetters(text: string): string {
  return text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
}
