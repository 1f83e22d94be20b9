/** The rate of everything the shop sells, unless an amount names another. */
export const defaultVatPercent = 19;

/** The VAT contained in a gross amount: `rate / (100 + rate)` of it, rounded to whole cents. */
export function vatShareCents(grossCents: number, vatPercent: number = defaultVatPercent): number {
  return Math.round((grossCents * vatPercent) / (100 + vatPercent));
}
