import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../keys.ts';

/**
 * A browser that has signed in to an account before carries a token saying so. Its guesses are counted apart, so that a
 * stranger who uses up an account's guesses does not lock its owner out.
 */
export function makeDeviceToken(keys: Keys, email: string): string {
  const device = randomBytes(16).toString('base64url');
  return `${device}.${keys.hash('known devices', `${device}:${email}`)}`;
}

/** The device's name if the token was made for this account, else null. */
export function readDeviceToken(keys: Keys, token: string | undefined, email: string): string | null {
  const [device = '', proof = ''] = (token ?? '').split('.');
  const expected = Buffer.from(keys.hash('known devices', `${device}:${email}`));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected) ? device : null;
}
