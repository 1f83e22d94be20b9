import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/** OWASP's first choice for scrypt; 128 MiB a guess. The cost is kept in the hash, so that it can be raised later. */
const cost = { N: 2 ** 17, r: 8, p: 1 };
const keyBytes = 32;

/** 128 bits: nobody guesses it, whatever else fails. */
export function makePassword(): string {
  return randomBytes(16).toString('base64url');
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, keyBytes, { ...cost, maxmem: memoryFor(cost) });
  return hashOf(salt, key);
}

export async function isPasswordRight(password: string, hash: string): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash.split('$');
  const kept = { N: Number(N), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, 'base64');
  const given = await derive(password, Buffer.from(salt, 'base64'), expected.length, {
    ...kept,
    maxmem: memoryFor(kept),
  });
  return timingSafeEqual(given, expected);
}

/** As expensive to compare with as any other hash, and no password matches it. */
export const nobodysHash = hashOf(randomBytes(16), randomBytes(keyBytes));

function hashOf(salt: Buffer, key: Buffer): string {
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$');
}

function memoryFor({ N, r }: { N: number; r: number }): number {
  return 128 * N * r * 2;
}
