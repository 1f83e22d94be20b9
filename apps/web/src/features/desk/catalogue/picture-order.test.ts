import { expect, test } from 'vitest';
import { isArranged, moved } from './picture-order.ts';

test('a photo goes one place on, and stays at the ends', () => {
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b']);
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
});

test('another order or other words are a change; blanks around them are none', () => {
  const [one, two] = [
    { id: '1', altDe: 'eins', altEn: '' },
    { id: '2', altDe: 'zwei', altEn: 'two' },
  ];
  expect(isArranged([{ ...one, altDe: ' eins ' }, two], [one, two])).toBe(true);
  expect(isArranged([two, one], [one, two])).toBe(false);
  expect(isArranged([one, { ...two, altEn: '' }], [one, two])).toBe(false);
});
