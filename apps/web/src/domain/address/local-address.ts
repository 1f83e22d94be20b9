import { addressFields } from '@shop/contract/address-rule';
import { joinStreet, streetParts as partsOf, type StreetParts } from '@shop/contract/street';
import type { CallInput } from '#lib/api.ts';

/** An address as the calls carry it: street and house number apart. */
export type PostalAddress = Required<CallInput<'saveBillingAddress'>['body']>;

/** An address as the checkout keeps it: street and house number in one line (CO-02). */
export interface LocalAddress {
  fullName: string;
  /** With the house number. */
  street: string;
  /** The end of `street` that is the house number, where it cannot be recognised: '14 Hinterhaus'. */
  houseNumber?: string | undefined;
  postalCode: string;
  city: string;
  country: string;
  lat: number | null;
  long: number | null;
}

/** Null when a part is missing: then the form asks for it. */
export function asLocalAddress(postal: PostalAddress): LocalAddress | null {
  if (addressFields.some((field) => postal[field].trim() === '')) return null;
  const { fullName, postalCode, city, country } = postal;
  return { ...streetLine(postal), fullName, postalCode, city, country: country ?? 'DE', lat: null, long: null };
}

/** Null when the house number cannot be recognised; that never happens to an address from a form. */
export function asPostalAddress(address: LocalAddress): PostalAddress | null {
  const { fullName, postalCode, city, country } = address;
  const parts = streetParts(address);
  return parts && { fullName, ...parts, postalCode, city, country };
}

/** Street and house number apart, as the calls want them. Null when there is no number to be found. */
export function streetParts({ street, houseNumber }: LocalAddress): StreetParts | null {
  return partsOf({ text: street, houseNumber });
}

/** In one line; the number stays marked where it could not be recognised again. */
export function streetLine(parts: StreetParts): Pick<LocalAddress, 'street' | 'houseNumber'> {
  const { text: street, houseNumber } = joinStreet(parts);
  return { street, ...(houseNumber && { houseNumber }) };
}

/** What stands on an envelope within the country. */
export interface AddressLines {
  fullName: string;
  /** With the house number. */
  street: string;
  postalCode: string;
  city: string;
}

export function linesOf({ fullName, street, houseNumber, postalCode, city }: PostalAddress): AddressLines {
  return { fullName, street: `${street} ${houseNumber}`, postalCode, city };
}

/** 'Sanderglacis 14, 97072 Würzburg': enough to tell one from another. */
export function inOneLine({ street, postalCode, city }: AddressLines): string {
  return `${street}, ${postalCode} ${city}`;
}
