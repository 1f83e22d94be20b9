import { defaultVatPercent } from '../vat.ts';

/**
 * Whether a product is sold. `off`: not now, but the pharmacy still keeps it and receives goods of it; `retired`: given up, its
 * old orders stay. Plain data, for the browser and the database too.
 */
export const saleStates = ['on', 'off', 'retired'] as const;
export type SaleState = (typeof saleStates)[number];

/**
 * What a price rests on: the pharmacy's own calculation, or a section of the German price regulation (AMPreisV): § 4 for
 * substances that are dispensed unchanged, § 5 for what the pharmacy prepares from them.
 */
export const priceBases = ['own', 'ampreisv4', 'ampreisv5'] as const;
export type PriceBasis = (typeof priceBases)[number];

/** The surcharge on the purchase price, in percent. What § 5 adds for each preparation is no part of a price per unit. */
const surchargePercent: Record<Exclude<PriceBasis, 'own'>, number> = { ampreisv4: 100, ampreisv5: 90 };

/** What the regulation makes of a purchase price without VAT, in whole cents with VAT; null where it says nothing. */
export function regulatedPriceCents(basis: PriceBasis, purchaseCents: number): number | null {
  if (basis === 'own') return null;
  return Math.round((purchaseCents * (100 + surchargePercent[basis]) * (100 + defaultVatPercent)) / 10_000);
}

/** How long what somebody writes about a product may be. */
export const catalogueLimits = {
  title: 120,
  manufacturer: 120,
  strain: 120,
  grower: 120,
  terpene: 60,
  terpenes: 30,
  description: 4_000,
  samplePrescription: 1_000,
  mostCents: 1_000_000,
} as const;
