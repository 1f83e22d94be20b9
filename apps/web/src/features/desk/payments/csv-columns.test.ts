import { expect, test } from 'vitest';
import { columnsOf, guessColumns } from './csv-columns.ts';

test('the columns of a savings bank are guessed by their names', () => {
  const names = [
    'Auftragskonto',
    'Buchungstag',
    'Valutadatum',
    'Verwendungszweck',
    'Beguenstigter/Zahlungspflichtiger',
    'Kontonummer/IBAN',
    'Betrag',
    'Waehrung',
  ];
  expect(columnsOf(guessColumns(names))).toEqual({
    day: 'Buchungstag',
    amount: 'Betrag',
    purpose: 'Verwendungszweck',
    name: 'Beguenstigter/Zahlungspflichtiger',
    iban: 'Kontonummer/IBAN',
    currency: 'Waehrung',
    account: 'Auftragskonto',
  });
});

test('nothing is sent while a column that is needed is missing', () => {
  const draft = guessColumns(['Spalte 1', 'Spalte 2', 'Spalte 3']);
  expect(columnsOf(draft)).toBeNull();
  const chosen = { ...draft, day: 'Spalte 1', amount: 'Spalte 2', purpose: 'Spalte 3' };
  expect(columnsOf(chosen)).toMatchObject({ day: 'Spalte 1', name: null, account: null });
});
