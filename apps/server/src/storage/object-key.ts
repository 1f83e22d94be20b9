import { randomBytes } from 'node:crypto';

/** Hex, because not every file system tells small letters from large ones. */
const pattern = /^[0-9a-f]{48}$/;

export function newObjectKey(): string {
  return randomBytes(24).toString('hex');
}

export function isObjectKey(text: string): boolean {
  return pattern.test(text);
}
