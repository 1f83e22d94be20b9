import { splitStreet } from '@shop/contract/street';
import type { PostalAddress } from '#domain/person/personal-data.ts';

export type AddressField = 'fullName' | 'street' | 'houseNumber' | 'postalCode' | 'city';
export type AddressValues = Record<AddressField, string>;

export const addressFields = ['fullName', 'street', 'houseNumber', 'postalCode', 'city'] as const;

/** As it is sent: trimmed, and a house number that stands behind the street in its own field. */
export function tidyAddress(typed: AddressValues): AddressValues {
  const [fullName, street, houseNumber, city] = [typed.fullName, typed.street, typed.houseNumber, typed.city].map(
    (text) => text.trim(),
  ) as [string, string, string, string];
  const split = houseNumber === '' ? splitStreet(street) : null;
  return { fullName, street, houseNumber, ...split, postalCode: typed.postalCode.replaceAll(/\s/g, ''), city };
}

/** The fields of a tidied address that have to be mended, in their order on screen. */
export function faultsOf(address: AddressValues): AddressField[] {
  return addressFields.filter((field) =>
    field === 'postalCode' ? !/^\d{5}$/.test(address.postalCode) : address[field] === '',
  );
}

/** Parcels go to Germany only. */
export function asPostalAddress(address: AddressValues): PostalAddress {
  return { ...address, country: 'DE' };
}
