import type { ShippingType } from '@shop/contract/checkout';
import { warn } from '#lib/log.ts';
import { arrayIn, fieldsOf, flagIn, textIn, wholeNumberIn } from '#lib/read-fields.ts';

/** One way the order can reach the patient. */
export interface ShippingOption {
  id: string;
  type: ShippingType;
  /** Of a pickup: the pharmacy and its address. */
  name: string | null;
  priceCents: number;
  isAvailable: boolean;
  /** When a pickup place is open, where it says so itself. */
  hours: string | null;
  /** Why it cannot be chosen, as the server says it. */
  reason: string | null;
}

const types: readonly ShippingType[] = ['selfPickUp', 'courier', 'standard'];

/**
 * The options by type, in the order of the screen: pickup, courier, standard. One without an id, a known type or a price
 * is left out and logged. Throws when the answer is no list: then nobody knows the rates.
 */
export function readShippingOptions(answer: unknown): ShippingOption[] {
  const fields = fieldsOf(answer);
  const list = [answer, fields?.items, fields?.options, fields?.data].find(Array.isArray);
  if (!list) throw new TypeError('The answer is no list of shipping options.');

  const options = arrayIn(list).map(readOption);
  const broken = options.filter((option) => option === null).length;
  if (broken > 0) warn(`${broken} of ${options.length} shipping options could not be read and are left out.`);
  return options
    .filter((option) => option !== null)
    .toSorted((one, other) => types.indexOf(one.type) - types.indexOf(other.type));
}

function readOption(entry: unknown): ShippingOption | null {
  const fields = fieldsOf(entry);
  const type = types.find((known) => known === fields?.type);
  const id = textIn(fields?.id);
  const priceCents = wholeNumberIn(fields?.priceCent);
  if (!fields || !type || !id || priceCents === null) return null;
  return {
    id,
    type,
    name: textIn(fields.name),
    priceCents,
    isAvailable: flagIn(fields.available) ?? true,
    hours: textIn(fields.hours),
    reason: textIn(fields.reason),
  };
}
