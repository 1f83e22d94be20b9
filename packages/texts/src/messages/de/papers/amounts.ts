/** Amounts as on labels and papers. */
export const amounts = {
  gram: '{quantity} g',
  milliliter: '{quantity} ml',
  pack: '{quantity} Pckg.',
} as const;
