import type { ShippingType } from '@shop/contract/checkout';
import type { PrescriptionFormat } from '@shop/contract/prescription';
import type { LocalAddress } from '#domain/address/local-address.ts';
import type { KeptFile } from '#domain/prescription/prescription-file.ts';
import { fieldsOf, flagIn, textIn, wholeNumberIn } from '#lib/read-fields.ts';
import { forget, keep, readKept } from '#lib/storage.ts';

// What this browser keeps of an order in the making: a reload, or a browser that stores nothing, must not lose it.

/** What was chosen on the checkout page and is needed on the next one. */
export interface CheckoutChoice {
  billing: LocalAddress;
  /** Null where the order is picked up. */
  shipping: LocalAddress | null;
  option: { id: string; type: ShippingType };
}

const shippingTypes: readonly ShippingType[] = ['selfPickUp', 'courier', 'standard'];

export function keepCheckoutChoice(choice: CheckoutChoice): void {
  keep('checkout_addresses_v1', choice);
}

/** An address is kept as soon as it is given; which option was chosen before stays. */
export function keepShippingAddress(shipping: LocalAddress): void {
  keep('checkout_addresses_v1', { ...fieldsOf(readKept('checkout_addresses_v1')), shipping });
}

/** Null when nothing usable is stored: then the person goes through the checkout again. */
export function readCheckoutChoice(): CheckoutChoice | null {
  const { billing, shipping, option } = readCheckoutDraft();
  if (!billing || !option || (option.type !== 'selfPickUp' && !shipping)) return null;
  return { billing, shipping, option };
}

/** What is stored of a choice that need not be complete, for whoever comes back to the checkout. */
export function readCheckoutDraft(): { [Part in keyof CheckoutChoice]: CheckoutChoice[Part] | null } {
  const stored = fieldsOf(readKept('checkout_addresses_v1'));
  const option = fieldsOf(stored?.option);
  const type = shippingTypes.find((known) => known === option?.type);
  const id = textIn(option?.id);
  return {
    billing: readAddress(stored?.billing),
    shipping: readAddress(stored?.shipping),
    option: type && id ? { id, type } : null,
  };
}

/** Where it goes to; an order that is picked up has the billing address (wire.md, Pickup). */
export function destinationOf({ billing, shipping, option }: CheckoutChoice): LocalAddress {
  return option.type === 'selfPickUp' ? billing : (shipping ?? billing);
}

/** What is settled of the prescription, and how far the order with it has come. */
export interface KeptPrescription {
  /** Null while no way is chosen. */
  format: PrescriptionFormat | null;
  file: KeptFile | null;
  /** The order is sent under it, again and again, until it is made: see `reservation.ts`. */
  attempt: string | null;
  /** An order was sent and its answer is unknown. */
  isUnanswered: boolean;
}

const formats: readonly PrescriptionFormat[] = ['physical', 'ePrescription', 'digital'];

const nothingKept: KeptPrescription = { format: 'physical', file: null, attempt: null, isUnanswered: false };

/** What this person left here; another one's prescription is nobody's business. */
export function readKeptPrescription(owner: string | null): KeptPrescription {
  const stored = fieldsOf(readKept('prescription_v1'));
  if (!stored || textIn(stored.owner) !== owner) return nothingKept;
  const format = formats.find((known) => known === stored.format) ?? (stored.format === null ? null : 'physical');
  return {
    format,
    file: format === 'physical' || format === 'digital' ? readFile(stored.file) : null,
    attempt: textIn(stored.attempt),
    isUnanswered: flagIn(stored.isUnanswered) ?? false,
  };
}

export function keepPrescription(owner: string | null, changes: Partial<KeptPrescription>): void {
  keep('prescription_v1', { ...readKeptPrescription(owner), ...changes, owner });
}

/** The order is made: the next one begins anew. */
export function forgetKeptOrder(): void {
  forget('checkout_addresses_v1');
  forget('prescription_v1');
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

function readFile(stored: unknown): KeptFile | null {
  const fields = fieldsOf(stored);
  const key = textIn(fields?.key);
  const name = textIn(fields?.name);
  return key && name ? { key, name, sizeBytes: wholeNumberIn(fields?.sizeBytes) ?? 0 } : null;
}
