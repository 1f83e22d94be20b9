import { expect, test } from 'vitest';
import { readWeight, writeWeight } from './weight-text.ts';

test.each([
  ['5,02', 5_020],
  ['5.02', 5_020],
  [' 10 ', 10_000],
  ['0,125', 125],
  ['', null],
  ['5,0201', null],
  ['-5', null],
  ['fünf', null],
])('%s is %s thousandths', (text, expected) => {
  expect(readWeight(text)).toBe(expected);
});

test('is written as people of a country write it', () => {
  expect([writeWeight(5_020, 'de'), writeWeight(5_020, 'en')]).toEqual(['5,02', '5.02']);
});
