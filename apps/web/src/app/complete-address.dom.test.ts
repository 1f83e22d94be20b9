import { afterEach, expect, test } from 'vitest';
import { completeAddress } from './complete-address.ts';

afterEach(() => history.replaceState(null, '', '/'));

test.each([
  ['#/shop', '#/shop?type=bud'],
  ['#/shop?q=linalool', '#/shop?q=linalool&type=bud'],
  ['#/shop?type=extract', '#/shop?type=extract'],
  ['#/faq', '#/faq'],
  ['', ''],
])('[SH-01] %s becomes %s before the router reads it', (typed, expected) => {
  history.replaceState({ idx: 3 }, '', `/${typed}`);
  completeAddress();
  expect(window.location.hash).toBe(expected);
  expect(history.state).toEqual({ idx: 3 });
});
