import { expect, test } from 'vitest';
import { deriveKeys } from './keys.ts';

const keys = deriveKeys('a secret of at least 32 characters');
const content = Buffer.from('Ihr Code: 123456');

test('what was sealed is opened again, and never looks the same twice', () => {
  const sealed = keys.seal('mails', content);
  expect(keys.open('mails', sealed)).toEqual(content);
  expect(sealed.includes('123456')).toBe(false);
  expect(keys.seal('mails', content)).not.toEqual(sealed);
});

test('a changed byte is noticed', () => {
  const sealed = keys.seal('mails', content);
  for (const at of [0, 5, 20, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[at] = (changed[at] as number) ^ 1;
    expect(() => keys.open('mails', changed)).toThrow();
  }
  expect(() => keys.open('mails', Buffer.alloc(3))).toThrow();
});

test('another secret and another purpose open nothing', () => {
  const sealed = keys.seal('mails', content);
  expect(() => deriveKeys('another secret of 32 characters!!').open('mails', sealed)).toThrow('another APP_SECRET');
  expect(() => keys.open('sessions', sealed)).toThrow();
});

test('keyed hashes differ by secret and by purpose', () => {
  const hash = keys.hash('counted names', 'lena@patient.example');
  expect(keys.hash('counted names', 'lena@patient.example')).toBe(hash);
  expect(keys.hash('known devices', 'lena@patient.example')).not.toBe(hash);
  expect(deriveKeys('another secret of 32 characters!!').hash('counted names', 'lena@patient.example')).not.toBe(hash);
});
