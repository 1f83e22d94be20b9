/** Money, as German pages write it. */
export const euros = (cents: number) =>
  new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' }).format(cents / 100);

/** A weight, as German pages write it. */
export const grams = (amount: number) =>
  new Intl.NumberFormat('de-DE', { style: 'unit', unit: 'gram', unitDisplay: 'short' }).format(amount);
