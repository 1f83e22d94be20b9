import type { ShippingType } from '@shop/contract/checkout';
import { fieldsOf, textIn } from './read-fields.ts';
import { forget, readStored, store } from './storage.ts';

/** An address as the checkout keeps it: street and house number in one line (SPEC §3, Local address). */
export interface LocalAddress {
  fullName: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  lat: number | null;
  long: number | null;
}

/** What was chosen on the checkout page and is needed on the next one. */
export interface CheckoutChoice {
  billing: LocalAddress;
  /** Null where the order is picked up. */
  shipping: LocalAddress | null;
  option: { id: string; type: ShippingType };
}

const shippingTypes: readonly ShippingType[] = ['selfPickUp', 'courier', 'standard'];

export function keepCheckoutChoice(choice: CheckoutChoice): void {
  store('checkout_addresses_v1', choice);
}

export function forgetCheckoutChoice(): void {
  forget('checkout_addresses_v1');
}

/** Null when nothing usable is stored: then the person goes through the checkout again. */
export function readCheckoutChoice(): CheckoutChoice | null {
  const stored = fieldsOf(readStored('checkout_addresses_v1'));
  const option = fieldsOf(stored?.option);
  const billing = readAddress(stored?.billing);
  const shipping = readAddress(stored?.shipping);
  const type = shippingTypes.find((known) => known === option?.type);
  const id = textIn(option?.id);
  if (!billing || !type || !id || (type !== 'selfPickUp' && !shipping)) return null;
  return { billing, shipping, option: { id, type } };
}

function readAddress(stored: unknown): LocalAddress | null {
  const fields = fieldsOf(stored);
  const fullName = textIn(fields?.fullName);
  const street = textIn(fields?.street);
  const postalCode = textIn(fields?.postalCode);
  const city = textIn(fields?.city);
  if (!fullName || !street || !postalCode || !city) return null;
  return { fullName, street, postalCode, city, country: textIn(fields?.country) ?? 'DE', lat: null, long: null };
}
