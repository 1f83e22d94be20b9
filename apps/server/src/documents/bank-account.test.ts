import { expect, test } from 'vitest';
import { bankComplaints, groupIban, isBic, isIban } from './bank-account.ts';

test('an IBAN is known by its check digits, in any grouping and of any country', () => {
  expect(['DE02120300000000202051', 'de02 1203 0000 0000 2020 51', 'GB82 WEST 1234 5698 7654 32'].every(isIban)).toBe(
    true,
  );
  expect(['', 'DE', 'DE02120300000000202015', 'DE00 0000 0000 0000 0000 00', '0231203000000002020'].some(isIban)).toBe(
    false,
  );
});

test('an IBAN is read in groups of four', () => {
  expect(groupIban('DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51');
  expect(groupIban(' de02 12030000 0000202051')).toBe('DE02 1203 0000 0000 2020 51');
  expect(groupIban('')).toBe('');
});

test('a BIC has 8 or 11 characters', () => {
  expect(['BYLADEM1001', 'BYLADEM1', 'byla dem1 001'].every(isBic)).toBe(true);
  expect(['', 'BANK', 'BYLADEM100', '12LADEM1001', 'BYLADEM1001X'].some(isBic)).toBe(false);
});

test.each([
  ['DE36000000000000000000', '', []],
  ['', '', []],
  ['DE36 0000 0000 0000 0000 00', 'BYLA DEM1 001', []],
  ['DE37000000000000000000', '', [/pharmacy\.iban/]],
  ['DE36000000000000000000', 'BANK', [/pharmacy\.bic/]],
  ['1234', 'BANK', [/pharmacy\.iban/, /pharmacy\.bic/]],
])('an account %j with BIC %j is named for what is wrong', (iban, bic, complaints) => {
  expect(bankComplaints({ iban, bic })).toEqual(complaints.map((complaint) => expect.stringMatching(complaint)));
});
