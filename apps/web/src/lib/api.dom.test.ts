import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type CallName, calls } from '@shop/contract/calls';
import { deskCalls } from '@shop/contract/desk/calls';
import { defaultShopConfig } from '@shop/contract/shop-config';
import type { Window as HappyWindow } from 'happy-dom';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { patience } from '#testing/patience.ts';
import { call } from './api.ts';
import { ApiError } from './api-error.ts';
import { connectApi, learnCalls, notePersonActed } from './request.ts';
import { store } from './storage.ts';

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingMessage['headers'];
  body: string;
}

learnCalls(deskCalls);

let server: Server;
let received: Received[];
let respond: (response: ServerResponse) => void;

beforeEach(async () => {
  received = [];
  respond = (response) => json(response, 200, {});
  server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    received.push({ method: request.method, url: request.url, headers: request.headers, body });
    respond(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // The page lies on this server, as the shop's own page does.
  (window as unknown as HappyWindow).happyDOM.setURL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  connectApi(defaultShopConfig);
});

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

function json(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response
    .writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
    .end(JSON.stringify(body));
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const outcome = await promise.then(
    () => 'no error',
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(ApiError);
  return outcome as ApiError;
}

describe('what is sent', () => {
  test('path parameters and query, escaped', async () => {
    await call('readOrder', { params: { id: 'a/b ü' }, query: { code: 'X&Y' } });
    expect(received[0]).toMatchObject({
      method: 'GET',
      url: '/api/shop/v1/orders/a%2Fb%20%C3%BC?code=X%26Y',
      body: '',
    });
  });

  test('the rest of a path keeps its slashes, at the root', async () => {
    await call('readContentFile', { params: { '*': 'agb/a b?#.md' } });
    expect(received[0]?.url).toBe('/content_management/agb/a%20b%3F%23.md');
  });

  test('a body as JSON and the headers of the contract', async () => {
    const body = { itemId: 'x', quantity: 5 };
    await call('setCartQuantity', { body });
    expect(received[0]).toMatchObject({ method: 'PUT', url: '/api/shop/v1/shopping-cart/items/quantity' });
    expect(received[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(received[0]?.body ?? '')).toEqual(body);

    await call('saveEditorFile', {
      query: { path: 'agb/agb.md' },
      headers: { 'if-match': '"7"' },
      body: { content: '' },
    });
    expect(received[1]?.url).toBe('/api/cms/content?path=agb%2Fagb.md');
    expect(received[1]?.headers['if-match']).toBe('"7"');
  });

  test('no content type and no token where there is nothing to say', async () => {
    await call('signOut', {});
    expect(received[0]).toMatchObject({ method: 'POST', url: '/api/marketplace/auth/sign-out', body: '' });
    expect(received[0]?.headers).not.toHaveProperty('content-type');
    expect(received[0]?.headers).not.toHaveProperty('authorization');
  });

  test("the patient's token goes to the shop, the editor's to the editor, never the other way round", async () => {
    store('auth_token', 'patient');
    store('cms_token', 'editor');
    await call('readCart', {});
    await call('listEditorFiles', { query: {} });
    expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer patient', 'Bearer editor']);
  });

  test('at the desk how long ago the person pressed something; elsewhere, and before they did, nothing of it', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    await call('readDeskMe', {});
    notePersonActed();
    vi.setSystemTime(Date.now() + 61_500);
    await call('readDeskMe', {});
    await call('readPersonalData', {});
    expect(received.map(({ headers }) => headers['x-idle-seconds'])).toEqual([undefined, '61', undefined]);
  });

  test('[AU-09] every call sends credentials', async () => {
    const sent = vi.spyOn(globalThis, 'fetch');
    const names = Object.keys(calls) as CallName[];
    for (const name of names) await call(name, {} as never);
    expect(sent.mock.calls.map(([, init]) => init?.credentials)).toEqual(names.map(() => 'include'));
    expect(received).toHaveLength(names.length);
    sent.mockRestore();
  });

  test("the interface's language, which need not be the browser's", async () => {
    document.documentElement.lang = 'en';
    await call('signOut', {});
    document.documentElement.lang = 'de';
    await call('signOut', {});
    expect(received.map(({ headers }) => headers['accept-language'])).toEqual(['en', 'de']);
  });

  test("the editor's base comes from the config", async () => {
    connectApi({ ...defaultShopConfig, cmsApiBase: '/editors/' });
    await call('editorLogin', { body: { username: 'a', password: 'b' } });
    expect(received[0]?.url).toBe('/editors/login');
  });
});

describe('what comes back', () => {
  test('JSON', async () => {
    respond = (response) => json(response, 200, { items: [], page: 1, pageSize: 20, total: 0 });
    expect(await call('listProducts', { query: {} })).toEqual({ items: [], page: 1, pageSize: 20, total: 0 });
  });

  test('markdown as text, a PDF or ZIP as bytes, nothing as null', async () => {
    respond = (response) => response.writeHead(200, { 'content-type': 'text/markdown; charset=utf-8' }).end('# AGB');
    expect(await call('readContentFile', { params: { '*': 'agb/agb.md' } })).toBe('# AGB');

    respond = (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7');
    const invoice = await call('downloadInvoice', { params: { id: '1' }, body: { code: 'A' } });
    expect(await invoice.text()).toBe('%PDF-1.7');

    respond = (response) => response.writeHead(200, { 'content-type': 'text/csv; charset=utf-8' }).end('\uFEFFa');
    expect(await call('exportRecall', { params: { id: 'x' } })).toBeInstanceOf(Blob);

    respond = (response) => response.writeHead(200, { 'content-type': 'application/zip' }).end('PK');
    expect(await call('exportPersonalData', {})).toBeInstanceOf(Blob);

    respond = (response) => response.writeHead(204).end();
    expect(await call('signOut', {})).toBeNull();
  });

  test("an error of the catalogue with its data, the server's message and its request id", async () => {
    const answer = { id: 'InsufficientStock', message: 'less', data: { available: 3 }, requestId: 'r-1' };
    respond = (response) => json(response, 409, answer);
    const error = await failureOf(call('addCartItem', { body: { itemId: 'x' } }));
    expect(error).toMatchObject({ ...answer, status: 409 });
  });

  test.each([
    ['flat', { id: 'E_7', message: 'no', data: { kind: 'phone' } }, { id: 'E_7', foreignMessage: null }],
    [
      'in an envelope',
      { json: { message: 'no', data: { custom: { id: 'E_7', payload: { kind: 'phone' } } } } },
      { id: 'E_7', foreignMessage: null },
    ],
    ['without an id', { message: 'no', data: { kind: 'phone' } }, { id: 'Internal', foreignMessage: 'no' }],
    ['without an id in an envelope', { json: { message: 'no', data: { kind: 'phone' } } }, { foreignMessage: 'no' }],
  ])("a foreign backend's error, %s", async (_shape, answer, expected) => {
    respond = (response) => json(response, 409, answer);
    const error = await failureOf(call('readCart', {}));
    expect(error).toMatchObject({ message: 'no', data: { kind: 'phone' }, ...expected });
  });

  test('an error of a backend that says nothing at all', async () => {
    respond = (response) => json(response, 500, {});
    expect(await failureOf(call('readCart', {}))).toMatchObject({ message: 'HTTP 500', foreignMessage: '' });
  });

  test.each([
    [401, 'Unauthorized'],
    [404, 'NotFound'],
    [418, 'Internal'],
    [500, 'Internal'],
    [502, 'Unavailable'],
  ])("a proxy's HTML page with status %i is %s", async (status, id) => {
    respond = (response) =>
      response.writeHead(status, { 'content-type': 'text/html', 'x-request-id': 'r-2' }).end('<h1>nginx</h1>');
    expect(await failureOf(call('readCart', {}))).toMatchObject({ id, status, requestId: 'r-2' });
  });

  test('a refusal by a proxy that says how long to wait', async () => {
    respond = (response) => response.writeHead(429, { 'retry-after': '30' }).end();
    const error = await failureOf(call('readCart', {}));
    expect(error).toMatchObject({ id: 'TooManyRequests', data: { retryAfterSeconds: 30 } });
  });

  test.each([
    ['text/html', '<!doctype html><title>shell</title>'],
    ['application/json', '{"items": ['],
    ['application/json', ''],
  ])('a success that cannot be read is an error too: %s %s', async (type, body) => {
    respond = (response) => response.writeHead(200, { 'content-type': type }).end(body);
    expect(await failureOf(call('readCart', {}))).toMatchObject({ id: 'Internal', status: 200 });
  });
});

describe('what gets lost on the way', () => {
  test('a connection that breaks is Unreachable', async () => {
    respond = (response) => response.destroy();
    expect(await failureOf(call('readCart', {}))).toMatchObject({ id: 'Unreachable', status: 0 });
  });

  test('an answer that takes too long is Unreachable', async () => {
    respond = () => {};
    const error = await failureOf(call('readCart', {}, { timeoutMs: 30 }));
    expect(error).toMatchObject({ id: 'Unreachable', message: 'no answer within 30 ms' });
  });

  test("the caller's own abort is no failure of the shop", async () => {
    respond = () => {};
    const controller = new AbortController();
    const outcome = call('readCart', {}, { signal: controller.signal }).catch((error: unknown) => error);
    await vi.waitFor(() => expect(received).toHaveLength(1), patience);
    controller.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
  });
});
