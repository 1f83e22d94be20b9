import { beforeEach, describe, expect, test } from 'vitest';
import { afterChange, content, form, oldKeys, parts } from '../testing/object-stores.ts';
import { filledForm } from '../testing/prescription-form.ts';
import { type S3StandIn, startS3 } from '../testing/s3-stand-in.ts';
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
