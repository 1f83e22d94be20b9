import type { Unit } from '@shop/contract/quantity';

const signs: Record<Unit, string> = { gram: 'g', milliliter: 'ml', pack: 'Pckg.' };

/** As on labels and papers: '10 g'. */
export function amountText({ quantity, unit }: { quantity: number; unit: Unit }): string {
  return `${quantity} ${signs[unit]}`;
}
