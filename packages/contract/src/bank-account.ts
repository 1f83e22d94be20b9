/** How many characters an IBAN has in each country of the single European payment area. */
const ibanLengths: Readonly<Record<string, number>> = {
  ...{ AD: 24, AT: 20, BE: 16, BG: 22, CH: 21, CY: 28, CZ: 24, DE: 22, DK: 18, EE: 20, ES: 24, FI: 18, FR: 27 },
  ...{ GB: 22, GI: 23, GR: 27, HR: 21, HU: 28, IE: 22, IS: 26, IT: 27, LI: 21, LT: 20, LU: 20, LV: 21, MC: 27 },
  ...{ MT: 31, NL: 18, NO: 15, PL: 28, PT: 25, RO: 24, SE: 24, SI: 19, SK: 24, SM: 27, VA: 22 },
};

export type AccountFault = 'characters' | 'country' | 'length' | 'checksum';

/** The first thing that is wrong with an IBAN, blanks aside; null for a right one. */
export function ibanFault(text: string): AccountFault | null {
  const iban = compact(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]*$/.test(iban)) return 'characters';
  const length = ibanLengths[iban.slice(0, 2)];
  if (length === undefined) return 'country';
  if (iban.length !== length) return 'length';
  if (iban.startsWith('DE') && !/^DE\d{20}$/.test(iban)) return 'characters';
  return restOf97(iban) === 1 ? null : 'checksum';
}

/** Digit by digit: the number is longer than a number can hold. */
function restOf97(iban: string): number {
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (letter) => Number.parseInt(letter, 36)).join('');
  return Array.from(digits).reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

/** A BIC names bank, country and place, with or without a branch; its country is that of the account. */
export function bicFault(text: string, iban: string): AccountFault | null {
  const bic = compact(text);
  if (bic.length !== 8 && bic.length !== 11) return 'length';
  if (!isBic(bic)) return 'characters';
  return sameCountry(bic.slice(4, 6), compact(iban).slice(0, 2)) ? null : 'country';
}

/** Accounts of San Marino and the Vatican, of Monaco and of Gibraltar are kept by banks of a neighbour too. */
function sameCountry(bank: string, account: string): boolean {
  const neighbours = ['SMIT', 'VAIT', 'MCFR', 'GIGB', 'LICH'];
  return bank === account || neighbours.includes(account + bank);
}

/** Whether the check digits fit; blanks between the groups are allowed. */
export function isIban(text: string): boolean {
  return ibanFault(text) === null;
}

/** Bank, country and place, with or without a branch; blanks are allowed here too. */
export function isBic(text: string): boolean {
  return /^[A-Z]{6}[A-Z\d]{2}([A-Z\d]{3})?$/.test(compact(text));
}

/** An IBAN or BIC as machines take it: without blanks, in capitals. */
export function compact(text: string): string {
  return text.replace(/\s/g, '').toUpperCase();
}

/** In groups of four, as people read and compare it. */
export function groupIban(text: string): string {
  return compact(text).replace(/(.{4})(?=.)/g, '$1 ');
}
