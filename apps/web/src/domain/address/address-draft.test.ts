import { saveBillingAddress } from '@shop/contract/patient';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { localAddress } from '#testing/factories.ts';
import {
  type AddressDraft,
  draftOf,
  emptyDraft,
  faultsOf,
  localAddressOf,
  postalAddressOf,
  tidyDraft,
} from './address-draft.ts';
import { asLocalAddress, asPostalAddress, inOneLine, linesOf } from './local-address.ts';

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
    expect(tidyDraft(typed, 'streetLine')).toEqual(clara);
  });

  test('needs name, street, postal code and city', () => {
    expect(faultsOf(clara, 'streetLine')).toEqual([]);
    expect(faultsOf(emptyDraft, 'streetLine')).toEqual(['fullName', 'street', 'postalCode', 'city']);
    expect(faultsOf(tidyDraft({ ...clara, fullName: '  ' }, 'streetLine'), 'streetLine')).toEqual(['fullName']);
    for (const postalCode of ['9707', '970721', '97O72'])
      expect(faultsOf({ ...clara, postalCode }, 'streetLine')).toEqual(['postalCode']);
  });

  test('whose number cannot be told is asked for it', () => {
    const draft = { ...clara, street: 'Schlosspark' };
    expect(faultsOf(draft, 'streetLine')).toEqual(['houseNumber']);
    expect(faultsOf({ ...draft, houseNumber: 'Haus B' }, 'streetLine')).toEqual([]);
    expect(localAddressOf({ ...draft, houseNumber: 'Haus B' })).toMatchObject({
      street: 'Schlosspark Haus B',
      houseNumber: 'Haus B',
    });
  });

  test('in Germany, with no place on a map', () => {
    expect(localAddressOf(clara)).toEqual(localAddress);
  });
});

test('a number typed in both places counts once', () => {
  expect(tidyDraft({ ...clara, houseNumber: '14' }, 'streetLine')).toEqual(clara);
  const inMannheim = tidyDraft({ ...clara, street: 'Straße 43', houseNumber: '7' }, 'streetLine');
  expect(asPostalAddress(localAddressOf(inMannheim))).toMatchObject({ street: 'Straße 43', houseNumber: '7' });
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
      const tidy = tidyDraft(typed, 'streetLine');
      if (faultsOf(tidy, 'streetLine').length > 0) return;
      const local = localAddressOf(tidy);
      const postal = asPostalAddress(local);
      expect(postal).not.toBeNull();
      saveBillingAddress.body.parse(postal);
      expect(postal && asLocalAddress(postal)).toEqual(local);
      expect(localAddressOf(tidyDraft(draftOf(local), 'streetLine'))).toEqual(local);
    }),
  );
});

test('a billing address with a part missing is none', () => {
  const postal = asPostalAddress(localAddressOf(clara));
  expect(postal && asLocalAddress({ ...postal, houseNumber: '' })).toBeNull();
});

describe('where the house number has a field of its own', () => {
  const apart: AddressDraft = { ...clara, street: 'Sanderglacis', houseNumber: '14' };

  test('blanks around an address and in the postal code go', () => {
    expect(tidyDraft({ ...apart, fullName: ' Clara Vogelsang ', postalCode: ' 97 072' }, 'ownField')).toEqual(apart);
  });

  test.each([
    ['Sanderglacis 14', 'Sanderglacis', '14'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['Hauptstr. 5-7 b', 'Hauptstr.', '5-7 b'],
    ['Mannheim C 4, 12a', 'Mannheim C 4', '12a'],
  ])('a number typed behind the street moves there: %s', (typed, street, houseNumber) => {
    expect(tidyDraft({ ...apart, street: typed, houseNumber: '' }, 'ownField')).toMatchObject({ street, houseNumber });
  });

  test('a number in its own field leaves the street alone', () => {
    const parts = { street: 'Straße 43', houseNumber: '7' };
    expect(tidyDraft({ ...apart, ...parts }, 'ownField')).toMatchObject(parts);
  });

  test('what is missing is named in the order of the form', () => {
    expect(faultsOf(apart, 'ownField')).toEqual([]);
    expect(faultsOf(emptyDraft, 'ownField')).toEqual(['fullName', 'street', 'houseNumber', 'postalCode', 'city']);
    for (const postalCode of ['9707', '970721', '97O72'])
      expect(faultsOf({ ...apart, postalCode }, 'ownField')).toEqual(['postalCode']);
  });

  test('what has no fault is an address that the contract accepts', () => {
    fc.assert(
      fc.property(drafts, (typed) => {
        const tidy = tidyDraft(typed, 'ownField');
        if (faultsOf(tidy, 'ownField').length === 0) saveBillingAddress.body.parse(postalAddressOf(tidy));
      }),
    );
  });

  test('it stands in one line with the street again', () => {
    expect(inOneLine(linesOf(postalAddressOf(apart)))).toBe('Sanderglacis 14, 97072 Würzburg');
  });
});
