import { type AddressField, addressFields, isPostalCode, tidyPostalCode } from '@shop/contract/address-rule';
import { splitStreet } from '@shop/contract/street';
import { type LocalAddress, type PostalAddress, streetLine, streetParts } from './local-address.ts';

/** What is typed into an address form. */
export type AddressDraft = Record<AddressField, string>;

/**
 * Where a form has the house number: in a field of its own, or in the street's line (CO-02), with a
 * field only for what cannot be told from that line.
 */
export type NumberPlace = 'ownField' | 'streetLine';

export const emptyDraft: AddressDraft = { fullName: '', street: '', houseNumber: '', postalCode: '', city: '' };

/** For a form with the number in the street's line. */
export function draftOf(address: LocalAddress): AddressDraft {
  const { fullName, postalCode, city } = address;
  const parts = address.houseNumber ? streetParts(address) : null;
  return { fullName, street: address.street, houseNumber: '', ...parts, postalCode, city };
}

/** Trimmed, with the house number where the form has it: never in both places. */
export function tidyDraft(typed: AddressDraft, place: NumberPlace): AddressDraft {
  const [street, houseNumber] = [tidy(typed.street), tidy(typed.houseNumber)];
  const inLine = splitStreet(street);
  const others = {
    fullName: tidy(typed.fullName),
    postalCode: tidyPostalCode(typed.postalCode),
    city: tidy(typed.city),
  };
  if (place === 'ownField') return { ...others, street, houseNumber, ...(houseNumber === '' && inLine) };
  return { ...others, street, houseNumber: inLine?.houseNumber === houseNumber ? '' : houseNumber };
}

/** The fields of a tidied draft that have errors, in their order on screen. */
export function faultsOf(draft: AddressDraft, place: NumberPlace): AddressField[] {
  return addressFields.filter((field) => {
    if (field === 'postalCode') return !isPostalCode(draft.postalCode, { inGermany: true });
    if (field === 'houseNumber' && place === 'streetLine')
      return draft.street !== '' && draft.houseNumber === '' && !splitStreet(draft.street);
    return draft[field] === '';
  });
}

/** From a form with the number in the street's line. Parcels and couriers go to places in Germany only. */
export function localAddressOf({ fullName, street, houseNumber, postalCode, city }: AddressDraft): LocalAddress {
  const line = houseNumber === '' ? { street } : streetLine({ street, houseNumber });
  return { fullName, ...line, postalCode, city, country: 'DE', lat: null, long: null };
}

/** From a form with the number in a field of its own. */
export function postalAddressOf({ fullName, street, houseNumber, postalCode, city }: AddressDraft): PostalAddress {
  return { fullName, street, houseNumber, postalCode, city, country: 'DE' };
}

function tidy(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
