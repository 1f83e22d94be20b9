import { expect, test } from 'vitest';
import { bicFault, groupIban, ibanFault, isBic, isIban } from './bank-account.ts';

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
  ['DE02 1203 0000 0000 2020 51', null],
  ['DE03 1203 0000 0000 2020 51', 'checksum'],
  ['DE02 1203 0000 0000 2020', 'length'],
  ['DE02 1203 0000 0000 2020 5X', 'characters'],
  ['XX02 1203 0000 0000 2020 51', 'country'],
  ['zwölf', 'characters'],
] as const)('of %j is told what is wrong: %s', (iban, fault) => {
  expect(ibanFault(iban)).toBe(fault);
});

test('a BIC belongs to the country of its account', () => {
  const iban = 'DE02120300000000202051';
  expect(bicFault('BYLADEM1001', iban)).toBeNull();
  expect(bicFault('BNPAFRPP', iban)).toBe('country');
  expect(bicFault('BYLADEM', iban)).toBe('length');
  expect(bicFault('1YLADEM1', iban)).toBe('characters');
});
