import { describe, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { addressFields, addressLimits, isPostalCode, longestStreetLine } from './address-rule.ts';
import { completeOnboarding, sendSignInCode, signInWithCode } from './auth.ts';
import { editorLogin } from './editor.ts';
import {
  answerLimits,
  codeDigits,
  editorLoginLimits,
  emailLimit,
  registrationLimits,
  withdrawalLimits,
} from './form-limits.ts';
import { answerQuestion } from './orders.ts';
import { addDeliveryAddress, changePhone, deleteAccount, saveBillingAddress } from './patient.ts';
import { declareWithdrawal } from './withdrawal.ts';

const address = { fullName: 'x', street: 'x', houseNumber: '1', postalCode: '97072', city: 'x' };
const registration = {
  firstName: 'x',
  lastName: 'x',
  phoneNumber: '1',
  birthDate: '1955-03-31T00:00:00.000Z',
  acceptedPrivacyPolicyAndTac: true,
};
const place = { streetAndHouseNumber: 'x 1', houseNumber: '1', postalCode: '97072', city: 'x' };
const withdrawal = { fullName: 'x', orderCode: 'x', email: 'x@y.example', scope: 'part', products: 'x' };

const lettersOf = (count: number) => 'x'.repeat(count);
const digitsOf = (count: number) => '1'.repeat(count);
// A valid address of any length: no label of a host name is longer than 63 characters.
const emailOf = (count: number) => `${'x'.repeat(60)}@${'y.'.repeat(count).slice(0, count - 64)}yyy`;

type Case = [
  call: string,
  field: string,
  limit: number,
  body: ZodType,
  bodyWith: (text: string) => unknown,
  textOf: (count: number) => string,
];

const registered = (field: string, limit: number, textOf = lettersOf): Case => [
  'completeOnboarding',
  field,
  limit,
  completeOnboarding.body,
  (text) => ({ json: { ...registration, [field]: text, address: place } }),
  textOf,
];
const placed = (field: string, limit: number, textOf = lettersOf): Case => [
  'completeOnboarding',
  field,
  limit,
  completeOnboarding.body,
  (text) => ({ json: { ...registration, address: { ...place, [field]: text } } }),
  textOf,
];
const mailed = (call: { name: string; body: ZodType }, others: object = {}): Case => [
  call.name,
  'email',
  emailLimit,
  call.body,
  (email) => ({ ...others, email }),
  emailOf,
];

const cases: Case[] = [
  ...[saveBillingAddress, addDeliveryAddress].flatMap(({ name, body }) =>
    addressFields.map(
      (field): Case => [
        name,
        field,
        addressLimits[field],
        body,
        (text) => ({ ...address, [field]: text }),
        field === 'postalCode' ? digitsOf : lettersOf,
      ],
    ),
  ),
  registered('firstName', registrationLimits.firstName),
  registered('lastName', registrationLimits.lastName),
  registered('phoneNumber', registrationLimits.phoneNumber, digitsOf),
  placed('streetAndHouseNumber', longestStreetLine),
  placed('houseNumber', registrationLimits.houseNumber),
  placed('city', registrationLimits.city),
  placed('postalCode', registrationLimits.postalCode, digitsOf),
  [
    'changePhone',
    'phoneNumber',
    registrationLimits.phoneNumber,
    changePhone.body,
    (phoneNumber) => ({ phoneNumber }),
    digitsOf,
  ],
  mailed(sendSignInCode, { type: 'sign-in' }),
  mailed(deleteAccount),
  mailed(declareWithdrawal, withdrawal),
  ['signInWithCode', 'otp', codeDigits, signInWithCode.body, (otp) => ({ email: 'x@y.example', otp }), digitsOf],
  ...(['fullName', 'orderCode', 'products'] as const).map(
    (field): Case => [
      'declareWithdrawal',
      field,
      withdrawalLimits[field],
      declareWithdrawal.body,
      (text) => ({ ...withdrawal, [field]: text }),
      lettersOf,
    ],
  ),
  ['answerQuestion', 'text', answerLimits.text, answerQuestion.body, (text) => ({ code: 'x', text }), lettersOf],
  [
    'editorLogin',
    'username',
    editorLoginLimits.username,
    editorLogin.body,
    (username) => ({ username, password: 'x' }),
    lettersOf,
  ],
  [
    'editorLogin',
    'password',
    editorLoginLimits.password,
    editorLogin.body,
    (password) => ({ username: 'x', password }),
    lettersOf,
  ],
];

test.each(cases)('%s takes a %s of %i characters and not one more', (_call, _field, limit, body, bodyWith, textOf) => {
  expect(body.safeParse(bodyWith(textOf(limit))).error?.issues ?? []).toEqual([]);
  expect(body.safeParse(bodyWith(textOf(limit + 1))).success).toBe(false);
});

describe('a postal code', () => {
  test.each(['97072', '00000'])('%s is one everywhere', (text) => {
    expect(isPostalCode(text, { inGermany: true })).toBe(true);
    expect(isPostalCode(text, { inGermany: false })).toBe(true);
  });

  test.each(['1010', '970721'])('%s is none in Germany', (text) => {
    expect(isPostalCode(text, { inGermany: true })).toBe(false);
    expect(isPostalCode(text, { inGermany: false })).toBe(true);
  });

  test.each(['', '97O72', '97 072', 'D-97072', '123', '12345678901'])('%j is none anywhere', (text) => {
    for (const inGermany of [true, false]) expect(isPostalCode(text, { inGermany })).toBe(false);
  });
});
