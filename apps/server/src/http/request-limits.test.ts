import { describe, expect, test } from 'vitest';
import { rawRequest } from '../testing/raw-connection.ts';
import { testApp } from '../testing/test-app.ts';
import { testWorld } from '../testing/test-world.ts';

const world = testWorld(testApp);
const { database } = world;

describe('rate limits', () => {
  const limited = { hasRateLimits: true };

  test('the 601st request of a minute waits, and a forged header does not help', async () => {
    const { app } = await testApp(database, { env: limited });
    for (let asked = 0; asked < 600; asked++) {
      const headers = { 'x-forwarded-for': `10.0.${asked >> 8}.${asked & 255}` };
      expect((await app.inject({ url: '/api/health', headers })).statusCode).toBe(200);
    }
    const response = await app.inject('/api/health');
    expect(response.statusCode).toBe(429);
    expect(response.json()).toMatchObject({ id: 'TooManyRequests', data: { retryAfterSeconds: expect.any(Number) } });
  });
});

describe('every spelling of an address that reaches a limited route is counted with the others', () => {
  const spellings = [
    '/api/health',
    '/%61pi/health',
    '/%61%70%69/%68ealth',
    '/api/healt%68?x=/assets/x.js',
    'http://shop.example/api/health',
    'https://shop.example:444/api/health',
    'http://shop.example/%61pi/health',
  ];

  test('in one count for all', async () => {
    const limited = await testApp(database, { env: { hasRateLimits: true } });
    await limited.app.listen({ port: 0, host: '127.0.0.1' });
    const remaining: number[] = [];
    for (const target of spellings) {
      const answer = await rawRequest(limited, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer, target).toMatch(/^HTTP\/1\.1 200 /);
      remaining.push(Number(/x-ratelimit-remaining: (\d+)/.exec(answer)?.[1]));
    }
    expect(remaining).toEqual(spellings.map((_, asked) => 599 - asked));
  });

  test('and whatever is spelt in another way still reaches no handler', async () => {
    await world.shop.app.listen({ port: 0, host: '127.0.0.1' });
    for (const target of [
      '//api/health',
      '/api//health',
      '/API/health',
      '/api/health;x=1',
      '/x/../api/health',
      '/api%2fhealth',
    ]) {
      const answer = await rawRequest(world.shop, `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer, target).toMatch(/^HTTP\/1\.1 404 /);
    }
  });

  test('by network: one /64 is one visitor', async () => {
    const { app } = await testApp(database, { env: { hasRateLimits: true } });
    const left = async (remoteAddress: string) =>
      (await app.inject({ url: '/api/health', remoteAddress })).headers['x-ratelimit-remaining'];
    expect(await left('2001:db8::1')).toBe('599');
    expect(await left('2001:db8::ffff:1')).toBe('598');
    expect(await left('2001:db8:0:1::1')).toBe('599');
    expect(await left('198.51.100.7')).toBe('599');
    expect(await left('::ffff:198.51.100.7')).toBe('598');
  });
});

test('an odd spelling of a screen leads to the screen', async () => {
  await world.shop.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await rawRequest(
    world.shop,
    'GET http://shop.example/%63heckout/payment?a=1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
  );
  expect(answer).toMatch(/^HTTP\/1\.1 302 /);
  expect(answer).toMatch(/location: \/#\/checkout\/payment\?a=1\r/i);
});
