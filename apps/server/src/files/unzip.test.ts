import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { unzip } from './unzip.ts';

const limits = { mostFiles: 3, mostBytes: 100_000 };
const zipped = (files: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)]))));

test('the files of a ZIP come out as they went in', async () => {
  const files = await unzip(zipped({ 'a.xml': '<a/>', 'b/c.xml': 'x'.repeat(50_000) }), limits);
  expect(files?.map(({ name, bytes }) => [name, String(bytes)])).toEqual([
    ['a.xml', '<a/>'],
    ['b/c.xml', 'x'.repeat(50_000)],
  ]);
});

test('too many files, too many bytes and a broken ZIP are none', async () => {
  expect(await unzip(zipped({ a: '1', b: '2', c: '3', d: '4' }), limits)).toBeNull();
  expect(await unzip(zipped({ a: 'x'.repeat(60_000), b: 'x'.repeat(60_000) }), limits)).toBeNull();
  const whole = zipped({ a: Array.from({ length: 5_000 }, (_, index) => index).join(' ') });
  expect(await unzip(whole.subarray(0, whole.length / 2), limits)).toBeNull();
});

test('a size that a ZIP claims for itself is not believed', async () => {
  const bomb = zipped({ a: '0'.repeat(1_000_000) });
  // Of the local header and of the directory: the size before it was packed.
  bomb.writeUInt32LE(10, 22);
  bomb.writeUInt32LE(10, bomb.lastIndexOf('PK\u0001\u0002') + 24);
  expect(await unzip(bomb, limits)).toBeNull();
});
