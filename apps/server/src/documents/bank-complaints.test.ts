import { expect, test } from 'vitest';
import { bankComplaints } from './bank-complaints.ts';

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
