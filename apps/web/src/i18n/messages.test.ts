import { expect, test } from 'vitest';
import { localeOf } from './messages.ts';

test.each([
  [null, 'de'],
  ['de', 'de'],
  ['de-AT', 'de'],
  ['en', 'en'],
  ['en-GB', 'en'],
  ['fr', 'en'],
  ['den', 'en'],
  ['', 'de'],
])('[FR-08] a stored %j shows %s', (stored, locale) => {
  expect(localeOf(stored)).toBe(locale);
});
