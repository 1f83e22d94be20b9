import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { fakeFormTarget } from '#testing/fake-form-target.ts';
import { sendForm } from './send-form.ts';

let server: Server | null = null;

afterEach(async () => {
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = null;
});

const readable = { 'access-control-allow-origin': '*' };

/** A store on a port of its own, as foreign to the page as one in the cloud. */
async function listen(answer: (request: IncomingMessage, response: ServerResponse, body: string) => void) {
  server = createServer((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, readable).end();
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request, response, Buffer.concat(chunks).toString('latin1')));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/bucket`;
}

function aForm(): FormData {
  const form = new FormData();
  form.append('key', 'prescriptions/abc');
  form.append('Content-Type', 'application/pdf');
  form.append('file', new File(['%PDF-1.7 ü'], 'rezept.pdf', { type: 'application/pdf' }));
  return form;
}

const options = { signal: new AbortController().signal, timeoutMs: 5000, onProgress: () => {} };

describe('a form for a signed address', () => {
  test('[RX-03] arrives as multipart with its fields in their order, the file last and unchanged', async () => {
    let received = { method: '', type: '', body: '', cookie: '' };
    const address = await listen((request, response, body) => {
      const { 'content-type': type = '', cookie = '' } = request.headers;
      received = { method: request.method ?? '', type, body, cookie };
      response.writeHead(204, readable).end();
    });
    expect(await sendForm(address, aForm(), options)).toEqual({ kind: 'answered', status: 204, text: '' });
    expect(received.method).toBe('POST');
    expect(received.type).toMatch(/^multipart\/form-data; ?boundary=/);
    const names = [...received.body.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['key', 'Content-Type', 'file']);
    expect(received.body).toContain('filename="rezept.pdf"');
    expect(received.body).toContain(Buffer.from('%PDF-1.7 ü').toString('latin1'));
  });

  test('a refusal is an answer', async () => {
    const address = await listen((_request, response) => response.writeHead(403, readable).end('<Error/>'));
    expect(await sendForm(address, aForm(), options)).toEqual({ kind: 'answered', status: 403, text: '<Error/>' });
  });

  test('[RX-04] a store that nobody can reach gives no answer', async () => {
    const address = await listen(() => {});
    await new Promise((resolve) => server?.close(resolve));
    expect(await sendForm(address, aForm(), options)).toEqual({ kind: 'unanswered' });
  });

  test('[RX-04] one that takes too long has timed out', async () => {
    const address = await listen(() => {});
    expect(await sendForm(address, aForm(), { ...options, timeoutMs: 50 })).toEqual({ kind: 'timeout' });
  });

  test('cancelled, it ends with the reason, on the wire too', async () => {
    let isClosed = (_value: unknown) => {};
    const closed = new Promise((resolve) => (isClosed = resolve));
    const cancel = new AbortController();
    const address = await listen((_request, response) => {
      response.on('close', isClosed);
      cancel.abort(new Error('cancelled by the person'));
    });
    await expect(sendForm(address, aForm(), { ...options, signal: cancel.signal })).rejects.toThrow(
      'cancelled by the person',
    );
    await closed;
  });

  test('tells how far it has come, in whole percent', async () => {
    fakeFormTarget((form) => {
      form.progress(1, 3);
      form.progress(3, 3);
      form.answer(200);
    });
    const onProgress = vi.fn<(percent: number) => void>();
    expect(await sendForm('/upload', aForm(), { ...options, onProgress })).toMatchObject({ status: 200 });
    expect(onProgress.mock.calls).toEqual([[33], [100]]);
  });

  test('[RX-04] a foreign store that permits no questions gets a plain form, without progress', async () => {
    const forms = fakeFormTarget((form) => (form.wantsProgress ? form.fail() : form.answer(204)));
    const outcome = await sendForm('https://store.example/bucket', aForm(), options);
    expect(outcome).toMatchObject({ kind: 'answered', status: 204 });
    expect(forms.map(({ wantsProgress }) => wantsProgress)).toEqual([true, false]);
  });

  test('what has begun to travel is not sent twice, nor what our own server did not answer', async () => {
    const forms = fakeFormTarget((form) => {
      if (form.address.startsWith('https:')) form.progress(1, 3);
      form.fail();
    });
    expect(await sendForm('https://store.example/bucket', aForm(), options)).toEqual({ kind: 'unanswered' });
    expect(await sendForm('/upload', aForm(), options)).toEqual({ kind: 'unanswered' });
    expect(forms).toHaveLength(2);
  });
});
