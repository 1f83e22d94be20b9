import { randomBytes } from 'node:crypto';

/** Hex, because not every file system tells small letters from large ones. */
const pattern = /^[0-9a-f]{48}$/;

export function newObjectKey(): string {
  return randomBytes(24).toString('hex');
}

/** What a sealed file is called in a store. */
export function isSealedName(text: string): boolean {
  const [place = '', key = '', ...rest] = text.split('/');
  return ['incoming', 'prescriptions'].includes(place) && isObjectKey(key) && rest.length === 0;
}

export function isObjectKey(text: string): boolean {
  return pattern.test(text);
}
