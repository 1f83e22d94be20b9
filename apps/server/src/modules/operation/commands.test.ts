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

test('an editor is added once, with a password that is shown once', async () => {
  expect((await run(['add', 'eva'])).json().says).toMatch(/^Editor eva, password \S{16} \(shown only this once\)$/);
  expect((await run(['add', 'eva'])).json().says).toBe('There is an editor eva already.');
  expect((await database.db.select().from(editors)).map(({ username }) => username)).toEqual(['eva']);
});

test.each([[], ['add'], ['remove', 'eva'], ['add', 'two words']])('%j tells how it is used', async (...words) => {
  expect((await run(words as string[])).json().says).toBe('Usage: npm run editor -- add NAME');
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
