import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { addCartItem } from '@shop/contract/cart';
import { mostPrescriptionBytes } from '@shop/contract/prescription-file';
import { beforeEach, describe, expect, test } from 'vitest';
import { filledForm, pdf, postForm } from '../testing/prescription-form.ts';
import { expectError, type TestApp, testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { newObjectKey } from './object-key.ts';

const database = testDatabase();
const uploads = '/api/uploads/prescriptions';

let shop: TestApp;
let key: string;
let fields: [string, string][];
beforeEach(async () => {
  shop = await testApp(database);
  key = newObjectKey();
  fields = await signedFields();
});

async function signedFields(sizeBytes = pdf.length): Promise<[string, string][]> {
  const form = { key, contentType: 'application/pdf', sizeBytes, lifeSeconds: 300 };
  return Object.entries((await shop.objectStore.signUpload(form)).fields);
}

function post(form: FormData) {
  return postForm(shop, uploads, form);
}

async function storedNames(place: string): Promise<string[]> {
  return readdir(path.join(shop.objectFolder, place)).catch(() => []);
}

test('a file comes by its form: 204, and it is there as it was sent', async () => {
  const answer = await post(filledForm(fields, pdf));
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(await shop.objectStore.readUpload(key)).toEqual(pdf);
});

test('what it leaves on the disk only our user may open, and nobody can read', async () => {
  await post(filledForm(fields, pdf, 'rezept-lena.pdf'));
  expect(await storedNames('incoming')).toEqual([key]);
  expect(await storedNames('unfinished')).toEqual([]);
  const file = path.join(shop.objectFolder, 'incoming', key);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
  const raw = await readFile(file);
  for (const readable of ['%PDF', 'Rezept', 'rezept-lena']) expect(raw.includes(readable)).toBe(false);
});

describe('a form that is not exactly ours', () => {
  test.each(['key', 'Content-Type', 'size', 'expires', 'signature'])('%s altered: Forbidden', async (altered) => {
    const values: Record<string, string> = {
      key: newObjectKey(),
      'Content-Type': 'text/html',
      size: String(pdf.length + 1),
      expires: '2099-01-01T00:00:00.000Z',
      signature: 'A'.repeat(43),
    };
    const answer = await post(filledForm(replaced(altered, values[altered] as string), pdf));
    expect(answer.statusCode).toBe(403);
    expectError(answer, 'Forbidden');
  });

  test.each(['', 'x', 'ä'.repeat(43)])('signature %o: Forbidden', async (signature) => {
    expectError(await post(filledForm(replaced('signature', signature), pdf)), 'Forbidden');
  });

  test.each(['key', 'Content-Type', 'size', 'expires', 'signature'])('%s missing', async (missing) => {
    expectMalformed(await post(filledForm(without(missing), pdf)));
  });

  test.each(['key', 'Content-Type', 'size', 'expires', 'signature'])('%s twice', async (twice) => {
    const again = fields.find(([name]) => name === twice) as [string, string];
    expectMalformed(await post(filledForm([...fields, again], pdf)));
    // In the place of another one, so that their number is right.
    const other = twice === 'key' ? 'size' : 'key';
    expectMalformed(await post(filledForm([...without(other), again], pdf)));
  });

  test.each(['acl', '__proto__', 'constructor', 'Key', ''])('a field more: %o', async (name) => {
    expectMalformed(await post(filledForm([...fields, [name, 'x']], pdf)));
    expectMalformed(await post(filledForm([...without('size'), [name, 'x']], pdf)));
  });

  test('a field longer than any of ours', async () => {
    expectMalformed(await post(filledForm(replaced('signature', 'A'.repeat(5_000)), pdf)));
  });

  test('the file before the fields, under another name, twice, or not at all', async () => {
    const fileFirst = new FormData();
    fileFirst.append('file', new Blob([new Uint8Array(pdf)]), 'rezept.pdf');
    for (const [name, value] of fields) fileFirst.append(name, value);
    expectMalformed(await post(fileFirst));

    const otherName = filledForm(fields, pdf);
    otherName.delete('file');
    otherName.append('document', new Blob([new Uint8Array(pdf)]), 'rezept.pdf');
    expectMalformed(await post(otherName));

    const twice = filledForm(fields, pdf);
    twice.append('file', new Blob([new Uint8Array(pdf)]), 'rezept.pdf');
    expectMalformed(await post(twice));

    const none = filledForm(fields, pdf);
    none.delete('file');
    expectMalformed(await post(none));
    expect(await storedNames('incoming')).toEqual([]);
  });

  test('half a form leaves nothing', async () => {
    const encoded = new Response(filledForm(fields, pdf));
    const whole = Buffer.from(await encoded.arrayBuffer());
    for (const length of [0, 10, whole.length - pdf.length, whole.length - 10]) {
      const answer = await shop.app.inject({
        method: 'POST',
        url: uploads,
        headers: { 'content-type': encoded.headers.get('content-type') as string },
        payload: whole.subarray(0, length),
      });
      expectMalformed(answer);
    }
    expect(await storedNames('incoming')).toEqual([]);
  });

  test.each(['multipart/form-data', 'multipart/form-data; boundary='])('without a boundary: %o', async (type) => {
    const headers = { 'content-type': type };
    expectMalformed(await shop.app.inject({ method: 'POST', url: uploads, headers, payload: 'x' }));
  });

  function replaced(name: string, value: string): [string, string][] {
    return fields.map(([field, given]) => [field, field === name ? value : given]);
  }

  function without(name: string): [string, string][] {
    return fields.filter(([field]) => field !== name);
  }

  function expectMalformed(answer: Awaited<ReturnType<typeof post>>): void {
    expect(answer.statusCode).toBe(400);
    expectError(answer, 'MalformedRequest');
  }
});

describe('the size', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a byte less', pdf.subarray(1)],
    ['a byte more', Buffer.concat([pdf, Buffer.from('x')])],
  ])('%s than announced is refused, and nothing is kept', async (_what, bytes) => {
    const answer = await post(filledForm(fields, bytes));
    expect(answer.statusCode).toBe(422);
    expectError(answer, 'PrescriptionFileRefused', { reason: 'size' });
    expect(await storedNames('incoming')).toEqual([]);
  });

  test('10 MiB come through, a byte more does not', async () => {
    const most = Buffer.alloc(mostPrescriptionBytes, 1);
    fields = await signedFields(most.length);
    expectError(await post(filledForm(fields, Buffer.concat([most, pdf]))), 'PrescriptionFileRefused', {
      reason: 'size',
    });
    expect((await post(filledForm(fields, most))).statusCode).toBe(204);
    expect((await shop.objectStore.readUpload(key))?.equals(most)).toBe(true);
  });

  test('what announces more is refused before it is read', async () => {
    const answer = await post(filledForm(fields, Buffer.alloc(mostPrescriptionBytes + 32 * 1024)));
    expect(answer.statusCode).toBe(413);
    expectError(answer, 'BodyTooLarge');
  });

  test('a stream without a length is answered too, and the server goes on', async () => {
    await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const encoded = new Response(filledForm(fields, Buffer.alloc(3 * mostPrescriptionBytes)));
    const type = encoded.headers.get('content-type') as string;
    expect(await stream(type, Buffer.from(await encoded.arrayBuffer()))).toBe(422);
    const foreign = new Response(filledForm([['key', key]], Buffer.alloc(3 * mostPrescriptionBytes)));
    const otherType = foreign.headers.get('content-type') as string;
    expect(await stream(otherType, Buffer.from(await foreign.arrayBuffer()))).toBe(400);
    expect((await post(filledForm(fields, pdf))).statusCode).toBe(204);
  });

  /** In chunks, so that nothing says how much will come. */
  function stream(type: string, body: Buffer): Promise<number | undefined> {
    const { port } = shop.app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': type, 'transfer-encoding': 'chunked' };
      const request = httpRequest({ port, path: uploads, method: 'POST', headers }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      });
      request.on('error', reject);
      for (let at = 0; at < body.length; at += 1024 * 1024) request.write(body.subarray(at, at + 1024 * 1024));
      request.end();
    });
  }
});

describe('a form is good', () => {
  test('for five minutes', async () => {
    shop.clock.advance({ minutes: 4, seconds: 59 });
    expect((await post(filledForm(fields, pdf))).statusCode).toBe(204);
    key = newObjectKey();
    fields = await signedFields();
    shop.clock.advance({ minutes: 5 });
    const answer = await post(filledForm(fields, pdf));
    expect(answer.statusCode).toBe(403);
    expectError(answer, 'Forbidden');
  });

  test('once: not for another file, nor after the first was put away or discarded', async () => {
    expect((await post(filledForm(fields, pdf))).statusCode).toBe(204);
    const other = Buffer.from(pdf.toString().replace('Muster', 'Hacker'));
    const second = await post(filledForm(fields, other));
    expect(second.statusCode).toBe(409);
    expectError(second, 'InvalidState');
    expect(await shop.objectStore.readUpload(key)).toEqual(pdf);
    await shop.objectStore.discardUpload(key);
    expectError(await post(filledForm(fields, other)), 'InvalidState');
    expect(await shop.objectStore.readUpload(key)).toBeNull();
  });

  test('once, also when it is sent ten times at the same moment', async () => {
    const files = Array.from({ length: 10 }, (_, index) =>
      Buffer.from(pdf.toString().replace('Muster', `Muste${index}`)),
    );
    const answers = await Promise.all(files.map((bytes) => post(filledForm(fields, bytes))));
    const taken = answers.findIndex(({ statusCode }) => statusCode === 204);
    expect(await shop.objectStore.readUpload(key)).toEqual(files[taken]);
    for (const answer of answers.toSpliced(taken, 1)) expectError(answer, 'InvalidState');
  });

  test('again when the store could not take the file: 503 meanwhile', async () => {
    await rm(shop.objectFolder, { recursive: true, force: true });
    await writeFile(shop.objectFolder, 'no folder');
    const answer = await post(filledForm(fields, pdf));
    expect(answer.statusCode).toBe(503);
    expectError(answer, 'Unavailable');
    await rm(shop.objectFolder);
    expect((await post(filledForm(fields, pdf))).statusCode).toBe(204);
  });
});

describe('forms are for this address alone', () => {
  test('every other call refuses them', async () => {
    const answer = await postForm(shop, `/api${addCartItem.path}`, filledForm(fields, pdf));
    expect(answer.statusCode).toBe(415);
    expectError(answer, 'UnsupportedMediaType');
  });

  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'and it takes nothing else: %s',
    async (type) => {
      const headers = { 'content-type': type };
      const payload = JSON.stringify(Object.fromEntries(fields));
      const answer = await shop.app.inject({ method: 'POST', url: uploads, headers, payload });
      expect(answer.statusCode).toBe(415);
      expectError(answer, 'UnsupportedMediaType');
    },
  );

  test('a page elsewhere cannot send one', async () => {
    const encoded = new Response(filledForm(fields, pdf));
    const answer = await shop.app.inject({
      method: 'POST',
      url: uploads,
      headers: { 'content-type': encoded.headers.get('content-type') as string, origin: 'https://evil.example' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(403);
    expectError(answer, 'ForeignOrigin');
  });
});
