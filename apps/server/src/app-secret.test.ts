import { mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadAppSecrets } from './app-secret.ts';
import { Secret } from './secret.ts';

const none = { appSecret: null, appSecretPrevious: null };
const given = new Secret('given-by-the-environment-0123456789');
const givenBefore = new Secret('given-by-the-environment-before-012');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the secret is made once, kept readable by its owner only, and the same at the next start', () => {
  const first = loadAppSecrets(none, folder);
  expect(first.current.reveal().length).toBeGreaterThanOrEqual(43);
  expect(first.previous).toBeNull();
  expect(loadAppSecrets(none, folder).current.reveal()).toBe(first.current.reveal());
  expect(statSync(path.join(folder, 'app-secret')).mode & 0o077).toBe(0);
  expect(readdirSync(folder)).toEqual(['app-secret']);
});

test('given secrets are used and not written down', () => {
  const secrets = loadAppSecrets({ appSecret: given, appSecretPrevious: givenBefore }, folder);
  expect(secrets).toEqual({ current: given, previous: givenBefore });
  expect([secrets.current.reveal(), secrets.previous?.reveal()]).toEqual([given.reveal(), givenBefore.reveal()]);
  expect(readdirSync(folder)).toEqual([]);
});

test('a kept secret is changed by renaming its file: a new one is made, the old one is the previous', () => {
  const before = loadAppSecrets(none, folder).current;
  renameSync(path.join(folder, 'app-secret'), path.join(folder, 'app-secret-previous'));
  const { current, previous } = loadAppSecrets(none, folder);
  expect(previous?.reveal()).toBe(before.reveal());
  expect(current.equals(before)).toBe(false);
  expect(loadAppSecrets({ ...none, appSecret: given }, folder).previous?.reveal()).toBe(before.reveal());
});

test('a secret that was not changed is no previous one', () => {
  expect(() => loadAppSecrets({ appSecret: given, appSecretPrevious: given }, folder)).toThrow('nothing was changed');
  writeFileSync(path.join(folder, 'app-secret-previous'), given.reveal());
  expect(() => loadAppSecrets({ ...none, appSecret: given }, folder)).toThrow('nothing was changed');
});
