import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PassThrough } from 'node:stream';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { testClock } from '../testing/clock.ts';
import { testKeys } from '../testing/test-keys.ts';
import { newObjectKey } from './object-key.ts';
import { openObjectStore } from './object-store.ts';
import type { UploadReceiver } from './upload-receiver.ts';

const content = Buffer.from('%PDF-1.7 Rezept für Lena Beispiel %%EOF');

let receiver: UploadReceiver;
let folder: string;
beforeEach(async () => {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'shop-uploads-'));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  folder = path.join(dataDir, 'objects', 'unfinished');
  const parts = { keys: testKeys, clock: testClock() };
  receiver = openObjectStore({ s3: null, dataDir }, parts).uploadReceiver as UploadReceiver;
});

/** An upload that goes on until it is told to end. */
function startUpload({ key = newObjectKey(), sender = '192.0.2.1' } = {}) {
  const chunks = new PassThrough();
  // It may break off before anybody has begun to read it.
  chunks.on('error', () => {});
  chunks.write(content);
  const received = receiver.receive({ key, sizeBytes: content.length }, sender, chunks);
  // Some are meant to be refused; each test says which.
  received.catch(() => {});
  return { received, end: () => chunks.end(), breakOff: () => chunks.destroy(new Error('gone')) };
}

test('a form takes one file at a time; whoever breaks off makes room for the next attempt', async () => {
  const key = newObjectKey();
  const first = startUpload({ key });
  await expect(startUpload({ key }).received).rejects.toMatchObject({ id: 'InvalidState' });
  first.breakOff();
  await expect(first.received).rejects.toThrow('gone');
  const second = startUpload({ key });
  second.end();
  await (await second.received).letGo();
});

test('one sender has eight at once and leaves room for others; forty are enough for all', async () => {
  const running = Array.from({ length: 8 }, () => startUpload());
  const refused = { id: 'TooManyRequests', data: { retryAfterSeconds: 30 } };
  await expect(startUpload().received).rejects.toMatchObject(refused);
  for (let other = 2; other <= 5; other++) {
    running.push(...Array.from({ length: 8 }, () => startUpload({ sender: `192.0.2.${other}` })));
  }
  await expect(startUpload({ sender: '192.0.2.9' }).received).rejects.toMatchObject({ id: 'Unavailable' });

  running[0]?.end();
  await (await running[0]?.received)?.letGo();
  const next = startUpload({ sender: '192.0.2.9' });
  for (const upload of [next, ...running.slice(1)]) upload.end();
  await Promise.all([next, ...running.slice(1)].map(async ({ received }) => (await received).letGo()));
});

test('what is under way lies on the disk, readable to nobody, and goes with its upload', async () => {
  const upload = startUpload();
  await expect.poll(async () => (await readdir(folder).catch(() => [])).length).toBe(1);
  upload.end();
  const received = await upload.received;
  const [name] = await readdir(folder);
  const raw = await readFile(path.join(folder, name as string));
  expect(raw).toHaveLength(content.length);
  expect(raw.includes('Beispiel')).toBe(false);
  await received.keep();
  await received.letGo();
  expect(await readdir(folder)).toEqual([]);
});
