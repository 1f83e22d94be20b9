import { calls } from '@shop/contract/calls';
import { health, ready } from '@shop/contract/operation';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { openDatabase } from '../../db/pool.ts';
import { mountPaths } from '../../http/mount-paths.ts';
import { objectStoreAway } from '../../testing/object-store-away.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = testDatabase();

test('health answers while the process runs; ready when database, mail and storage do', async () => {
  const { call } = await testApp(database);
  expect((await call(health, {})).data).toEqual({ status: 'up' });
  const answer = await call(ready, {});
  expect(answer.statusCode).toBe(200);
  expect(answer.data).toEqual({
    status: 'ready',
    database: 'ready',
    mail: 'ready',
    storage: 'ready',
    records: 'intact',
  });
});

test('a part that fails is named, with 503', async () => {
  const { call } = await testApp(database, { objectStore: objectStoreAway() });
  const answer = await call(ready, {});
  expect(answer.statusCode).toBe(503);
  expect(answer.data).toMatchObject({ status: 'failing', database: 'ready', mail: 'ready', storage: 'failing' });
});

test('with the database away a call answers 503 with an id, and ready says so', async () => {
  const away = openDatabase({ host: '127.0.0.1', port: 1 }, pino({ level: 'silent' }));
  const { app, call } = await testApp(database, { db: away.db, changes: away.changes });
  const response = await app.inject('/api/shop/v1/pharmacy-shop/products');
  expect(response.statusCode).toBe(503);
  expect(response.json()).toMatchObject({ id: 'Unavailable' });
  expect((await call(ready, {})).data).toMatchObject({ status: 'failing', database: 'failing' });
  await away.pool.end();
});

test('the OpenAPI document names every call at every address, and which of them are served', async () => {
  const { app } = await testApp(database);
  const document = (await app.inject('/api/openapi.json')).json();
  for (const call of Object.values(calls)) {
    for (const path of mountPaths(call)) {
      const template = path.replace(/:(\w+)/g, '{$1}').replace('*', '{path}');
      expect(document.paths[template]?.[call.method.toLowerCase()], `${call.method} ${path}`).toBeDefined();
    }
  }
  expect(document.paths['/api/health'].get['x-status']).toBe('served');
});

test('the page for people lists the calls and the errors, without script', async () => {
  const { app } = await testApp(database);
  const page = await app.inject('/api/docs');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('GET /api/shop/v1/pharmacy-shop/products');
  expect(page.body).toContain('InsufficientStock');
  expect(page.body).not.toContain('<script');
});

test.each(['/api/openapi.json', '/api/docs'])('%s is not sent again to whoever has it', async (url) => {
  const { app } = await testApp(database);
  const { etag } = (await app.inject(url)).headers;
  const again = await app.inject({ url, headers: { 'if-none-match': String(etag) } });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('the OpenAPI document is made once: later questions cost a fraction of the first', async () => {
  const { app } = await testApp(database);
  const startedAt = process.cpuUsage();
  const first = await app.inject('/api/openapi.json');
  const cpuOfFirst = cpuSince(startedAt);

  const laterAt = process.cpuUsage();
  const later = 40;
  for (let asked = 0; asked < later; asked++) {
    expect((await app.inject('/api/openapi.json')).body === first.body).toBe(true);
  }
  expect(cpuSince(laterAt) / later).toBeLessThan(cpuOfFirst / 4);
});

function cpuSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return user + system;
}
