import type { ProductType } from '@shop/contract/catalogue';
import type { ShippingType } from '@shop/contract/checkout';
import type { PrescriptionFormat } from '@shop/contract/prescription';
import type { PrescriptionOrigin } from '@shop/contract/prescription-origin';
import type { ShopConfig } from '@shop/contract/shop-config';
import { shippingReasons as german } from '@shop/texts/messages/de/pages/shipping-reasons';
import { shippingReasons as english } from '@shop/texts/messages/en/pages/shipping-reasons';
import type { Database } from '../../db/pool.ts';
import type { DeliveryRule, ShippingRate } from '../../db/schema/delivery.ts';
import { ShopError } from '../../errors.ts';
import { defaultRates, defaultRules } from './delivery-defaults.ts';
import { forbiddingRule } from './delivery-rules.ts';
import { allRules, hasRates, insertRates, insertRules, ratesOffered } from './shipping-queries.ts';

/** Where to and what for. An option that cannot be used is named all the same, with the reason. */
export interface ShippingQuestion {
  day: string;
  postalCode: string | null;
  country: string;
  productTypes: readonly ProductType[];
  prescriptionFormat: PrescriptionFormat | null;
  /** Left out or null: what the format says about it. */
  prescriptionOrigin?: PrescriptionOrigin | null;
}

interface Reason {
  de: string;
  en: string;
}

export interface ShippingOption {
  rate: ShippingRate;
  /** Why it cannot be chosen; null when it can. */
  reason: Reason | null;
}

export async function shippingOptions(db: Database, question: ShippingQuestion): Promise<ShippingOption[]> {
  return optionsUnder({ rates: await ratesOffered(db), rules: await allRules(db) }, question);
}

/** The same for rules that need not be in force yet: what the desk tries out is what patients will read. */
export function optionsUnder(
  { rates, rules }: { rates: readonly ShippingRate[]; rules: readonly DeliveryRule[] },
  question: ShippingQuestion,
): ShippingOption[] {
  return rates.map((rate) => {
    const forbidden = forbiddingRule(rules, { ...question, mode: rate.type });
    return {
      rate,
      reason: forbidden ? { de: forbidden.reasonDe, en: forbidden.reasonEn } : reasonByPlace(rate, question),
    };
  });
}

/** The option asked for, parcels where none was named (wire.md, Reserve). One that cannot be used is refused with the others. */
export async function requireOption(
  db: Database,
  question: ShippingQuestion,
  wanted: { id: string | null },
): Promise<ShippingRate> {
  const options = await shippingOptions(db, question);
  const chosen = options.find(({ rate }) => (wanted.id === null ? rate.type === 'standard' : rate.id === wanted.id));
  if (chosen && !chosen.reason) return chosen.rate;
  const { de, en } = chosen?.reason ?? reasonOf('unknown');
  throw new ShopError('DeliveryNotAllowed', {
    reasonDe: de,
    reasonEn: en,
    alternatives: options.filter(({ reason }) => !reason).map(({ rate }) => rate.id),
  });
}

/** The rules alone: what was agreed about rates and places stays agreed. Throws `DeliveryNotAllowed`. */
export async function requireAllowed(db: Database, question: ShippingQuestion, mode: ShippingType): Promise<void> {
  const forbidden = forbiddingRule(await allRules(db), { ...question, mode });
  if (!forbidden) return;
  const possible = (await shippingOptions(db, question)).filter(({ reason }) => !reason);
  throw new ShopError('DeliveryNotAllowed', {
    reasonDe: forbidden.reasonDe,
    reasonEn: forbidden.reasonEn,
    alternatives: possible.map(({ rate }) => rate.id),
  });
}

/** Fills an empty shop with rates and rules; one that has rates is left alone. */
export async function seedDelivery(db: Database, config: ShopConfig): Promise<void> {
  if (await hasRates(db)) return;
  await insertRates(db, defaultRates(config));
  await insertRules(db, defaultRules);
}

function reasonByPlace({ type, postalCodes }: ShippingRate, { postalCode, country }: ShippingQuestion): Reason | null {
  if (isPickup(type)) return null;
  if (country !== 'DE') return reasonOf('onlyGermany');
  if (postalCodes === null) return null;
  if (postalCode === null) return reasonOf('noAddress');
  return postalCodes.includes(postalCode) ? null : reasonOf('outside');
}

/** In both languages: who asks reads one of them, and the shop does not know which. */
function reasonOf(name: keyof typeof german): Reason {
  return { de: german[name], en: english[name] };
}

function isPickup(type: ShippingType): boolean {
  return type === 'selfPickUp';
}
