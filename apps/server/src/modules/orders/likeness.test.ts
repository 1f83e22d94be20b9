import { expect, test } from 'vitest';
import { looksLike } from './likeness.ts';

const home = {
  fullName: 'Jörg Müller',
  street: 'Rosenstraße',
  houseNumber: '12 a',
  postalCode: '97072',
  city: 'Würzburg',
  country: 'DE' as const,
};
const other = { ...home, street: 'Domplatz', houseNumber: '1' };
const order = {
  patientName: 'Jörg Müller',
  birthDate: '1980-02-01',
  phone: '+4993112345',
  billingAddress: home,
  deliveryAddress: other,
};
const stranger = { birthDate: '1970-01-01', phone: '+49301', addresses: [] };

test.each([
  ['the name, written another way', { name: 'Dr. Joerg Karl MUELLER', account: null }, true],
  [
    'the name, with the same birth date',
    { name: 'Müller, Jörg', account: { ...stranger, birthDate: '1980-02-01' } },
    true,
  ],
  ['the name, with another birth date', { name: 'Jörg Müller', account: stranger }, false],
  ['the family name alone', { name: 'Anna Müller', account: null }, false],
  ['one word', { name: 'Müller', account: null }, false],
  ['the telephone', { name: 'Anna Reuter', account: { ...stranger, phone: '+4993112345' } }, true],
  [
    'the address, written another way',
    {
      name: 'Anna Reuter',
      account: { ...stranger, addresses: [{ ...home, street: 'Rosenstr.', houseNumber: '12A' }] },
    },
    true,
  ],
  ['the birth date alone', { name: 'Anna Reuter', account: { ...stranger, birthDate: '1980-02-01' } }, false],
])('an order is like one of the person at the desk by %s: %#', (_by, person, isLike) => {
  expect(looksLike(order, person)).toBe(isLike);
});
