import { describe, expect, test } from 'vitest';
import { operatorToken } from './modules/operation/command-routes.ts';
import { hasMailbox } from './ops-app.ts';
import { Secret } from './secret.ts';
import { expectError, testApp } from './testing/test-app.ts';
import { testDatabase } from './testing/test-database.ts';

const database = testDatabase();
const pages = ['/metrics', '/dev/mailbox'];

describe('on the public listener', () => {
  test.each(['/metrics', '/dev/mailbox', '/dev/mailbox/1.eml'])(
    '%s is as unknown here as any other path',
    async (url) => {
      const shop = await testApp(database);
      for (const headers of [{ host: '127.0.0.1:3000' }, { host: 'shop.example', accept: 'text/html' }]) {
        const unknown = await shop.app.inject({ url: '/no-such-page', headers });
        const asked = await shop.app.inject({ url, headers });
        expect(asked.statusCode).toBe(404);
        expect(withoutId(asked.body)).toBe(withoutId(unknown.body));
      }
    },
  );

  test('commands are not here either, whatever token comes along', async () => {
    const shop = await testApp(database);
    const response = await shop.app.inject({
      method: 'POST',
      url: '/api/commands/order',
      headers: { authorization: `Bearer ${operatorToken(shop.keys)}` },
      payload: { words: [] },
    });
    expectError(response, 'NotFound');
  });

  function withoutId(body: string): string {
    return body.replace(/"requestId":"[^"]+"/, '');
  }
});

describe('on loopback', () => {
  test.each(['127.0.0.1:3001', 'localhost:3001', 'localhost', '[::1]:3001'])('%s is answered', async (host) => {
    const { ops } = await testApp(database);
    for (const url of pages) expect((await ops.inject({ url, headers: { host } })).statusCode, url).toBe(200);
  });

  test.each(['shop.example', 'evil.example:3001', '127.0.0.1.evil.example', 'localhost.evil.example', '10.0.0.7'])(
    'a name that leads here from elsewhere is not: %o',
    async (host) => {
      const { ops } = await testApp(database);
      for (const url of pages) expect((await ops.inject({ url, headers: { host } })).statusCode, url).toBe(404);
    },
  );
});

test('the figures tell of the shop’s requests by route, never by address', async () => {
  const { app, ops } = await testApp(database);
  await app.inject('/api/shop/v1/orders/7f8a?code=7KQX-M29F');
  const { body, headers } = await ops.inject('/metrics');
  expect(headers['content-type']).toContain('text/plain');
  expect(body).toMatch(
    /http_request_duration_seconds_count\{method="GET",route="\/api\/shop\/v1\/orders\/:id",status="401"\} 1/,
  );
  expect(body).not.toMatch(/7f8a|M29F/);
});

test('a wider OPS_HOST opens the figures under any name, and never the mailbox', async () => {
  const { ops } = await testApp(database, { env: { opsHost: '0.0.0.0' } });
  for (const host of ['metrics.internal:3001', 'localhost']) {
    expect((await ops.inject({ url: '/metrics', headers: { host } })).statusCode).toBe(200);
    expect((await ops.inject({ url: '/dev/mailbox', headers: { host } })).statusCode).toBe(404);
  }
});

test.each([
  ['a public address', { publicUrl: new URL('http://shop.example') }],
  ['a mail server', { smtpUrl: new Secret('smtp://mail.example') }],
  ['production', { isProduction: true }],
  ['a wider listener', { opsHost: '10.0.0.7' }],
])('with %s there is no mailbox', async (_what, env) => {
  const { ops } = await testApp(database, { env });
  const answer = await ops.inject({ url: '/dev/mailbox', headers: { host: 'localhost' } });
  expect(answer.statusCode).toBe(404);
  const alone = { publicUrl: null, smtpUrl: null, isProduction: false, opsHost: '127.0.0.1' };
  expect([hasMailbox(alone), hasMailbox({ ...alone, ...env })]).toEqual([true, false]);
});

test.each([
  ['an unknown path', '/', 404],
  ['one that cannot be decoded', '/%E0%A4%A', 400],
])('%s is told in data, and nothing may be framed or sniffed', async (_what, url, status) => {
  const { ops } = await testApp(database);
  const { headers, ...answer } = await ops.inject({ url, headers: { accept: 'text/html' } });
  expect(answer.statusCode).toBe(status);
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
  expect(headers['content-type']).toContain('application/json');
});
