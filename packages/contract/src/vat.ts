/** The rate of everything the shop sells, unless an amount names another. */
export const defaultVatPercent = 19;

/** The VAT contained in amounts of several rates: taken from the sum of each rate, as on an invoice. */
export function vatOfAmountsCents(amounts: readonly { grossCents: number; vatPercent: number }[]): number {
  const byPercent = new Map<number, number>();
  for (const { grossCents, vatPercent } of amounts) {
    byPercent.set(vatPercent, (byPercent.get(vatPercent) ?? 0) + grossCents);
  }
  return [...byPercent].reduce((sum, [vatPercent, grossCents]) => sum + vatShareCents(grossCents, vatPercent), 0);
}

/** The VAT contained in a gross amount: `rate / (100 + rate)` of it, rounded to whole cents. */
export function vatShareCents(grossCents: number, vatPercent: number = defaultVatPercent): number {
  return Math.round((grossCents * vatPercent) / (100 + vatPercent));
}
