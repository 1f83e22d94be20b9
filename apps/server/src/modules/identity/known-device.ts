import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Keys } from '../../keys.ts';

/**
 * A browser gets a name with its first code, so that the code is its own. After sign-in the name comes with a proof: a
 * known device has counters of its own, so that strangers who use up theirs do not lock the owner out.
 */
export function makeBrowserName(): string {
  return randomBytes(16).toString('base64url');
}

export function makeDeviceToken(keys: Keys, email: string, now: Date): string {
  const signed = `${makeBrowserName()}.${now.getTime().toString(36)}`;
  return `${signed}.${proofOf(keys, signed, email)}`;
}

/** With or without a proof; null for anything that cannot be a name of ours. */
export function readBrowserName(token: string | undefined): string | null {
  return /^[\w-]{22}(?=\.|$)/.exec(token ?? '')?.[0] ?? null;
}

/** The device's name and since when it is known, if the token was made for this address; else null. */
export function readDeviceToken(
  keys: Keys,
  token: string | undefined,
  email: string,
): { name: string; knownSince: Date } | null {
  const [name = '', since = '', proof = ''] = (token ?? '').split('.');
  const expected = Buffer.from(proofOf(keys, `${name}.${since}`, email));
  const given = Buffer.from(proof);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { name, knownSince: new Date(Number.parseInt(since, 36)) };
}

function proofOf(keys: Keys, signed: string, email: string): string {
  return keys.hash('known devices', `${signed}:${email}`);
}
