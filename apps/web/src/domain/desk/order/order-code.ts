const groupLength = 4;
/** As `order-code.ts` of the server makes them: nothing that is misread on paper. */
const wellFormed = /^[23456789ABCDEFGHJKMNPQRSTVWXYZ]{8}$/;

/** The order's code in what somebody typed or a scanner read, whatever stands between its letters; null when it is none. */
export function readOrderCode(written: string): string | null {
  const plain = written.replaceAll(/[^a-z0-9]/gi, '').toUpperCase();
  return wellFormed.test(plain) ? `${plain.slice(0, groupLength)}-${plain.slice(groupLength)}` : null;
}

/**
 * The same for what came into some other field: only as it stands on the cover sheet, four letters, one sign, four letters.
 * A name such as 'Dr. J. Ebert' has eight letters too. A scanner set to another keyboard may type another sign.
 */
export function readScannedCode(read: string): string | null {
  return /^[a-z0-9]{4}[^a-z0-9][a-z0-9]{4}$/i.test(read) ? readOrderCode(read) : null;
}
