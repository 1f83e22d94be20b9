import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type GiroCode, giroCodeText } from './giro-code.ts';

const transfer: GiroCode = {
  recipient: 'Mainblüte Apotheke',
  iban: 'DE02 1203 0000 0000 2020 51',
  bic: 'BYLADEM1001',
  amountCents: 15325,
  reference: 'MB-24-1187',
};

test('a GiroCode is written as EPC069-12 wants it', () => {
  expect(giroCodeText(transfer)).toBe(
    'BCD\n002\n1\nSCT\nBYLADEM1001\nMainblüte Apotheke\nDE02120300000000202051\nEUR153.25\n\n\nMB-24-1187',
  );
});

test('blanks in IBAN and BIC are for people, not for the code', () => {
  expect(giroCodeText({ ...transfer, bic: 'BYLA DEM1 001' })).toBe(giroCodeText(transfer));
});

test('without BIC its line stays empty; without reference the text ends with the amount', () => {
  expect(giroCodeText({ ...transfer, bic: '', reference: '' })).toBe(
    'BCD\n002\n1\nSCT\n\nMainblüte Apotheke\nDE02120300000000202051\nEUR153.25',
  );
});

test('every amount is written in euros with two digits and comes back as the same cents', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), (amountCents) => {
      const amount = giroCodeText({ ...transfer, amountCents }).split('\n')[7] ?? '';
      expect(amount).toMatch(/^EUR(0|[1-9]\d*)\.\d\d$/);
      expect(Math.round(Number(amount.slice(3)) * 100)).toBe(amountCents);
    }),
  );
});

test.each<[string, Partial<GiroCode>]>([
  ['an IBAN whose check digits are wrong', { iban: 'DE03120300000000202051' }],
  ['a German IBAN that is too short', { iban: 'DE0212030000000020205' }],
  ['a BIC that is none', { bic: 'BANK' }],
  ['nothing to pay', { amountCents: 0 }],
  ['less than nothing', { amountCents: -1 }],
  ['a part of a cent', { amountCents: 1.5 }],
  ['no number at all', { amountCents: Number.NaN }],
  ['more than a transfer carries', { amountCents: 100_000_000_000 }],
  ['a name of 71 characters', { recipient: 'A'.repeat(71) }],
  ['no name', { recipient: ' ' }],
  ['a name that would begin a line of its own', { recipient: 'Apotheke\nDE00' }],
  ['a reference of 141 characters', { reference: 'A'.repeat(141) }],
  ['a reference with a line break', { reference: 'MB\n1187' }],
  ['more bytes than a code may have', { recipient: 'Ü'.repeat(70), reference: 'Ü'.repeat(140) }],
])('refuses %s', (_, wrong) => {
  expect(() => giroCodeText({ ...transfer, ...wrong })).toThrow(RangeError);
});

test('the longest texts that are allowed fit', () => {
  const text = giroCodeText({ ...transfer, recipient: 'A'.repeat(70), reference: 'B'.repeat(140) });
  expect(text.split('\n')[10]).toHaveLength(140);
});
