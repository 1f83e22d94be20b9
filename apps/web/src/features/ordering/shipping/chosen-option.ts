import type { ShippingType } from '@shop/contract/checkout';
import type { ShippingOption } from './read-shipping-options.ts';

/** A price of null is not known (yet). */
export type ShownOption = Omit<ShippingOption, 'priceCents'> & { priceCents: number | null };

export type WantedOption = Pick<ShippingOption, 'id' | 'type'>;

interface Choice {
  chosen: ShownOption | null;
  /** What was wanted and cannot be had; nothing else is chosen in its place. */
  refused: ShownOption | null;
}

export const defaultType: ShippingType = 'standard';

/** What is chosen: what the person wanted, and standard shipping for whoever wanted nothing yet (CO-04). */
export function chooseOption(options: readonly ShownOption[], wanted: WantedOption | null): Choice {
  const ofType = options.filter(({ type }) => type === (wanted?.type ?? defaultType));
  // With several pickup pharmacies the person has to choose.
  const meant = options.find(({ id }) => id === wanted?.id) ?? (ofType.length === 1 ? ofType[0] : undefined);
  if (!meant) return { chosen: null, refused: null };
  return meant.isAvailable ? { chosen: meant, refused: null } : { chosen: null, refused: meant };
}

/**
 * What can be chosen while the rates cannot be read: standard shipping, which every pharmacy has (wire.md, Reserve: it is what
 * an order without an option means), and what was chosen before. Their price is not known (reading 10).
 */
export function optionsWithoutRates(wanted: WantedOption | null): ShownOption[] {
  const standard: WantedOption = { id: 'standard', type: 'standard' };
  const known = wanted && wanted.type !== 'standard' ? [wanted, standard] : [standard];
  return known.map((option) => ({
    ...option,
    name: null,
    hours: null,
    priceCents: null,
    isAvailable: true,
    reason: null,
  }));
}
