import { expect, test } from 'vitest';
import { expectError, testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';

const database = testDatabase();
const publicUrl = new URL('https://shop.example');

async function shopBehindProxy(env: object) {
  const { app } = await testApp(database, { env: { trustProxy: ['10.0.0.1'], ...env } });
  return (url: string, proto: string | null) =>
    app.inject({ url, remoteAddress: '10.0.0.1', headers: proto === null ? {} : { 'x-forwarded-proto': proto } });
}

test('a call that came to the proxy without TLS is refused; a page is the proxy’s to lead on', async () => {
  const ask = await shopBehindProxy({ publicUrl });
  for (const url of ['/api/products', '/api/desk/me?x=1', '/marketplace/auth/get-session', '/API/products'])
    expectError(await ask(url, 'http'), 'ForeignOrigin');
  for (const url of ['/api/products', '/api/desk/me']) {
    expect((await ask(url, 'https')).json().id).not.toBe('ForeignOrigin');
    expect((await ask(url, null)).json().id).not.toBe('ForeignOrigin');
  }
  for (const url of ['/api/health', '/config.json']) expect((await ask(url, 'http')).statusCode).toBe(200);
});

test('a proxy that the shop was not told to trust is not refused for what it forwards over TLS', async () => {
  const ask = await shopBehindProxy({ publicUrl, trustProxy: [] });
  expect((await ask('/api/products', 'https')).json().id).not.toBe('ForeignOrigin');
  expectError(await ask('/api/products', 'https, http'), 'ForeignOrigin');
});

test('a shop without a public address over TLS asks nobody for it', async () => {
  const ask = await shopBehindProxy({ publicUrl: null });
  expect((await ask('/api/products', 'http')).json().id).not.toBe('ForeignOrigin');
});
