import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import type { Endpoint } from '@shop/contract/endpoint';
import { endpoints } from '@shop/contract/endpoints';
import { describe, expect, test } from 'vitest';
import { newObjectKey } from '../storage/object-key.ts';
import { filledForm, pdf } from '../testing/prescription-form.ts';
import { connectRaw } from '../testing/raw-connection.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { testDatabase } from '../testing/test-database.ts';
import { connectionLimits, longestRequestMs } from './connection-limits.ts';
import { mountPaths } from './mount-paths.ts';

const database = testDatabase();

/** Short enough not to wait for, and one of them at a time. */
const short = { ...connectionLimits, requestMs: 300, checkEveryMs: 30 };
const host = 'Host: 127.0.0.1\r\n';

async function listening(limits = short): Promise<TestApp> {
  return testApp(database, { limits });
}

async function listen(shop: TestApp): Promise<void> {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
}

test('a request is over within thirty seconds, and the running server knows', async () => {
  expect(longestRequestMs).toBe(30_000);
  const { requestMs, checkEveryMs, idleMs } = connectionLimits;
  expect(requestMs + 2 * checkEveryMs).toBeLessThanOrEqual(longestRequestMs);
  expect(idleMs).toBeLessThanOrEqual(longestRequestMs);
  const { app } = await testApp(database);
  expect(app.server).toMatchObject({ requestTimeout: requestMs, headersTimeout: requestMs, timeout: idleMs });
  expect(app.server).toHaveProperty('connectionsCheckingInterval', checkEveryMs);
});

describe('a request that is too slow is closed, however steadily its bytes come:', () => {
  test.each([
    ['nothing at all', '', ''],
    ['the request line', 'GET /api/hea', 'a'],
    ['headers', `GET /api/health HTTP/1.1\r\n${host}X-Slow: `, 'x'],
    ['header after header', `GET /api/health HTTP/1.1\r\n${host}`, 'X-Slow: x\r\n'],
    [
      'a body',
      `POST /api/shop/v1/shopping-cart/items HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"itemId":"`,
      'x',
    ],
    [
      'a body in chunks',
      `POST /api/shop/v1/shopping-cart/items HTTP/1.1\r\n${host}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`,
      '1\r\n \r\n',
    ],
    [
      'a body that promised more than allowed',
      `POST /api/shop/v1/shopping-cart/items HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 90000000\r\n\r\n`,
      'x',
    ],
    ['a body that nobody reads', `POST /api/nope HTTP/1.1\r\n${host}Content-Length: 9000\r\n\r\n`, 'x'],
    ['a second request', `GET /api/health HTTP/1.1\r\n${host}\r\nGET /api/hea`, 'a'],
  ])('%s', async (_what, start, drop) => {
    const shop = await listening();
    await listen(shop);
    const slow = await connectRaw(shop.app, start);
    if (drop) slow.drip(drop);
    await slow.closed;
    const quick = await connectRaw(shop.app, `GET /api/health HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
    expect(await quick.closed).toContain('"up"');
  });

  test('an upload, of which nothing stays', async () => {
    const shop = await listening();
    await listen(shop);
    const form = { key: newObjectKey(), contentType: 'application/pdf', sizeBytes: 5_000, lifeSeconds: 300 };
    const { url, fields } = await shop.objectStore.signUpload(form);
    const whole = new Response(filledForm(Object.entries(fields), Buffer.concat([pdf, Buffer.alloc(5_000)])));
    const bytes = Buffer.from(await whole.arrayBuffer()).toString('latin1');
    const slow = await connectRaw(
      shop.app,
      `POST ${url} HTTP/1.1\r\n${host}Content-Type: ${whole.headers.get('content-type')}\r\nContent-Length: ${bytes.length}\r\n\r\n${bytes.slice(0, 900)}`,
    );
    slow.drip();
    await slow.closed;
    for (const place of ['incoming', 'unfinished']) {
      await expect
        .poll(() => readdir(path.join(shop.objectFolder, place)).catch(() => []), { timeout: 60_000 })
        .toEqual([]);
    }
  });

  test('and is told so, by an error of the catalogue', async () => {
    const shop = await listening();
    await listen(shop);
    const slow = await connectRaw(shop.app, `GET /api/health HTTP/1.1\r\n${host}`);
    expect(await slow.closed).toMatch(/^HTTP\/1\.1 408 .*"id":"RequestTimeout"/s);
  });
});

test('a thousand slow connections keep nobody else waiting, and all of them end', async () => {
  const shop = await listening({ ...short, requestMs: 2_000 });
  await listen(shop);
  const slow = await Promise.all(
    Array.from({ length: 1_000 }, () => connectRaw(shop.app, `GET /api/health HTTP/1.1\r\n${host}X-Slow: `)),
  );
  for (const connection of slow) connection.drip();
  const quick = await connectRaw(shop.app, `GET /api/health HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  expect(await quick.closed).toContain('"up"');
  await Promise.all(slow.map(({ closed }) => closed));
});

describe('an answer', () => {
  test('that goes on and on stays possible: events for as long as somebody listens', async () => {
    const shop = await listening({ ...short, answerMs: 200 });
    const events = new PassThrough();
    shop.app.get('/stuck', () => new Promise(() => {}));
    shop.app.get('/events', (_request, reply) => reply.type('text/event-stream').send(events));
    await listen(shop);
    events.write('data: first\n\n');
    const listener = await connectRaw(shop.app, `GET /events HTTP/1.1\r\n${host}\r\n`);
    await listener.receives('data: first');
    // Others run into the limits for a request and for a handler meanwhile.
    await (await connectRaw(shop.app, 'GET /')).closed;
    expect((await shop.app.inject('/stuck')).statusCode).toBe(503);
    events.write('data: later\n\n');
    await listener.receives('data: later');
    listener.socket.destroy();
    await expect.poll(() => events.destroyed).toBe(true);
  });

  test('that nobody reads is given up, with what it is made from', async () => {
    const shop = await listening({ ...short, requestMs: 60_000, idleMs: 300 });
    let endless: Readable | undefined;
    shop.app.get('/endless', (_request, reply) => {
      endless = new Readable({ read: () => void endless?.push(Buffer.alloc(64 * 1024)) });
      return reply.send(endless);
    });
    await listen(shop);
    const reader = await connectRaw(shop.app);
    reader.socket.pause();
    reader.socket.write(`GET /endless HTTP/1.1\r\n${host}\r\n`);
    await expect.poll(() => endless?.destroyed).toBe(true);
  });

  test('that does not begin is given in place of the handler: Unavailable', async () => {
    const { app } = await listening({ ...short, answerMs: 50 });
    let finish = () => {};
    app.get('/stuck', async () => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return 'too late';
    });
    const answer = await app.inject('/stuck');
    finish();
    expect([answer.statusCode, answer.json().id]).toEqual([503, 'Unavailable']);
    expect(answer.headers['retry-after']).toBe('5');
  });
});

const largeCalls = (Object.values(endpoints) as Endpoint[]).filter(({ bodyLimitBytes }) => bodyLimitBytes);
test.each(largeCalls)('a large body is not read from somebody who may not send it: $name', async (endpoint) => {
  const shop = await testApp(database);
  await listen(shop);
  const stranger = await connectRaw(
    shop.app,
    `${endpoint.method} ${mountPaths(endpoint)[0]}?path=agb/agb.de.md HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: ${endpoint.bodyLimitBytes}\r\n\r\n`,
  );
  await stranger.receives('"Unauthorized"');
});
