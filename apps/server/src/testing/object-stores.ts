import { mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { deriveKeys } from '../keys.ts';
import { Secret } from '../secret.ts';
import { openObjectStore } from '../storage/object-store.ts';
import { testClock } from './clock.ts';
import { openTestBucket } from './test-bucket.ts';
import { testKeys, testSecret } from './test-keys.ts';

export const parts = { keys: testKeys, clock: testClock() };
export const content = Buffer.from('Rezept für Lena Beispiel'.repeat(40));
export const form = { contentType: 'application/pdf', sizeBytes: content.length, lifeSeconds: 300 };

export const oldKeys = deriveKeys(new Secret('the secret of before, at least 32 characters'));
export const afterChange = {
  keys: deriveKeys(testSecret, new Secret('the secret of before, at least 32 characters')),
  clock: testClock(),
};

export async function openFolderStore(keys = parts.keys) {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-objects-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const folder = path.join(dataDir, 'objects');
  return {
    folder,
    store: openObjectStore({ s3: null, dataDir }, { ...parts, keys }),
    openAgain: (again: typeof parts) => openObjectStore({ s3: null, dataDir }, again),
    rawBytes: (name: string) => readFile(path.join(folder, name)),
    move: (from: string, to: string) => rename(path.join(folder, from), path.join(folder, to)),
  };
}

export async function openBucketStore(keys = parts.keys) {
  const { s3, bytes, move } = await openTestBucket();
  return {
    store: openObjectStore({ s3, dataDir: '/nowhere' }, { ...parts, keys }),
    openAgain: (again: typeof parts) => openObjectStore({ s3, dataDir: '/nowhere' }, again),
    rawBytes: bytes,
    move,
  };
}
