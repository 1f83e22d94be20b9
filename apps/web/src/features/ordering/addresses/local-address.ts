import { joinStreet, type StreetParts } from '@shop/contract/street';
import { type LocalAddress, streetParts } from '#domain/ordering/checkout-choice.ts';
import type { CallInput } from '#lib/api.ts';

/** An address as the calls carry it: street and house number apart. */
export type PostalAddress = Required<CallInput<'saveBillingAddress'>['body']>;

/** Null when a part of it is missing: then the person is asked for it. */
export function asLocalAddress({
  fullName,
  street,
  houseNumber,
  postalCode,
  city,
  country,
}: PostalAddress): LocalAddress | null {
  if ([fullName, street, houseNumber, postalCode, city].some((part) => part.trim() === '')) return null;
  return {
    ...streetLine({ street, houseNumber }),
    fullName,
    postalCode,
    city,
    country: country ?? 'DE',
    lat: null,
    long: null,
  };
}

/** Null when the house number cannot be told; no address that came through the dialog is such a one. */
export function asPostalAddress(address: LocalAddress): PostalAddress | null {
  const { fullName, postalCode, city, country } = address;
  const parts = streetParts(address);
  return parts && { fullName, ...parts, postalCode, city, country };
}

/** In one line; the number stays marked where it could not be told again. */
export function streetLine(parts: StreetParts): Pick<LocalAddress, 'street' | 'houseNumber'> {
  const { text: street, houseNumber } = joinStreet(parts);
  return { street, ...(houseNumber && { houseNumber }) };
}

/** 'Sanderglacis 14, 97072 Würzburg' */
export function inOneLine({ street, postalCode, city }: LocalAddress): string {
  return `${street}, ${postalCode} ${city}`;
}
