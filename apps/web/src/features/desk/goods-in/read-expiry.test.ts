import { expect, test } from 'vitest';
import { readExpiry } from './read-expiry.ts';

test.each([
  ['30.04.2028', '2028-04-30'],
  ['30.4.28', '2028-04-30'],
  ['300428', '2028-04-30'],
  ['04.2028', '2028-04-30'],
  ['4/28', '2028-04-30'],
  ['02-2028', '2028-02-29'],
  ['12.2027', '2027-12-31'],
  ['13.2027', null],
  ['31.04.2028', null],
  ['bald', null],
  ['', null],
])('%j is %s', (text, day) => {
  expect(readExpiry(text)).toBe(day);
});
