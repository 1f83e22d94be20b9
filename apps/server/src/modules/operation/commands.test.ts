import { expect, test } from 'vitest';
import { editors } from '../../db/schema/editor.ts';
import { testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { operatorToken } from './command-routes.ts';

const database = testDatabase();

async function run(words: string[], headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') {
  const shop = await testApp(database, { env: { opsHost: '0.0.0.0' } });
  return shop.ops.inject({
    remoteAddress,
    method: 'POST',
    url: '/api/commands/editor',
    headers: { host: 'localhost', authorization: `Bearer ${operatorToken(shop.keys)}`, ...headers },
    payload: { words },
  });
}

test('a command runs in the shop, for whoever can read its secret', async () => {
  expect((await run(['add', 'eva'])).json().says).toMatch(/^Editor eva, password \S{22} \(shown only this once\)$/);
  expect((await database.db.select().from(editors)).map(({ username }) => username)).toEqual(['eva']);
});

test.each([
  ['another token', { authorization: 'Bearer guessed' }, 401],
  ['no token', { authorization: '' }, 401],
  ['another machine, on a listener that is open to it', {}, 404, '203.0.113.9'],
  ['a page elsewhere', { origin: 'https://evil.example' }, 403],
])('%s does nothing', async (_what, headers, status, remoteAddress?: string) => {
  expect((await run(['add', 'eva'], headers as Record<string, string>, remoteAddress)).statusCode).toBe(status);
  expect(await database.db.select().from(editors)).toEqual([]);
});
