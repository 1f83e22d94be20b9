import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { addCartItem } from '@shop/contract/cart';
import { mostPrescriptionBytes } from '@shop/contract/prescription-file';
import { describe, expect, test } from 'vitest';
import {
  filledForm,
  pdf,
  postForm,
  postUpload,
  signedFields,
  uploadFormShop,
  uploadPath,
} from '../testing/prescription-form.ts';
import { expectError } from '../testing/test-app.ts';
import { testWorld } from '../testing/test-world.ts';
import { newObjectKey } from './object-key.ts';

const world = testWorld(uploadFormShop);

async function storedNames(place: string): Promise<string[]> {
  return readdir(path.join(world.shop.objectFolder, place)).catch(() => []);
}

test('a file comes by its form: 204, and it is there as it was sent', async () => {
  const answer = await postUpload(world.shop, filledForm(world.shop.fields, pdf));
  expect([answer.statusCode, answer.body]).toEqual([204, '']);
  expect(await world.shop.objectStore.readUpload(world.shop.key)).toEqual(pdf);
});

test('what it leaves on the disk only our user may open, and nobody can read', async () => {
  await postUpload(world.shop, filledForm(world.shop.fields, pdf, 'rezept-lena.pdf'));
  expect(await storedNames('incoming')).toEqual([world.shop.key]);
  expect(await storedNames('unfinished')).toEqual([]);
  const file = path.join(world.shop.objectFolder, 'incoming', world.shop.key);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
  const raw = await readFile(file);
  for (const readable of ['%PDF', 'Rezept', 'rezept-lena']) expect(raw.includes(readable)).toBe(false);
});

describe('the size', () => {
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['a byte less', pdf.subarray(1)],
    ['a byte more', Buffer.concat([pdf, Buffer.from('x')])],
  ])('%s than announced is refused, and nothing is kept', async (_what, bytes) => {
    const answer = await postUpload(world.shop, filledForm(world.shop.fields, bytes));
    expect(answer.statusCode).toBe(422);
    expectError(answer, 'PrescriptionFileRefused', { reason: 'size' });
    expect(await storedNames('incoming')).toEqual([]);
  });

  test('10 MiB come through, a byte more does not', async () => {
    const most = Buffer.alloc(mostPrescriptionBytes, 1);
    world.shop.fields = await signedFields(world.shop, world.shop.key, most.length);
    expectError(
      await postUpload(world.shop, filledForm(world.shop.fields, Buffer.concat([most, pdf]))),
      'PrescriptionFileRefused',
      {
        reason: 'size',
      },
    );
    expect((await postUpload(world.shop, filledForm(world.shop.fields, most))).statusCode).toBe(204);
    expect((await world.shop.objectStore.readUpload(world.shop.key))?.equals(most)).toBe(true);
  });

  test('what announces more is refused before it is read', async () => {
    const answer = await postUpload(
      world.shop,
      filledForm(world.shop.fields, Buffer.alloc(mostPrescriptionBytes + 32 * 1024)),
    );
    expect(answer.statusCode).toBe(413);
    expectError(answer, 'BodyTooLarge');
  });

  test('a stream without a length is answered too, and the server goes on', async () => {
    await world.shop.app.listen({ port: 0, host: '127.0.0.1' });
    const encoded = new Response(filledForm(world.shop.fields, Buffer.alloc(3 * mostPrescriptionBytes)));
    const type = encoded.headers.get('content-type') as string;
    expect(await stream(type, Buffer.from(await encoded.arrayBuffer()))).toBe(422);
    const foreign = new Response(filledForm([['key', world.shop.key]], Buffer.alloc(3 * mostPrescriptionBytes)));
    const otherType = foreign.headers.get('content-type') as string;
    expect(await stream(otherType, Buffer.from(await foreign.arrayBuffer()))).toBe(400);
    expect((await postUpload(world.shop, filledForm(world.shop.fields, pdf))).statusCode).toBe(204);
  });

  /** In chunks, so that nothing says how much will come. */
  function stream(type: string, body: Buffer): Promise<number | undefined> {
    const { port } = world.shop.app.server.address() as AddressInfo;
    return new Promise((resolve, reject) => {
      const headers = { 'content-type': type, 'transfer-encoding': 'chunked' };
      const request = httpRequest({ port, path: uploadPath, method: 'POST', headers }, (response) => {
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
    world.shop.clock.advance({ minutes: 4, seconds: 59 });
    expect((await postUpload(world.shop, filledForm(world.shop.fields, pdf))).statusCode).toBe(204);
    world.shop.key = newObjectKey();
    world.shop.fields = await signedFields(world.shop, world.shop.key);
    world.shop.clock.advance({ minutes: 5 });
    const answer = await postUpload(world.shop, filledForm(world.shop.fields, pdf));
    expect(answer.statusCode).toBe(403);
    expectError(answer, 'Forbidden');
  });

  test('once: not for another file, nor after the first was put away or discarded', async () => {
    expect((await postUpload(world.shop, filledForm(world.shop.fields, pdf))).statusCode).toBe(204);
    const other = Buffer.from(pdf.toString().replace('Muster', 'Hacker'));
    const second = await postUpload(world.shop, filledForm(world.shop.fields, other));
    expect(second.statusCode).toBe(409);
    expectError(second, 'InvalidState');
    expect(await world.shop.objectStore.readUpload(world.shop.key)).toEqual(pdf);
    await world.shop.objectStore.discardUpload(world.shop.key);
    expectError(await postUpload(world.shop, filledForm(world.shop.fields, other)), 'InvalidState');
    expect(await world.shop.objectStore.readUpload(world.shop.key)).toBeNull();
  });

  test('once, also when it is sent ten times at the same moment', async () => {
    const files = Array.from({ length: 10 }, (_, index) =>
      Buffer.from(pdf.toString().replace('Muster', `Muste${index}`)),
    );
    const answers = await Promise.all(
      files.map((bytes) => postUpload(world.shop, filledForm(world.shop.fields, bytes))),
    );
    const taken = answers.findIndex(({ statusCode }) => statusCode === 204);
    expect(await world.shop.objectStore.readUpload(world.shop.key)).toEqual(files[taken]);
    for (const answer of answers.toSpliced(taken, 1)) expectError(answer, 'InvalidState');
  });

  test('again when the store could not take the file: 503 meanwhile', async () => {
    await rm(world.shop.objectFolder, { recursive: true, force: true });
    await writeFile(world.shop.objectFolder, 'no folder');
    const answer = await postUpload(world.shop, filledForm(world.shop.fields, pdf));
    expect(answer.statusCode).toBe(503);
    expectError(answer, 'Unavailable');
    await rm(world.shop.objectFolder);
    expect((await postUpload(world.shop, filledForm(world.shop.fields, pdf))).statusCode).toBe(204);
  });
});

describe('forms are for this address alone', () => {
  test('every other call refuses them', async () => {
    const answer = await postForm(world.shop, `/api${addCartItem.path}`, filledForm(world.shop.fields, pdf));
    expect(answer.statusCode).toBe(415);
    expectError(answer, 'UnsupportedMediaType');
  });

  test.each(['application/json', 'text/plain', 'application/x-www-form-urlencoded'])(
    'and it takes nothing else: %s',
    async (type) => {
      const headers = { 'content-type': type };
      const payload = JSON.stringify(Object.fromEntries(world.shop.fields));
      const answer = await world.shop.app.inject({ method: 'POST', url: uploadPath, headers, payload });
      expect(answer.statusCode).toBe(415);
      expectError(answer, 'UnsupportedMediaType');
    },
  );

  test('a page elsewhere cannot send one', async () => {
    const encoded = new Response(filledForm(world.shop.fields, pdf));
    const answer = await world.shop.app.inject({
      method: 'POST',
      url: uploadPath,
      headers: { 'content-type': encoded.headers.get('content-type') as string, origin: 'https://evil.example' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    });
    expect(answer.statusCode).toBe(403);
    expectError(answer, 'ForeignOrigin');
  });
});
