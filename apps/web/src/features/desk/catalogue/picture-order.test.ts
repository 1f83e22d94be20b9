import { expect, test } from 'vitest';
import { isArranged } from './picture-order.ts';

test('another order or other words are a change; blanks around them are none', () => {
  const [one, two] = [
    { id: '1', altDe: 'eins', altEn: '' },
    { id: '2', altDe: 'zwei', altEn: 'two' },
  ];
  expect(isArranged([{ ...one, altDe: ' eins ' }, two], [one, two])).toBe(true);
  expect(isArranged([two, one], [one, two])).toBe(false);
  expect(isArranged([one, { ...two, altEn: '' }], [one, two])).toBe(false);
});
