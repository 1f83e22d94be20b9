import type { PharmacyDetails } from '@shop/contract/shop-config';

/** Whether the check digits fit; blanks between the groups are allowed. */
export function isIban(text: string): boolean {
  const iban = compact(text);
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  if (iban.startsWith('DE') && !/^DE\d{20}$/.test(iban)) return false;
  const digits = Array.from(iban.slice(4) + iban.slice(0, 4), (letter) => Number.parseInt(letter, 36)).join('');
  return BigInt(digits) % 97n === 1n;
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

/** What is wrong with the account in config.json, for whoever starts the shop. An account that is left out is no mistake. */
export function bankComplaints({ iban, bic }: Pick<PharmacyDetails, 'iban' | 'bic'>): string[] {
  const complaints: string[] = [];
  if (iban.trim() !== '' && !isIban(iban)) {
    complaints.push(
      'config.json: pharmacy.iban is not an IBAN (check digits or length). Patients are shown no account.',
    );
  }
  if (bic.trim() !== '' && !isBic(bic)) {
    complaints.push('config.json: pharmacy.bic is not a BIC (8 or 11 characters). It is left out of transfers.');
  }
  return complaints;
}
