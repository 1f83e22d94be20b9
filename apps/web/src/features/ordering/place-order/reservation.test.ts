import { reserveCart } from '@shop/contract/checkout';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idempotencyKey, newAttempt } from './reservation.ts';

test('every attempt has a name of its own, also where there is no secure context', () => {
  expect(newAttempt()).toMatch(/^[0-9a-f]{32}$/);
  expect(newAttempt()).not.toBe(newAttempt());
});

test('the key is one for the same order and another for another, and the contract takes it', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      const key = idempotencyKey('a'.repeat(32), one);
      expect(key).toBe(idempotencyKey('a'.repeat(32), structuredClone(one)));
      expect(key === idempotencyKey('a'.repeat(32), other)).toBe(JSON.stringify(one) === JSON.stringify(other));
      expect(key).not.toBe(idempotencyKey('b'.repeat(32), one));
      expect(reserveCart.headers.safeParse({ 'idempotency-key': key }).success).toBe(true);
    }),
  );
});
