import type { Unit } from './quantity.ts';

/** In grams or millilitres. */
const baseQuantity = 100;

export interface BasePrice {
  priceCents: number;
  quantity: number;
  unit: 'gram' | 'milliliter';
}

/**
 * The base price beside the price of one unit (PAngV §§ 4, 5): what 100 g or 100 ml cost. Flowers and extracts are filled for the
 * person by weight or volume; decision 19 tells why 100 and not a kilogram. Null without a price, and for packs.
 */
export function basePrice(priceCents: number | null, unit: Unit): BasePrice | null {
  if (priceCents === null || unit === 'pack') return null;
  return { priceCents: priceCents * baseQuantity, quantity: baseQuantity, unit };
}
