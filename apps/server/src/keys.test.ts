import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { deriveKeys } from './keys.ts';
import { Secret } from './secret.ts';

const secret = new Secret('a secret of at least 32 characters');
const other = new Secret('another secret of 32 characters!!');
const keys = deriveKeys(secret);
const content = Buffer.from('Ihr Code: 123456');

test('what was sealed is opened again, and never looks the same twice', () => {
  const sealed = keys.seal('mails', content);
  expect(keys.open('mails', sealed)).toEqual(content);
  expect(sealed.includes('123456')).toBe(false);
  expect(keys.seal('mails', content)).not.toEqual(sealed);
});

test('what earlier versions sealed is opened', () => {
  const sealed = Buffer.from('AfNYALElyNC+eMJ0VS7i/NE54eg30SJWNaO9Bm8EqJf1LK8YBVGiazuAXw40TaTz', 'base64');
  expect(keys.open('mails', sealed)).toEqual(content);
});

test.each([0, 1, 65_535, 65_536, 65_537, 200_000])('pieces are sealed as one: a label and %i bytes', (length) => {
  const [label, bytes] = [Buffer.from('label\n'), Buffer.alloc(length, 'Rezept')];
  const opened = keys.open('prescriptions', keys.seal('prescriptions', label, bytes));
  expect(opened.equals(Buffer.concat([label, bytes]))).toBe(true);
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
  expect(() => deriveKeys(other).open('mails', sealed)).toThrow('another APP_SECRET');
  expect(() => keys.open('prescriptions', sealed)).toThrow();
});

test('keyed hashes differ by secret and by purpose', () => {
  const hash = keys.hash('counted names', 'lena@patient.example');
  expect(keys.hash('counted names', 'lena@patient.example')).toBe(hash);
  expect(keys.hash('known devices', 'lena@patient.example')).not.toBe(hash);
  expect(deriveKeys(other).hash('counted names', 'lena@patient.example')).not.toBe(hash);
});

test('printing keys shows neither them nor their secrets', () => {
  const both = deriveKeys(secret, other);
  both.seal('mails', content);
  const shown = [
    JSON.stringify(both),
    JSON.stringify({ ...both }),
    inspect(both, { showHidden: true, depth: 9 }),
  ].join();
  const material = [secret, other, both.secretFor('sessions')].map((hidden) => hidden.reveal());
  for (const text of material) expect(shown).not.toContain(text);
  expect(`${both.secretFor('sessions')}`).toBe('[secret]');
});

describe('after the secret was changed', () => {
  const changed = deriveKeys(other, secret);

  test('what the previous one sealed is opened, and can be told from what the current one seals', () => {
    const before = keys.seal('prescriptions', content);
    expect(changed.open('prescriptions', before)).toEqual(content);
    const after = changed.seal('prescriptions', content);
    expect(after.indexOf(changed.sealId('prescriptions'))).toBe(0);
    expect(before.indexOf(changed.sealId('prescriptions'))).not.toBe(0);
    expect(() => keys.open('prescriptions', after)).toThrow('another APP_SECRET');
    expect([keys.hasPrevious, changed.hasPrevious]).toEqual([false, true]);
  });

  test('a link that the previous one sealed is not believed: whoever knows that secret could have made it', () => {
    expect(keys.open('device links', keys.seal('device links', content))).toEqual(content);
    expect(() => changed.open('device links', keys.seal('device links', content))).toThrow('another APP_SECRET');
  });

  test('a guest is found by the earlier hash too', () => {
    const before = keys.hash('guest carts', 'token');
    expect(keys.hashes('guest carts', 'token')).toEqual([before]);
    expect(changed.hashes('guest carts', 'token')).toEqual([changed.hash('guest carts', 'token'), before]);
  });

  test('what proves something by its hash is made and checked with the current one alone', () => {
    expect(changed.hash('known devices', 'x')).toBe(deriveKeys(other).hash('known devices', 'x'));
    expect(changed.secretFor('sessions').equals(deriveKeys(other).secretFor('sessions'))).toBe(true);
  });
});
