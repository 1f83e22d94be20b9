import { editorLogin, listEditorFiles } from '@shop/contract/editor';
import { beforeEach, describe, expect, test } from 'vitest';
import { counters } from '../../db/schema/counters.ts';
import { editorSessions, editors } from '../../db/schema/editor.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

/** What is counted here does not depend on the hash, which takes its time on purpose; `first-editor.test.ts` tries the real one. */
const isPasswordRight = async (given: string, hash: string) => hash === `of ${given}`;

const database = testDatabase();
const { db } = database;
const password = 'correct horse battery';
const here = '198.51.100.1';
let shop: TestApp;
beforeEach(async () => {
  shop = await testApp(database, { env: { trustProxy: 1 }, isPasswordRight });
  await db.insert(editors).values({ username: 'eva', passwordHash: `of ${password}` });
});

interface From {
  username?: string;
  password?: string;
  address?: string;
  cookie?: string;
}

function logIn({ username = 'eva', password: given = password, address = here, cookie = '' }: From = {}) {
  const headers = { 'x-forwarded-for': address, cookie };
  return shop.call(editorLogin, { body: { username, password: given }, headers } as never);
}

const guess = (from: From = {}) => logIn({ ...from, password: 'wrong' });

async function guesses(count: number, from: (at: number) => From): Promise<void> {
  for (let at = 0; at < count; at++) expectError(await guess(from(at)), 'LoginFailed');
}

/** What the browser sends from now on. */
function cookieOf(answer: Awaited<ReturnType<typeof logIn>>): string {
  return String(answer.headers['set-cookie']).split(';')[0] ?? '';
}

/** As if so many had been tried already. */
async function givenTried(count: number): Promise<void> {
  await db.update(counters).set({ count });
}

test('[CM-01] gives a token that the database knows only as a hash', async () => {
  const { token } = (await logIn()).data;
  expect(token).toHaveLength(43);
  const headers = { authorization: `Bearer ${token}` };
  expect((await shop.call(listEditorFiles, { query: {}, headers } as never)).statusCode).toBe(200);
  const [session] = await db.select().from(editorSessions);
  expect(session?.tokenHash).not.toContain(token);
});

test.each([
  ['eva', 'wrong password'],
  ['nobody', password],
])('%s with %j is refused', async (username, given) => {
  const answer = await logIn({ username, password: given });
  expectError(answer, 'LoginFailed');
  expect(answer.headers['set-cookie']).toBeUndefined();
});

describe('wrong passwords', () => {
  test('five in a quarter of an hour, by name and network; the answer says when to come back', async () => {
    await guesses(5, () => ({}));
    const refused = await logIn();
    expectError(refused, 'TooManyRequests', { retryAfterSeconds: 900 });
    expect(refused.headers['retry-after']).toBe('900');
    shop.clock.advance({ minutes: 15 });
    expect((await logIn()).statusCode).toBe(200);
  });

  test('from elsewhere do not keep the editor out', async () => {
    await guesses(5, () => ({ address: '203.0.113.66' }));
    expectError(await guess({ address: '203.0.113.66' }), 'TooManyRequests', { retryAfterSeconds: 900 });
    expect((await logIn()).statusCode).toBe(200);
  });

  test('with a name that looks like an address lock nobody there, nor an address that looks like a name', async () => {
    await guesses(5, () => ({ username: here, address: '203.0.113.66' }));
    expect((await logIn()).statusCode).toBe(200);
    await guesses(5, () => ({ username: 'nobody', address: '203.0.113.67' }));
    expect((await logIn({ address: '203.0.113.67' })).statusCode).toBe(200);
  });

  test('from all addresses of one /64 are counted together', async () => {
    await guesses(5, (at) => ({ address: `2001:db8:1:2::${at}` }));
    expect((await guess({ address: '2001:db8:1:2:ffff::1' })).statusCode).toBe(429);
    expect((await logIn({ address: '2001:db8:1:3::1' })).statusCode).toBe(200);
  });

  test('with ever new names end with the network, and leave no row for each name', async () => {
    await guess({ username: 'name-1' });
    await givenTried(20);
    for (let at = 0; at < 30; at++) expect((await guess({ username: `other-${at}` })).statusCode).toBe(429);
    expect(await db.$count(counters)).toBe(3);
    expect((await guess({ username: 'x'.repeat(101) })).json().id).toBe('InvalidInput');
  });

  test('that are right in the end are forgotten, and do not clear those at other names', async () => {
    await guesses(4, () => ({}));
    expect((await logIn()).statusCode).toBe(200);
    await guesses(5, () => ({ username: 'mia' }));
    expect((await logIn()).statusCode).toBe(200);
    expect((await guess({ username: 'mia' })).statusCode).toBe(429);
  });

  test('a hundred parallel tries are all counted', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => guess()));
    const looked = answers.filter(({ statusCode }) => statusCode === 401);
    expect(looked.length).toBeLessThanOrEqual(5);
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(100 - looked.length);
  });
});

describe('a device on which the editor has logged in before', () => {
  test('gets in while others guess from everywhere, and while its own network is used up', async () => {
    const cookie = cookieOf(await logIn());
    await guess({ username: 'eva' });
    await givenTried(1_000);
    for (const address of [here, '203.0.113.66', '2001:db8::1']) {
      expect((await logIn({ address })).statusCode).toBe(429);
      expect((await logIn({ address, cookie })).statusCode).toBe(200);
    }
  });

  test('has five tries of its own', async () => {
    const cookie = cookieOf(await logIn());
    await guesses(5, (at) => ({ cookie, address: `203.0.113.${at}` }));
    expect((await logIn({ cookie })).statusCode).toBe(429);
    expect((await logIn()).statusCode).toBe(200);
  });

  test('is known for this editor alone, and by no cookie that somebody made up', async () => {
    const cookie = cookieOf(await logIn());
    await guesses(5, () => ({}));
    const [name = '', value = ''] = cookie.split('=');
    const forged = [`${name}=${'x'.repeat(22)}.${value.split('.')[1]}`, `${name}=x.`, `${name}=.`, `${name}=`];
    for (const made of forged) expect((await logIn({ cookie: made })).statusCode).toBe(429);
    await guesses(5, () => ({ username: 'mia', cookie }));
    expect((await guess({ username: 'mia', cookie })).statusCode).toBe(429);
  });

  test('is known by a cookie that no script reads and, behind TLS, no neighbour plants', async () => {
    const plain = String((await logIn()).headers['set-cookie']);
    expect(plain).toMatch(
      /^shop_editor_device_[\w-]{16}=[\w-]{22}\.[\w-]{43}; Path=\/; Max-Age=31536000; SameSite=Lax; HttpOnly$/,
    );
    expect(plain).not.toContain('eva');
    shop = await testApp(database, { env: { publicUrl: new URL('https://shop.example') }, isPasswordRight });
    const answer = await shop.call(editorLogin, { body: { username: 'eva', password } });
    expect(String(answer.headers['set-cookie'])).toMatch(/^__Host-shop_editor_device_.*; Secure$/);
  });
});
