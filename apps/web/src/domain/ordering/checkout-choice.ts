import type { ShippingType } from '@shop/contract/checkout';
import type { LocalAddress } from '#domain/address/local-address.ts';
import { type Fields, fieldsOf, textIn } from '#lib/read-fields.ts';
import { forget, readStored, store } from '#lib/storage.ts';

/** What was chosen on the checkout page and is needed on the next one. */
export interface CheckoutChoice {
  billing: LocalAddress;
  /** Null where the order is picked up. */
  shipping: LocalAddress | null;
  option: { id: string; type: ShippingType };
}

const shippingTypes: readonly ShippingType[] = ['selfPickUp', 'courier', 'standard'];

/** What the browser refused to store; lasts as long as the page. */
let unstored: unknown = null;

export function keepCheckoutChoice(choice: CheckoutChoice): void {
  keep(choice);
}

/** An address is kept as soon as it is given; which option was chosen before stays. */
export function keepShippingAddress(shipping: LocalAddress): void {
  keep({ ...kept(), shipping });
}

export function forgetCheckoutChoice(): void {
  unstored = null;
  forget('checkout_addresses_v1');
}

/** Null when nothing usable is stored: then the person goes through the checkout again. */
export function readCheckoutChoice(): CheckoutChoice | null {
  const { billing, shipping, option } = readCheckoutDraft();
  if (!billing || !option || (option.type !== 'selfPickUp' && !shipping)) return null;
  return { billing, shipping, option };
}

/** What is stored of a choice that need not be complete, for whoever comes back to the checkout. */
export function readCheckoutDraft(): { [Part in keyof CheckoutChoice]: CheckoutChoice[Part] | null } {
  const stored = kept();
  const option = fieldsOf(stored?.option);
  const type = shippingTypes.find((known) => known === option?.type);
  const id = textIn(option?.id);
  return {
    billing: readAddress(stored?.billing),
    shipping: readAddress(stored?.shipping),
    option: type && id ? { id, type } : null,
  };
}

function keep(choice: Partial<CheckoutChoice>): void {
  unstored = store('checkout_addresses_v1', choice) ? null : choice;
}

function kept(): Fields | null {
  return fieldsOf(unstored ?? readStored('checkout_addresses_v1'));
}

function readAddress(stored: unknown): LocalAddress | null {
  const fields = fieldsOf(stored);
  const fullName = textIn(fields?.fullName);
  const street = textIn(fields?.street);
  const postalCode = textIn(fields?.postalCode);
  const city = textIn(fields?.city);
  const houseNumber = textIn(fields?.houseNumber);
  if (!fullName || !street || !postalCode || !city) return null;
  return {
    fullName,
    street,
    ...(houseNumber && { houseNumber }),
    postalCode,
    city,
    country: textIn(fields?.country) ?? 'DE',
    lat: null,
    long: null,
  };
}
