import { expect, test } from 'vitest';
import { editors } from '../../db/schema/editor.ts';
import { settings } from '../../db/schema/settings.ts';
import { expectError, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { operatorToken } from './command-routes.ts';

const database = testDatabase();

async function run(
  words: string[],
  headers: Record<string, string> = {},
  remoteAddress = '127.0.0.1',
  name = 'editor',
) {
  const shop = await testApp(database, { env: { opsHost: '0.0.0.0' } });
  return shop.ops.inject({
    remoteAddress,
    method: 'POST',
    url: `/api/commands/${name}`,
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

test.each([[['add', 'ev\0a']], [['add', '\ud800']]])(
  'the words %j are refused before any command sees them',
  async (words) => {
    expectError(await run(words), 'MalformedRequest');
  },
);

test('the doctor hears the mails in own words, and nobody else does', async () => {
  const value = { 'notices.subject.received': { de: 'Wir haben {code}', en: 'We have {code}' } };
  await database.db.insert(settings).values({ name: 'mails', value, version: 1, changedAt: new Date() });
  const answer = await run([], {}, '127.0.0.1', 'mail-wordings');
  expect(JSON.parse(answer.json().says)).toEqual(value);
  expect((await run([], { authorization: 'Bearer guessed' }, '127.0.0.1', 'mail-wordings')).statusCode).toBe(401);
});
