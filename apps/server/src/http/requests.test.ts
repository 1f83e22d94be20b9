import { signInWithCode } from '@shop/contract/auth';
import { addCartItem } from '@shop/contract/cart';
import { health } from '@shop/contract/operation';
import { listOrders } from '@shop/contract/orders';
import { describe, expect, test } from 'vitest';
import { rawRequest } from '../testing/raw-connection.ts';
import { expectError, testApp } from '../testing/test-app.ts';
import { testWorld } from '../testing/test-world.ts';
import { serve } from './serve.ts';

const world = testWorld(testApp);
const { database } = world;

/** A route that takes a body and breaks over it. */
function serveBreaking(): void {
  serve(world.shop.app, { ...addCartItem, path: '/breaking' }, () => {
    throw new Error('reached the handler with patient clara@post.example');
  });
}

describe('a request that cannot be served gets an id of the catalogue, never a stack', () => {
  test('unknown address under /api', async () => {
    const response = await world.shop.app.inject({ url: '/api/nope', headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(404);
    expectError(response, 'NotFound');
  });

  test('unknown address elsewhere, for a person: a page that leads back to the shop', async () => {
    const response = await world.shop.app.inject({ url: '/nope', headers: { accept: 'text/html' } });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toContain('text/html');
    expect(response.body).toContain('href="/#/"');
  });

  test.each([
    ['broken JSON', { 'content-type': 'application/json' }, '{"itemId":', 400, 'MalformedRequest'],
    ['no body at all', { 'content-type': 'application/json' }, '', 400, 'MalformedRequest'],
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'itemId=1', 415, 'UnsupportedMediaType'],
    ['plain text', { 'content-type': 'text/plain' }, '{"itemId":"1"}', 415, 'UnsupportedMediaType'],
    ['a content type that is none', { 'content-type': 'json' }, '{"itemId":"1"}', 415, 'UnsupportedMediaType'],
    [
      'a prototype in disguise',
      { 'content-type': 'application/json' },
      '{"__proto__":{"a":1},"itemId":"1"}',
      400,
      'MalformedRequest',
    ],
    ['brackets in brackets', { 'content-type': 'application/json' }, '['.repeat(50_000), 400, 'MalformedRequest'],
    [
      'a list of nothing',
      { 'content-type': 'application/json' },
      `[${'{},'.repeat(40_000)}{}]`,
      400,
      'MalformedRequest',
    ],
    [
      '2 MiB',
      { 'content-type': 'application/json' },
      JSON.stringify({ itemId: 'x'.repeat(2 * 1024 * 1024) }),
      413,
      'BodyTooLarge',
    ],
  ] as const)('%s', async (_what, headers, payload, status, id) => {
    serveBreaking();
    const response = await world.shop.app.inject({
      method: 'POST',
      url: '/api/breaking',
      headers,
      payload,
    });
    expect(response.statusCode).toBe(status);
    expectError(response, id);
  });

  test.each(['application/json', ' application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON'])(
    'the schema holds under the content type %o, and what was sent does not come back',
    async (type) => {
      serveBreaking();
      const response = await world.shop.app.inject({
        method: 'POST',
        url: '/api/breaking',
        headers: { 'content-type': type },
        payload: JSON.stringify({ itemId: 7, quantity: 'clara@post.example' }),
      });
      expect(response.statusCode).toBe(400);
      expectError(response, 'InvalidInput', {
        fields: [
          { path: 'body.itemId', problem: 'invalid_type' },
          { path: 'body.quantity', problem: 'invalid_type' },
        ],
      });
    },
  );

  test('an address that is no address', async () => {
    const response = await world.shop.app.inject({ url: '/api/shop/v1/pharmacy-shop/products/%E0%A4%A' });
    expect(response.statusCode).toBe(400);
    expectError(response, 'MalformedRequest');
  });

  test('bytes that are no HTTP are answered, and the server goes on', async () => {
    await world.shop.app.listen({ port: 0, host: '127.0.0.1' });
    const answer = await rawRequest(world.shop, 'GET / HTTP/9.9\r\nnonsense\r\n\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toContain('"id":"MalformedRequest"');
    expect(await rawRequest(world.shop, 'GET /api/health HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toContain(
      '"up"',
    );
  });

  test('an unexpected error: Internal, no details in the answer, all but personal data in the log', async () => {
    serveBreaking();
    const response = await world.shop.app.inject({
      method: 'POST',
      url: '/api/breaking',
      payload: { itemId: 'x' },
    });
    expect(response.statusCode).toBe(500);
    expectError(response, 'Internal');
    expect(world.shop.logged).toContainEqual(
      expect.objectContaining({ msg: 'unexpected error', requestId: response.headers['x-request-id'] }),
    );
  });
});

test('the log names a request by its pattern: no address, no query, no body', async () => {
  await world.shop.app.inject({ url: '/api/shop/v1/pharmacy-shop/products/geheim-1?code=ABC' });
  const line = world.shop.logged.find((entry) => entry.msg === 'answered');
  expect(line).toMatchObject({ route: '/api/shop/v1/pharmacy-shop/products/:slug', status: 404 });
  expect(JSON.stringify(world.shop.logged)).not.toMatch(/geheim|ABC/);
});

describe('writes from elsewhere', () => {
  const write = (headers: Record<string, string>) =>
    world.shop.app.inject({
      method: 'POST',
      url: '/api/breaking',
      headers: { host: 'shop.example', ...headers },
      payload: {},
    });

  test.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://shop.example.evil.example' }],
    [{ 'sec-fetch-site': 'cross-site' }],
  ])('%o is refused', async (headers) => {
    serveBreaking();
    expectError(await write(headers as Record<string, string>), 'ForeignOrigin');
  });

  test('the shop itself and programs without an origin are let through to the checks', async () => {
    serveBreaking();
    expect((await write({ origin: 'http://shop.example' })).json()).toMatchObject({ id: 'InvalidInput' });
    expect((await write({})).json()).toMatchObject({ id: 'InvalidInput' });
  });
});

test('security headers: no inline code, no frames, no sniffing, own origin only', async () => {
  const { headers } = await world.shop.app.inject('/api/health');
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("style-src 'self'");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe/);
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'x-frame-options': 'DENY',
  });
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('behind TLS browsers are told to stay there', async () => {
  const { app } = await testApp(database, { env: { publicUrl: new URL('https://shop.example') } });
  expect((await app.inject('/api/health')).headers['strict-transport-security']).toContain('max-age=63072000');
});

test('what reaches no route is answered with security headers too', async () => {
  const behindTls = await testApp(database, { env: { publicUrl: new URL('https://shop.example') } });
  await behindTls.app.listen({ port: 0, host: '127.0.0.1' });
  const close = 'HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  for (const bytes of [
    `GET /%E0%A4%A ${close}`,
    `GET /api/content/blog/${'x'.repeat(501)} ${close}`,
    'nonsense\r\n\r\n',
  ]) {
    const answer = await rawRequest(behindTls, bytes);
    expect(answer).toMatch(/^content-security-policy: default-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/im);
    expect(answer).toMatch(/^x-content-type-options: nosniff/im);
    expect(answer).toMatch(/^x-frame-options: DENY/im);
    expect(answer).toMatch(/^strict-transport-security: max-age=63072000; includeSubDomains/im);
  }
});

test('the log says what a request was refused with, by its id', async () => {
  const { call } = world.shop;
  await call(addCartItem, { body: { itemId: 'unknown' } });
  await call(listOrders, {});
  await call(signInWithCode, { body: { email: 'lena@patient.example', otp: '123456' } });
  await call(health, {});
  const lines = world.shop.logged.filter(({ msg }) => msg === 'answered');
  expect(lines.map(({ errorId }) => errorId)).toEqual([
    'ProductsNotAvailable',
    'Unauthorized',
    'InvalidCode',
    undefined,
  ]);
});
