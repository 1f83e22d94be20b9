/** The last of a PZN's eight digits: the first seven times their places, summed, mod 11. Ten means: no such PZN. */
export function pznCheckDigit(firstSeven: string): number {
  return [...firstSeven].reduce((sum, digit, index) => sum + Number(digit) * (index + 1), 0) % 11;
}

export function isPzn(text: string): boolean {
  return /^\d{8}$/.test(text) && pznCheckDigit(text.slice(0, 7)) === Number(text[7]);
}
