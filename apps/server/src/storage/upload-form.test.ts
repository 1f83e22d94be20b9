import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { filledForm, pdf, postUpload, uploadFormShop, uploadPath } from '../testing/prescription-form.ts';
import { expectError } from '../testing/test-app.ts';
import { testWorld } from '../testing/test-world.ts';
import { newObjectKey } from './object-key.ts';

const world = testWorld(uploadFormShop);

async function storedNames(place: string): Promise<string[]> {
  return readdir(path.join(world.shop.objectFolder, place)).catch(() => []);
}

describe('a form that is not exactly ours', () => {
  test.each(['key', 'Content-Type', 'size', 'expires', 'signature'])('%s altered: Forbidden', async (altered) => {
    const values: Record<string, string> = {
      key: newObjectKey(),
      'Content-Type': 'text/html',
      size: String(pdf.length + 1),
      expires: '2099-01-01T00:00:00.000Z',
      signature: 'A'.repeat(43),
    };
    const answer = await postUpload(world.shop, filledForm(replaced(altered, values[altered] as string), pdf));
    expect(answer.statusCode).toBe(403);
    expectError(answer, 'Forbidden');
  });

  test.each(['', 'x', 'ä'.repeat(43)])('signature %o: Forbidden', async (signature) => {
    expectError(await postUpload(world.shop, filledForm(replaced('signature', signature), pdf)), 'Forbidden');
  });

  test.each(['key', 'Content-Type', 'size', 'expires', 'signature'])('%s missing', async (missing) => {
    expectMalformed(await postUpload(world.shop, filledForm(without(missing), pdf)));
  });

  test.each(['key', 'Content-Type', 'size', 'expires', 'signature'])('%s twice', async (twice) => {
    const again = world.shop.fields.find(([name]) => name === twice) as [string, string];
    expectMalformed(await postUpload(world.shop, filledForm([...world.shop.fields, again], pdf)));
    // In the place of another one, so that their number is right.
    const other = twice === 'key' ? 'size' : 'key';
    expectMalformed(await postUpload(world.shop, filledForm([...without(other), again], pdf)));
  });

  test.each(['acl', '__proto__', 'constructor', 'Key', ''])('a field more: %o', async (name) => {
    expectMalformed(await postUpload(world.shop, filledForm([...world.shop.fields, [name, 'x']], pdf)));
    expectMalformed(await postUpload(world.shop, filledForm([...without('size'), [name, 'x']], pdf)));
  });

  test('a field longer than any of ours', async () => {
    expectMalformed(await postUpload(world.shop, filledForm(replaced('signature', 'A'.repeat(5_000)), pdf)));
  });

  test('the file before the fields, under another name, twice, or not at all', async () => {
    const fileFirst = new FormData();
    fileFirst.append('file', new Blob([new Uint8Array(pdf)]), 'rezept.pdf');
    for (const [name, value] of world.shop.fields) fileFirst.append(name, value);
    expectMalformed(await postUpload(world.shop, fileFirst));

    const otherName = filledForm(world.shop.fields, pdf);
    otherName.delete('file');
    otherName.append('document', new Blob([new Uint8Array(pdf)]), 'rezept.pdf');
    expectMalformed(await postUpload(world.shop, otherName));

    const twice = filledForm(world.shop.fields, pdf);
    twice.append('file', new Blob([new Uint8Array(pdf)]), 'rezept.pdf');
    expectMalformed(await postUpload(world.shop, twice));

    const none = filledForm(world.shop.fields, pdf);
    none.delete('file');
    expectMalformed(await postUpload(world.shop, none));
    expect(await storedNames('incoming')).toEqual([]);
  });

  test('half a form leaves nothing', async () => {
    const encoded = new Response(filledForm(world.shop.fields, pdf));
    const whole = Buffer.from(await encoded.arrayBuffer());
    for (const length of [0, 10, whole.length - pdf.length, whole.length - 10]) {
      const answer = await world.shop.app.inject({
        method: 'POST',
        url: uploadPath,
        headers: { 'content-type': encoded.headers.get('content-type') as string },
        payload: whole.subarray(0, length),
      });
      expectMalformed(answer);
    }
    expect(await storedNames('incoming')).toEqual([]);
  });

  test.each(['multipart/form-data', 'multipart/form-data; boundary='])('without a boundary: %o', async (type) => {
    const headers = { 'content-type': type };
    expectMalformed(await world.shop.app.inject({ method: 'POST', url: uploadPath, headers, payload: 'x' }));
  });

  function replaced(name: string, value: string): [string, string][] {
    return world.shop.fields.map(([field, given]) => [field, field === name ? value : given]);
  }

  function without(name: string): [string, string][] {
    return world.shop.fields.filter(([field]) => field !== name);
  }

  function expectMalformed(answer: Awaited<ReturnType<typeof postUpload>>): void {
    expect(answer.statusCode).toBe(400);
    expectError(answer, 'MalformedRequest');
  }
});
