import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { shopAddressOf } from './shop-address.ts';

async function listening(host: string) {
  const app = Fastify();
  onTestFinished(() => app.close());
  await app.listen({ host, port: 0 });
  const { port } = app.server.address() as { port: number };
  return { app, port };
}

test('links in mails lead to PUBLIC_URL', async () => {
  const { app } = await listening('127.0.0.1');
  const publicUrl = new URL('https://shop.example/');
  expect(shopAddressOf({ publicUrl, host: '127.0.0.1' }, app)()).toBe('https://shop.example');
});

test.each([
  ['127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', 'localhost'],
  ['localhost', 'localhost'],
])('without it, a shop that listens at %s is found at %s and its port', async (host, name) => {
  const { app, port } = await listening(host);
  expect(shopAddressOf({ publicUrl: null, host }, app)()).toBe(`http://${name}:${port}`);
});

test('a shop that does not listen yet has no address', () => {
  expect(shopAddressOf({ publicUrl: null, host: '::' }, Fastify())()).toBeNull();
});
