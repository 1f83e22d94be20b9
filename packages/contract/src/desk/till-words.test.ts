import { expect, test } from 'vitest';
import { isReceiptNumber, isTillName } from './till-words.ts';

test.each(['4711', 'B-2026/0815', 'Bon 12', 'K1_00042'])('%s is a number', (text) => {
  expect(isReceiptNumber(text)).toBe(true);
});

test.each(['', 'bar', '#7', ' 12', '12, bar bezahlt', '1'.repeat(41), '12\n'])('%j is none', (text) => {
  expect(isReceiptNumber(text)).toBe(false);
});

test('a till has a name or the number of its security device', () => {
  expect(isTillName('Kasse 2')).toBe(true);
  expect(isTillName('4F2A9C')).toBe(true);
  expect(isTillName('')).toBe(false);
  expect(isTillName('Kasse; 2')).toBe(false);
});
