import { createHash, randomInt, timingSafeEqual } from 'node:crypto';

/** No 0, O, 1, I, L or U: nothing that is misread on paper or misheard on the telephone. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const groupLength = 4;
const wellFormed = new RegExp(`^[${letters}]{${groupLength}}-[${letters}]{${groupLength}}$`);

/** As `7KQX-M29F`: short enough to read out, one of 650 billion, and not in any order. */
export function makeOrderCode(): string {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('');
  return `${group()}-${group()}`;
}

/** As somebody may write it: small, with blanks, without the hyphen. */
export function tidyOrderCode(written: string): string {
  const plain = written.toUpperCase().replace(/[^A-Z0-9]/g, '');
  return plain.length === 2 * groupLength ? `${plain.slice(0, groupLength)}-${plain.slice(groupLength)}` : plain;
}

/** The code that somebody has written; null when it can be none of ours. */
export function readOrderCode(written: string): string | null {
  const code = tidyOrderCode(written);
  return wellFormed.test(code) ? code : null;
}

/** In the same time for every wrong code. */
export function isCode(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
