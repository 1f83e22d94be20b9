import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, readFile, rm, stat, truncate } from 'node:fs/promises';
import path from 'node:path';
import { createKeyedMutex } from './keyed-mutex.ts';
import type { SealedFiles } from './sealed-files.ts';
import { openSpool, type UploadSpool } from './upload-spool.ts';
import { replaceWhole, writeOnce } from './write-once.ts';

interface Folder extends SealedFiles {
  /** Leaves the name without its content. */
  empty(name: string): Promise<void>;
  openSpool(): Promise<UploadSpool>;
}

/** `incoming/`, `prescriptions/`, and `unfinished/` for what is being written. Only our user may look into them. */
export function openFolder(folder: string): Folder {
  const unfinished = path.join(folder, 'unfinished');
  const locked = createKeyedMutex();

  async function put(name: string, content: Buffer): Promise<boolean> {
    const file = fileOf(name);
    for (const needed of [path.dirname(file), unfinished]) await mkdir(needed, { recursive: true, mode: 0o700 });
    return writeOnce(file, content, path.join(unfinished, randomUUID()));
  }

  function fileOf(name: string): string {
    return path.join(folder, name);
  }

  return {
    async check() {
      const probe = path.join(unfinished, randomUUID());
      await mkdir(unfinished, { recursive: true, mode: 0o700 });
      const file = await open(probe, 'wx', 0o600);
      try {
        await file.writeFile('probe');
        await file.sync();
      } finally {
        await file.close();
        await rm(probe, { force: true });
      }
    },
    put,
    read: (name) => orNull(readFile(fileOf(name))),
    has: async (name) => (await orNull(stat(fileOf(name)))) !== null,
    // Removing waits for replacing and the other way round: what was removed must not come back.
    remove: (name) => locked(name, () => rm(fileOf(name), { force: true })),
    replace: (name, from, to) =>
      locked(name, async () => {
        const found = await orNull(readFile(fileOf(name)));
        if (!found?.equals(from)) return false;
        await mkdir(unfinished, { recursive: true, mode: 0o700 });
        await replaceWhole(fileOf(name), to, path.join(unfinished, randomUUID()));
        return true;
      }),
    async openSpool() {
      await mkdir(unfinished, { recursive: true, mode: 0o700 });
      return openSpool(path.join(unfinished, randomUUID()));
    },
    empty: async (name) => void (await orNull(truncate(fileOf(name)))),
    async *list() {
      for (const place of ['incoming', 'prescriptions']) {
        for (const key of (await orNull(readdir(path.join(folder, place)))) ?? []) yield `${place}/${key}`;
      }
    },
    async removeOldUploads(before) {
      for (const place of [path.join(folder, 'incoming'), unfinished]) {
        for (const name of (await orNull(readdir(place))) ?? []) {
          const file = path.join(place, name);
          const found = await orNull(stat(file));
          if (found && found.mtime < before) await rm(file, { force: true });
        }
      }
    },
  };
}

async function orNull<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
