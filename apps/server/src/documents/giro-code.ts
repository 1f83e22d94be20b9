import { compact, isBic, isIban } from '@shop/contract/bank-account';

/** What a banking app needs to fill in a transfer. */
export interface GiroCode {
  recipient: string;
  iban: string;
  /** May be empty: within the EEA the IBAN is enough. */
  bic: string;
  amountCents: number;
  reference: string;
}

const maxAmountCents = 99_999_999_999;
const maxBytes = 331;

/**
 * The text of a GiroCode, EPC069-12 version 002, for a QR code of error correction M.
 * Throws a RangeError when a banking app would refuse it or, worse, pay something else.
 */
export function giroCodeText({ recipient, iban, bic, amountCents, reference }: GiroCode): string {
  assert(isOneLine(recipient, 70) && recipient.trim() !== '', 'recipient must be one line of 1 to 70 characters');
  assert(isIban(iban), 'IBAN is not valid');
  assert(bic === '' || isBic(bic), 'BIC is not valid');
  assert(Number.isInteger(amountCents) && amountCents > 0, 'amount must be at least one cent');
  assert(amountCents <= maxAmountCents, 'amount is more than a transfer can carry');
  assert(isOneLine(reference, 140), 'reference must be one line of at most 140 characters');
  const purpose = '';
  const structuredReference = '';
  const lines = ['BCD', '002', '1', 'SCT', compact(bic), recipient, compact(iban), euros(amountCents)];
  const text = [...lines, purpose, structuredReference, reference].join('\n').trimEnd();
  assert(Buffer.byteLength(text) <= maxBytes, `text is longer than ${maxBytes} bytes`);
  return text;
}

/** From whole cents, without a float in between: EUR0.07, EUR1234.50. */
function euros(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `EUR${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function isOneLine(text: string, maxLength: number): boolean {
  return Array.from(text).length <= maxLength && !/\p{Cc}/u.test(text);
}

function assert(isSo: boolean, complaint: string): void {
  if (!isSo) throw new RangeError(`GiroCode: ${complaint}`);
}
