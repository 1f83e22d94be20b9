import { saveBillingAddress } from '@shop/contract/patient';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AddressValues, asPostalAddress, faultsOf, tidyAddress } from './address-check.ts';

const clara: AddressValues = {
  fullName: 'Clara Vogelsang',
  street: 'Sanderglacis',
  houseNumber: '14',
  postalCode: '97072',
  city: 'Würzburg',
};

describe('an address is tidied', () => {
  test('blanks around it and in the postal code go', () => {
    expect(tidyAddress({ ...clara, fullName: ' Clara Vogelsang ', postalCode: ' 97 072' })).toEqual(clara);
  });

  test.each([
    ['Sanderglacis 14', 'Sanderglacis', '14'],
    ['Straße des 17. Juni 135', 'Straße des 17. Juni', '135'],
    ['Hauptstr. 5-7 b', 'Hauptstr.', '5-7 b'],
    ['Mannheim C 4, 12a', 'Mannheim C 4', '12a'],
  ])('a number typed behind the street moves to its field: %s', (typed, street, houseNumber) => {
    expect(tidyAddress({ ...clara, street: typed, houseNumber: '' })).toMatchObject({ street, houseNumber });
  });

  test('a number in its own field leaves the street alone', () => {
    expect(tidyAddress({ ...clara, street: 'Straße 43', houseNumber: '7' })).toMatchObject({
      street: 'Straße 43',
      houseNumber: '7',
    });
  });
});

test('what is missing is named in the order of the form', () => {
  expect(faultsOf(clara)).toEqual([]);
  expect(faultsOf({ fullName: '', street: '', houseNumber: '', postalCode: '', city: '' })).toEqual([
    'fullName',
    'street',
    'houseNumber',
    'postalCode',
    'city',
  ]);
  for (const postalCode of ['9707', '970721', '97O72'])
    expect(faultsOf({ ...clara, postalCode })).toEqual(['postalCode']);
});

test('an address without a fault is one that the contract accepts', () => {
  const text = fc.string({ maxLength: 20 });
  const values = fc.record({
    fullName: text,
    street: text,
    houseNumber: text,
    city: text,
    postalCode: fc.stringMatching(/^\d{5}$/),
  });
  fc.assert(
    fc.property(values, (typed) => {
      const tidy = tidyAddress(typed);
      if (faultsOf(tidy).length === 0) saveBillingAddress.body.parse(asPostalAddress(tidy));
    }),
  );
});
