import { splitStreet } from '@shop/contract/street';
import { type LocalAddress, streetParts } from '#domain/ordering/checkout-choice.ts';
import { streetLine } from './local-address.ts';

export const addressFields = ['fullName', 'street', 'houseNumber', 'postalCode', 'city'] as const;
export type AddressField = (typeof addressFields)[number];

/** What is typed into the address dialog. The house number stands in the street's line; its own field is for what cannot be split. */
export type AddressDraft = Record<AddressField, string>;

export const emptyDraft: AddressDraft = { fullName: '', street: '', houseNumber: '', postalCode: '', city: '' };

export function draftOf(address: LocalAddress): AddressDraft {
  const { fullName, postalCode, city } = address;
  const parts = address.houseNumber ? streetParts(address) : null;
  return { fullName, street: address.street, houseNumber: '', ...parts, postalCode, city };
}

/** As it is kept: trimmed, and without a number that is in the street's line already. */
export function tidyDraft(typed: AddressDraft): AddressDraft {
  const street = tidy(typed.street);
  const houseNumber = tidy(typed.houseNumber);
  return {
    fullName: tidy(typed.fullName),
    street,
    houseNumber: splitStreet(street)?.houseNumber === houseNumber ? '' : houseNumber,
    postalCode: typed.postalCode.replaceAll(/\s/g, ''),
    city: tidy(typed.city),
  };
}

/** The fields of a tidied draft that have to be mended, in their order on screen. */
export function faultsOf(draft: AddressDraft): AddressField[] {
  return addressFields.filter((field) => {
    if (field === 'postalCode') return !/^\d{5}$/.test(draft.postalCode);
    if (field === 'houseNumber') return draft.street !== '' && draft.houseNumber === '' && !splitStreet(draft.street);
    return draft[field] === '';
  });
}

/** Parcels and couriers go to places in Germany only. */
export function addressOf({ fullName, street, houseNumber, postalCode, city }: AddressDraft): LocalAddress {
  const line = houseNumber === '' ? { street } : streetLine({ street, houseNumber });
  return { fullName, ...line, postalCode, city, country: 'DE', lat: null, long: null };
}

function tidy(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
