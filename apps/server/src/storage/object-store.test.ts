import { describe, expect, test } from 'vitest';
import { deriveKeys } from '../keys.ts';
import { Secret } from '../secret.ts';
import {
  afterChange,
  content,
  form,
  oldKeys,
  openBucketStore,
  openFolderStore,
  parts,
} from '../testing/object-stores.ts';
import { testSecret } from '../testing/test-keys.ts';
import { newObjectKey } from './object-key.ts';

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
