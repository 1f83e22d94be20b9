import { describe, expect, test, vi } from 'vitest';
import { afterChange, content, form, oldKeys, parts } from '../testing/object-stores.ts';
import { filledForm } from '../testing/prescription-form.ts';
import { startS3 } from '../testing/s3-stand-in.ts';
import { atTime, openTestBucket } from '../testing/test-bucket.ts';
import { newObjectKey } from './object-key.ts';
import { openObjectStore } from './object-store.ts';

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

describe('the bucket', () => {
  async function givenBucket() {
    const { s3, names } = await openTestBucket();
    const store = openObjectStore({ s3, dataDir: '' }, parts);
    const sign = (key: string) => store.signUpload({ key, ...form });

    async function send(change = (fields: Record<string, string>) => fields, bytes = content, signed = sign) {
      const key = newObjectKey();
      const { url, fields } = await signed(key);
      const body = filledForm(Object.entries(change(fields)), bytes);
      return { key, answer: await fetch(url, { method: 'POST', body }) };
    }
    return { s3, names, store, sign, send };
  }

  test('takes a file by its signed form, and gives it as it came', async () => {
    const { names, store, send } = await givenBucket();
    const { key, answer } = await send();
    expect(answer.status).toBe(204);
    expect(await names()).toEqual([`incoming/${key}`]);
    expect(await store.readUpload(key)).toEqual(content);
    await store.discardUpload(key);
    expect(await names()).toEqual([]);
  });

  test.each([
    ['another key', (fields: Record<string, string>) => ({ ...fields, key: `incoming/${newObjectKey()}` })],
    ['a kept name', (fields: Record<string, string>) => ({ ...fields, key: `prescriptions/${newObjectKey()}` })],
    ['another type', (fields: Record<string, string>) => ({ ...fields, 'Content-Type': 'text/html' })],
    ['a field nobody signed', (fields: Record<string, string>) => ({ ...fields, acl: 'public-read' })],
    ['another policy', (fields: Record<string, string>) => ({ ...fields, Policy: btoa('{"conditions":[]}') })],
  ])('refuses %s', async (_what, change) => {
    const { names, send } = await givenBucket();
    expect((await send(change)).answer.status).toBe(403);
    expect(await names()).toEqual([]);
  });

  test.each([
    ['fewer', content.subarray(1)],
    ['more', Buffer.concat([content, Buffer.from('x')])],
  ])('refuses %s bytes than announced', async (_what, bytes) => {
    const { names, send } = await givenBucket();
    expect((await send(undefined, bytes)).answer.status).toBe(400);
    expect(await names()).toEqual([]);
  });

  test('refuses a form after five minutes', async () => {
    const { sign, send } = await givenBucket();
    const signedAgo = (ms: number) => (key: string) => atTime(new Date(Date.now() - ms), () => sign(key));
    expect((await send(undefined, content, signedAgo(290_000))).answer.status).toBe(204);
    expect((await send(undefined, content, signedAgo(301_000))).answer.status).toBe(403);
  });

  test('uploads that nobody put away go when they are old; what was put away stays', async () => {
    const { names, store, send } = await givenBucket();
    const { key } = await send();
    await store.put(key, content);
    await store.removeOldUploads(new Date(-1));
    expect(await store.readUpload(key)).toEqual(content);
    await store.removeOldUploads(new Date(Date.now() + 60_000));
    expect(await names()).toEqual([`prescriptions/${key}`]);
  });

  test('that is another one, or whose keys are wrong, is Unavailable', async () => {
    const { s3 } = await givenBucket();
    const wrongName = openObjectStore({ s3: { ...s3, bucket: 'somebody-elses' }, dataDir: '' }, parts);
    await expect(wrongName.read(newObjectKey())).rejects.toMatchObject({ id: 'Unavailable' });
    vi.stubEnv('AWS_ACCESS_KEY_ID', 'NOBODYSKEY');
    const wrongKeys = openObjectStore({ s3, dataDir: '' }, parts);
    await expect(wrongKeys.read(newObjectKey())).rejects.toMatchObject({ id: 'Unavailable' });
    await expect(wrongKeys.check()).rejects.toThrow();
    vi.unstubAllEnvs();
  });

  test('that does not answer is Unavailable', async () => {
    const bucket = await startS3();
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
    // For the keys that a form is signed with.
    await startS3();
    const store = openObjectStore({ s3, dataDir: '' }, parts);
    expect(await store.uploadOrigin()).toBe(origin);
    const { url } = await store.signUpload({ key: newObjectKey(), ...form });
    expect(new URL(url).origin).toBe(origin);
  });

  function bucketOf(name: string) {
    return { bucket: name, endpoint: null, region: 'eu-central-1' };
  }
});
