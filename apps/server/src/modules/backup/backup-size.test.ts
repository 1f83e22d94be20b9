import { expect, test } from 'vitest';
import { systemClock } from '../../clock.ts';
import type { SealedFiles } from '../../storage/sealed-files.ts';
import { isLongRun } from '../../testing/long-run.ts';
import { dataFolder } from '../../testing/terminal.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { testKeys } from '../../testing/test-keys.ts';
import { readArchive } from './archive.ts';
import { backUp } from './backup-service.ts';
import { hashOfFile } from './carried-files.ts';

const { db } = testDatabase();

/** Fifty gigabytes in the long run; `npm run trial -- papers long` takes five of them from a real disk. */
const fileCount = isLongRun ? 6_250 : 60;
const fileBytes = 8_000_000;
/** What is under way in streams and waits for the collector: far less than even the small shop has in files. */
const mostHeld = 250_000_000;

const unused = () => Promise.reject(new Error('a backup reads'));

/** A store whose files are made when they are read, and are nowhere else. */
function endlessStore(onRead: () => void): SealedFiles {
  return {
    async *list() {
      for (let n = 0; n < fileCount; n++) yield `prescriptions/${n}`;
    },
    async read(name) {
      onRead();
      return contentOf(Number(name.split('/')[1]));
    },
    check: unused,
    put: unused,
    replace: unused,
    has: unused,
    remove: unused,
    removeOldUploads: unused,
  };
}

function contentOf(n: number): Buffer {
  const bytes = Buffer.alloc(fileBytes, n % 251);
  bytes.writeUInt32LE(n);
  return bytes;
}

test('a backup of a shop of any size holds few of its files in memory, and names those that are there already', {
  timeout: isLongRun ? 7_200_000 : 120_000,
}, async () => {
  let most = 0;
  const before = process.memoryUsage().arrayBuffers;
  const measure = () => {
    most = Math.max(most, process.memoryUsage().arrayBuffers - before);
  };
  // Every third file lies beside an earlier backup.
  const held = new Set<string>();
  for (let n = 0; n < fileCount; n += 3) held.add(hashOfFile(contentOf(n)));
  const parts = { db, keys: testKeys, clock: systemClock, dataDir: await dataFolder(), held };
  let given = 0;
  let end = { objects: 0, beside: [] as unknown[] };
  for await (const { name, bytes } of readArchive(backUp({ ...parts, files: endlessStore(measure) }))) {
    measure();
    if (name.startsWith('objects/')) given += bytes.length === fileBytes ? 1 : 0;
    if (name === 'end.json') end = JSON.parse(bytes.toString());
  }
  expect(given).toBe(fileCount - held.size);
  expect(end.objects).toBe(fileCount);
  expect(end.beside).toHaveLength(held.size);
  expect(most).toBeLessThan(mostHeld);
});
