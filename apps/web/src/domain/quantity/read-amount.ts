/**
 * The number that somebody typed, null when there is none (yet). Amounts are whole, so that a point or comma before three
 * digits groups thousands in either language.
 */
export function readAmount(text: string): number | null {
  const written = text.replaceAll(/\s/g, '');
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(written)
    ? written.replaceAll(/[.,]/g, '')
    : written.replace(/,(?=\d*$)/, '.');
  return /^-?\d+(?:\.\d*)?$/.test(plain) ? Number(plain) : null;
}
