import { expect, test } from 'vitest';
import { readPersonalData } from './personal-data.ts';

const clara = {
  firstName: 'Clara',
  lastName: 'Vogelsang',
  email: 'clara@post.example',
  phone: '+499310000144',
  birthDate: '1988-05-04',
  street: 'Sanderglacis',
  houseNumber: '14',
  postalCode: '97072',
  city: 'Würzburg',
  country: 'DE',
  consents: [{ kind: 'privacy-policy', acceptedAt: '2025-11-12T13:02:00.000Z', withdrawnAt: null }],
};

test('the answer of the contract is read whole', () => {
  expect(readPersonalData(clara)).toMatchObject({
    firstName: 'Clara',
    birthDate: '1988-05-04',
    billingAddress: { fullName: 'Clara Vogelsang', street: 'Sanderglacis', houseNumber: '14', country: 'DE' },
    consents: clara.consents,
  });
});

test('a name that belongs to the address is kept', () => {
  expect(readPersonalData({ ...clara, fullName: 'Praxis Vogelsang' }).billingAddress.fullName).toBe('Praxis Vogelsang');
});

test.each([null, [], 'x', {}, { consents: 'none' }, { consents: [null, { kind: 'x' }, { acceptedAt: 'y' }] }])(
  'what another backend leaves out is empty: %j',
  (answer) => {
    const data = readPersonalData(answer);
    expect(data.consents).toEqual([]);
    expect(data.firstName).toBe('');
    expect(data.birthDate).toBeNull();
    expect(data.billingAddress).toMatchObject({ fullName: '', country: 'DE' });
  },
);
