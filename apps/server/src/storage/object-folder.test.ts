import { readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { objectStoreAway } from '../testing/object-store-away.ts';
import { afterChange, content, oldKeys, openFolderStore } from '../testing/object-stores.ts';
import { bringFile } from '../testing/prescription-form.ts';
import { newObjectKey } from './object-key.ts';

describe('the folder', () => {
  test('is for our user alone', async () => {
    const { store, folder } = await openFolderStore();
    const key = newObjectKey();
    await store.put(key, content);
    for (const [name, mode] of [
      ['', 0o700],
      ['prescriptions', 0o700],
      [`prescriptions/${key}`, 0o600],
    ] as const) {
      expect((await stat(path.join(folder, name))).mode & 0o777, name).toBe(mode);
    }
  });

  test('uploads that nobody put away go when they are old, and so does what was never finished', async () => {
    const { store, folder } = await openFolderStore();
    await store.removeOldUploads(new Date());
    const [old, young] = [newObjectKey(), newObjectKey()];
    for (const key of [old, young]) await bringFile(store, key, content);
    await store.put(old, content);
    await writeFile(path.join(folder, 'unfinished/after-a-crash'), 'half');
    for (const name of [`incoming/${old}`, 'unfinished/after-a-crash', `prescriptions/${old}`]) {
      await utimes(path.join(folder, name), new Date(0), new Date(0));
    }
    await store.removeOldUploads(new Date(Date.now() - 60_000));
    expect(await store.readUpload(old)).toBeNull();
    expect(await store.readUpload(young)).toEqual(content);
    expect(await store.read(old)).toEqual(content);
    expect(await readdir(path.join(folder, 'unfinished'))).toEqual([]);
  });

  test('that cannot be reached is Unavailable, whatever is asked', async () => {
    const store = objectStoreAway();
    const key = newObjectKey();
    for (const ask of [
      () => store.put(key, content),
      () => store.read(key),
      () => store.sealAnew(key),
      () => store.has(key),
      () => store.readUpload(key),
      () => store.discardUpload(key),
    ]) {
      await expect(ask()).rejects.toMatchObject({ id: 'Unavailable', cause: { code: 'ENOTDIR' } });
    }
    await expect(store.check()).rejects.toThrow();
  });
});

test('a file of the folder that is removed while it is sealed anew does not come back', async () => {
  const { store, openAgain, folder } = await openFolderStore(oldKeys);
  const key = newObjectKey();
  // Large enough that it can be seen while it is being written.
  await store.put(key, Buffer.alloc(48 * 1024 * 1024, 1));
  const changed = openAgain(afterChange);
  let isDone = false;
  const sealing = changed.sealAnew(key).finally(() => {
    isDone = true;
  });
  while (!isDone && (await readdir(path.join(folder, 'unfinished'))).length === 0) await setImmediate();
  await Promise.all([sealing, changed.remove(key)]);
  expect(await changed.has(key)).toBe(false);
  expect(await readdir(path.join(folder, 'unfinished'))).toEqual([]);
});

test('a folder that cannot be written to can be read all the same after a change of the secret', async () => {
  const { store, openAgain, folder, rawBytes } = await openFolderStore(oldKeys);
  const key = newObjectKey();
  await store.put(key, content);
  const sealed = await rawBytes(`prescriptions/${key}`);
  await rm(path.join(folder, 'unfinished'), { recursive: true });
  await writeFile(path.join(folder, 'unfinished'), 'no folder');
  expect(await openAgain(afterChange).read(key)).toEqual(content);
  expect(await rawBytes(`prescriptions/${key}`)).toEqual(sealed);
  await expect(openAgain(afterChange).sealAnew(key)).rejects.toMatchObject({ id: 'Unavailable' });
});

test('an upload that waits in the folder is opened after a change of the secret', async () => {
  const { store, openAgain } = await openFolderStore(oldKeys);
  const key = newObjectKey();
  await bringFile(store, key, content);
  expect(await openAgain(afterChange).readUpload(key)).toEqual(content);
});
