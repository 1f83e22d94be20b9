import { booksFaults, defaultBooks } from '@shop/contract/books-settings';
import { expect, test } from 'vitest';
import { readBooks, toBooksDraft } from './books-draft.ts';

const draft = { ...toBooksDraft(defaultBooks), consultantNumber: '29098', clientNumber: '55003' };

test('nobody has to enter numbers before there is an adviser', () => {
  expect(toBooksDraft(defaultBooks)).toMatchObject({ consultantNumber: '', clientNumber: '' });
  expect(readBooks(toBooksDraft(defaultBooks))).toEqual({ value: defaultBooks, faults: [] });
});

test('an empty account is that of the chart', () => {
  const { value, faults } = readBooks({ ...draft, accounts: { bank: ' 1210 ', debtors: '' } });
  expect(faults).toEqual([]);
  expect(value).toMatchObject({ consultantNumber: 29_098, clientNumber: 55_003, accounts: { bank: '1210' } });
  expect(value.accounts).not.toHaveProperty('debtors');
});

test('what is no number is named at its field', () => {
  const { faults } = readBooks({ ...draft, accountLength: 'vier', accounts: { bank: '12a0' } });
  expect(faults).toEqual([
    { field: 'accountLength', reason: 'number' },
    { field: 'accounts.bank', reason: 'number' },
  ]);
});

test('one number without the other, and an account of another length, are named', () => {
  const { value } = readBooks({ ...draft, clientNumber: '', accounts: { bank: '121000', debtors: '10000' } });
  expect(booksFaults(value)).toEqual([
    { field: 'clientNumber', reason: 'missing' },
    { field: 'accounts.bank', reason: 'length' },
  ]);
});
