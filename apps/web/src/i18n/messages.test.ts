import { expect, test } from 'vitest';
import { localeOf } from './messages.ts';

test.each([null, 'de', 'de-AT', ''])('[FR-08] a stored %j shows German', (stored) => {
  expect(localeOf(stored)).toBe('de');
});

test.each(['en', 'en-GB', 'fr', 'den'])('[FR-08] a stored %j shows English', (stored) => {
  expect(localeOf(stored)).toBe('en');
});
