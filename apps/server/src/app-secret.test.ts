import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadAppSecret } from './app-secret.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'shop-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the secret is made once, kept readable by its owner only, and the same at the next start', () => {
  const first = loadAppSecret(null, folder);
  expect(first.length).toBeGreaterThanOrEqual(43);
  expect(loadAppSecret(null, folder)).toBe(first);
  expect(statSync(path.join(folder, 'app-secret')).mode & 0o077).toBe(0);
  expect(readdirSync(folder)).toEqual(['app-secret']);
});

test('a given secret is used and not written down', () => {
  expect(loadAppSecret('given-by-the-environment-0123456789', folder)).toBe('given-by-the-environment-0123456789');
  expect(readdirSync(folder)).toEqual([]);
});
