import { saveBillingAddress } from '@shop/contract/patient';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AddressDraft, addressOf, draftOf, emptyDraft, faultsOf, tidyDraft } from './address-draft.ts';
import { asLocalAddress, asPostalAddress } from './local-address.ts';

const clara: AddressDraft = {
  fullName: 'Clara Vogelsang',
  street: 'Sanderglacis 14',
  houseNumber: '',
  postalCode: '97072',
  city: 'Würzburg',
};

describe('[CO-02] an address', () => {
  test('is trimmed', () => {
    const typed = {
      ...clara,
      fullName: ' Clara  Vogelsang ',
      street: ' Sanderglacis 14',
      postalCode: ' 97 072',
      city: ' Würzburg\t',
    };
    expect(tidyDraft(typed)).toEqual(clara);
  });

  test('needs name, street, postal code and city', () => {
    expect(faultsOf(clara)).toEqual([]);
    expect(faultsOf(emptyDraft)).toEqual(['fullName', 'street', 'postalCode', 'city']);
    expect(faultsOf(tidyDraft({ ...clara, fullName: '  ' }))).toEqual(['fullName']);
    for (const postalCode of ['9707', '970721', '97O72'])
      expect(faultsOf({ ...clara, postalCode })).toEqual(['postalCode']);
  });

  test('whose number cannot be told is asked for it', () => {
    const draft = { ...clara, street: 'Schlosspark' };
    expect(faultsOf(draft)).toEqual(['houseNumber']);
    expect(faultsOf({ ...draft, houseNumber: 'Haus B' })).toEqual([]);
    expect(addressOf({ ...draft, houseNumber: 'Haus B' })).toMatchObject({
      street: 'Schlosspark Haus B',
      houseNumber: 'Haus B',
    });
  });

  test('in Germany, with no place on a map', () => {
    expect(addressOf(clara)).toEqual({
      fullName: 'Clara Vogelsang',
      street: 'Sanderglacis 14',
      postalCode: '97072',
      city: 'Würzburg',
      country: 'DE',
      lat: null,
      long: null,
    });
  });
});

test('a number typed in both places counts once', () => {
  expect(tidyDraft({ ...clara, houseNumber: '14' })).toEqual(clara);
  const inMannheim = tidyDraft({ ...clara, street: 'Straße 43', houseNumber: '7' });
  expect(asPostalAddress(addressOf(inMannheim))).toMatchObject({ street: 'Straße 43', houseNumber: '7' });
});

const text = fc.string({ maxLength: 20 });
const drafts = fc.record({
  fullName: text,
  street: fc.oneof(text, fc.constantFrom('Hauptstr. 5-7 b', 'Am Hof', 'Straße des 17. Juni 135')),
  houseNumber: fc.oneof(fc.constant(''), text, fc.constantFrom('12a', '14 Hinterhaus')),
  postalCode: fc.stringMatching(/^\d{5}$/),
  city: text,
});

test('what has no fault is an address that the contract accepts, and comes back as it was typed', () => {
  fc.assert(
    fc.property(drafts, (typed) => {
      const tidy = tidyDraft(typed);
      if (faultsOf(tidy).length > 0) return;
      const local = addressOf(tidy);
      const postal = asPostalAddress(local);
      expect(postal).not.toBeNull();
      saveBillingAddress.body.parse(postal);
      expect(postal && asLocalAddress(postal)).toEqual(local);
      expect(addressOf(tidyDraft(draftOf(local)))).toEqual(local);
    }),
  );
});

test('a billing address with a part missing is none', () => {
  const postal = asPostalAddress(addressOf(clara));
  expect(postal && asLocalAddress({ ...postal, houseNumber: '' })).toBeNull();
});
