import { mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { deriveKeys } from '../keys.ts';
import { Secret } from '../secret.ts';
import { testClock } from '../testing/clock.ts';
import { objectStoreAway } from '../testing/object-store-away.ts';
import { bringFile, filledForm } from '../testing/prescription-form.ts';
import { type S3StandIn, startS3 } from '../testing/s3-stand-in.ts';
import { testKeys, testSecret } from '../testing/test-keys.ts';
import { newObjectKey } from './object-key.ts';
import { openObjectStore } from './object-store.ts';

const parts = { keys: testKeys, clock: testClock() };
const content = Buffer.from('Rezept für Lena Beispiel'.repeat(40));
const form = { contentType: 'application/pdf', sizeBytes: content.length, lifeSeconds: 300 };

const oldKeys = deriveKeys(new Secret('the secret of before, at least 32 characters'));
const afterChange = {
  keys: deriveKeys(testSecret, new Secret('the secret of before, at least 32 characters')),
  clock: testClock(),
};

async function openFolderStore(keys = parts.keys) {
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

async function openBucketStore(keys = parts.keys) {
  const { s3, objects } = await startS3();
  return {
    store: openObjectStore({ s3, dataDir: '/nowhere' }, { ...parts, keys }),
    openAgain: (again: typeof parts) => openObjectStore({ s3, dataDir: '/nowhere' }, again),
    rawBytes: async (name: string) => objects.get(name) as Buffer,
    move: async (from: string, to: string) => void objects.set(to, objects.get(from) as Buffer),
  };
}

describe.each([
  ['a folder', openFolderStore],
  ['a bucket', openBucketStore],
])('%s', (_name, open) => {
  test('gives back what was put away, and says so when there is nothing', async () => {
    const { store } = await open();
    await store.check();
    const key = newObjectKey();
    expect([await store.read(key), await store.has(key)]).toEqual([null, false]);
    expect(await store.put(key, content)).toBe(true);
    expect(await store.read(key)).toEqual(content);
    expect(await store.has(key)).toBe(true);
    await store.remove(key);
    await store.remove(key);
    expect([await store.read(key), await store.has(key)]).toEqual([null, false]);
  });

  test('what lies under a key is never written over', async () => {
    const { store } = await open();
    const key = newObjectKey();
    await store.put(key, content);
    expect(await store.put(key, Buffer.from('another prescription'))).toBe(false);
    expect(await store.read(key)).toEqual(content);
  });

  test('nobody who sees the stored bytes can read them', async () => {
    const { store, rawBytes } = await open();
    const key = newObjectKey();
    await store.put(key, content);
    const raw = await rawBytes(`prescriptions/${key}`);
    expect(raw.length).toBeGreaterThan(content.length);
    expect(raw.includes('Beispiel')).toBe(false);
  });

  test('a file that is moved to another name does not open there', async () => {
    const { store, move } = await open();
    const [mine, foreign] = [newObjectKey(), newObjectKey()];
    await store.put(mine, content);
    await move(`prescriptions/${mine}`, `prescriptions/${foreign}`);
    await expect(store.read(foreign)).rejects.toThrow('another name');
  });

  describe('after the secret was changed', () => {
    async function givenSealedBefore() {
      const { store: before, openAgain, ...others } = await open(oldKeys);
      const key = newObjectKey();
      await before.put(key, content);
      return { key, before, store: openAgain(afterChange), openAgain, ...others };
    }

    test('what is read is sealed anew: the previous secret is needed no longer', async () => {
      const { key, store, openAgain, rawBytes } = await givenSealedBefore();
      await expect(openAgain(parts).read(key)).rejects.toThrow('another APP_SECRET');
      expect(await store.read(key)).toEqual(content);
      expect(await openAgain(parts).read(key)).toEqual(content);
      const sealedAnew = await rawBytes(`prescriptions/${key}`);
      await store.read(key);
      expect(await rawBytes(`prescriptions/${key}`)).toEqual(sealedAnew);
    });

    test('what nobody reads is sealed anew when it is asked for, once', async () => {
      const { key, store, openAgain, rawBytes } = await givenSealedBefore();
      expect(await store.sealAnew(key)).toBe(true);
      const sealedAnew = await rawBytes(`prescriptions/${key}`);
      expect(await store.sealAnew(key)).toBe(true);
      expect(await rawBytes(`prescriptions/${key}`)).toEqual(sealedAnew);
      expect(await openAgain(parts).read(key)).toEqual(content);
      expect(await store.sealAnew(newObjectKey())).toBe(true);
    });

    test('many at once, readers too, leave one whole file', async () => {
      const { key, store, openAgain } = await givenSealedBefore();
      const asked = Array.from({ length: 10 }, () => [store.sealAnew(key), store.read(key)]).flat();
      const answers = await Promise.all(asked);
      for (const bytes of answers.filter((answer) => Buffer.isBuffer(answer))) expect(bytes).toEqual(content);
      expect(await openAgain(parts).read(key)).toEqual(content);
    });

    test('a file that neither secret opens is told, and stays as it is', async () => {
      const { key, openAgain, rawBytes } = await givenSealedBefore();
      const sealed = await rawBytes(`prescriptions/${key}`);
      const stranger = { ...parts, keys: deriveKeys(testSecret, new Secret('yet another secret of 32 characters')) };
      await expect(openAgain(stranger).sealAnew(key)).rejects.toThrow('another APP_SECRET');
      expect(await rawBytes(`prescriptions/${key}`)).toEqual(sealed);
    });
  });

  test.each(['../../etc/passwd', '', '.', 'A'.repeat(48), `${'a'.repeat(47)}/`, `${'a'.repeat(48)}/x`])(
    'has no name but a key of ours: %o',
    async (key) => {
      const { store } = await open();
      for (const ask of [store.read, store.sealAnew, store.has, store.remove, store.readUpload, store.discardUpload]) {
        await expect(ask(key)).rejects.toThrow('not a key of the object store');
      }
      await expect(store.put(key, content)).rejects.toThrow('not a key of the object store');
    },
  );

  test('an upload that never came, and one that was discarded, is none', async () => {
    const { store } = await open();
    const key = newObjectKey();
    await store.signUpload({ key, ...form });
    expect(await store.readUpload(key)).toBeNull();
    await store.discardUpload(key);
    expect(await store.readUpload(key)).toBeNull();
  });
});

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

test('nor does one of the bucket', async () => {
  const bucket = await startS3();
  const key = newObjectKey();
  const dataDir = '/nowhere';
  await openObjectStore({ s3: bucket.s3, dataDir }, { ...parts, keys: oldKeys }).put(key, content);
  bucket.before('PUT', () => bucket.objects.delete(`prescriptions/${key}`));
  const changed = openObjectStore({ s3: bucket.s3, dataDir }, afterChange);
  expect(await changed.sealAnew(key)).toBe(false);
  expect(await changed.has(key)).toBe(false);
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

describe('the bucket', () => {
  let bucket: S3StandIn;
  beforeEach(async () => {
    bucket = await startS3();
  });

  async function send(change: (fields: Record<string, string>) => Record<string, string>, bytes = content) {
    const key = newObjectKey();
    const { url, fields } = await openObjectStore({ s3: bucket.s3, dataDir: '' }, parts).signUpload({ key, ...form });
    const body = filledForm(Object.entries(change(fields)), bytes);
    return { key, answer: await fetch(url, { method: 'POST', body }) };
  }

  test('takes a file by its signed form, and gives it as it came', async () => {
    const { key, answer } = await send((fields) => fields);
    expect(answer.status).toBe(204);
    expect([...bucket.objects.keys()]).toEqual([`incoming/${key}`]);
    const store = openObjectStore({ s3: bucket.s3, dataDir: '' }, parts);
    expect(await store.readUpload(key)).toEqual(content);
    await store.discardUpload(key);
    expect([...bucket.objects.keys()]).toEqual([]);
  });

  test.each([
    ['another key', (fields: Record<string, string>) => ({ ...fields, key: `incoming/${newObjectKey()}` })],
    ['a kept name', (fields: Record<string, string>) => ({ ...fields, key: `prescriptions/${newObjectKey()}` })],
    ['another type', (fields: Record<string, string>) => ({ ...fields, 'Content-Type': 'text/html' })],
    ['a field nobody signed', (fields: Record<string, string>) => ({ ...fields, acl: 'public-read' })],
    ['another policy', (fields: Record<string, string>) => ({ ...fields, Policy: btoa('{"conditions":[]}') })],
  ])('refuses %s', async (_what, change) => {
    const { answer } = await send(change);
    expect(answer.status).toBe(403);
    expect(bucket.objects.size).toBe(0);
  });

  test.each([
    ['fewer', content.subarray(1)],
    ['more', Buffer.concat([content, Buffer.from('x')])],
  ])('refuses %s bytes than announced', async (_what, bytes) => {
    expect((await send((fields) => fields, bytes)).answer.status).toBe(400);
  });

  test('refuses a form after five minutes', async () => {
    bucket.setNow(new Date(Date.now() + 299_000));
    expect((await send((fields) => fields)).answer.status).toBe(204);
    bucket.setNow(new Date(Date.now() + 301_000));
    expect((await send((fields) => fields)).answer.status).toBe(403);
  });

  test('uploads that nobody put away go when they are old; what was put away stays', async () => {
    const store = openObjectStore({ s3: bucket.s3, dataDir: '' }, parts);
    const { key } = await send((fields) => fields);
    await store.put(key, content);
    await store.removeOldUploads(new Date(-1));
    expect(await store.readUpload(key)).toEqual(content);
    await store.removeOldUploads(new Date());
    expect([...bucket.objects.keys()]).toEqual([`prescriptions/${key}`]);
  });

  test('that does not answer, or is another one, is Unavailable', async () => {
    const wrongName = openObjectStore({ s3: { ...bucket.s3, bucket: 'somebody-elses' }, dataDir: '' }, parts);
    await expect(wrongName.read(newObjectKey())).rejects.toMatchObject({ id: 'Unavailable' });
    const store = openObjectStore({ s3: bucket.s3, dataDir: '' }, parts);
    await bucket.goAway();
    for (const ask of [() => store.read(newObjectKey()), () => store.put(newObjectKey(), content)]) {
      await expect(ask()).rejects.toMatchObject({ id: 'Unavailable' });
    }
    await expect(store.check()).rejects.toThrow();
  });

  test.each([
    [bucketOf('rezepte'), 'https://rezepte.s3.eu-central-1.amazonaws.com'],
    [bucketOf('rezepte.apotheke'), 'https://s3.eu-central-1.amazonaws.com'],
    [{ ...bucketOf('rezepte'), endpoint: 'https://s3.example:9000/path' }, 'https://s3.example:9000'],
  ])('names the origin that browsers send to: %o', async (s3, origin) => {
    const store = openObjectStore({ s3, dataDir: '' }, parts);
    expect(await store.uploadOrigin()).toBe(origin);
    const { url } = await store.signUpload({ key: newObjectKey(), ...form });
    expect(new URL(url).origin).toBe(origin);
  });

  function bucketOf(name: string) {
    return { bucket: name, endpoint: null, region: 'eu-central-1' };
  }
});
