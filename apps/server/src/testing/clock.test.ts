import { expect, test } from 'vitest';
import { testClock } from './clock.ts';

test('stands still until it is moved', () => {
  const clock = testClock('2025-01-31T23:00:00Z');
  expect(clock.now()).toEqual(clock.now());
  clock.advance({ hours: 1, minutes: 5, seconds: 1 });
  expect(clock.now().toISOString()).toBe('2025-02-01T00:05:01.000Z');
  clock.set('2025-03-01T00:00:00Z');
  clock.advance({ days: 1 });
  expect(clock.now().toISOString()).toBe('2025-03-02T00:00:00.000Z');
});
