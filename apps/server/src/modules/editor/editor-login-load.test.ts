import { readFile } from 'node:fs/promises';
import { editorLogin } from '@shop/contract/editor';
import { health } from '@shop/contract/operation';
import { beforeEach, expect, test } from 'vitest';
import { editors } from '../../db/schema/editor.ts';
import { expectError, type TestApp, testApp } from '../../testing/test-app.ts';
import { testDatabase } from '../../testing/test-database.ts';

/** Counts the hashes that run at once and, while a test wants it, lets none of them end. */
const hashing = { running: 0, most: 0, held: Promise.resolve() as Promise<void> };

async function isPasswordRight(given: string, hash: string): Promise<boolean> {
  hashing.most = Math.max(hashing.most, ++hashing.running);
  await hashing.held;
  hashing.running -= 1;
  return hash === `of ${given}`;
}

const database = testDatabase();
/** A limit that only a hang reaches. */
const soon = { timeout: 60_000 };
const password = 'correct horse battery';
let shop: TestApp;
beforeEach(async () => {
  shop = await testApp(database, { env: { trustProxy: 1 }, isPasswordRight });
  await database.db.insert(editors).values({ username: 'eva', passwordHash: `of ${password}` });
  hashing.most = 0;
});

function hold(): () => void {
  let release = () => {};
  hashing.held = new Promise((resolve) => {
    release = resolve;
  });
  return release;
}

function logIn(network: number, cookie = '') {
  const headers = { 'x-forwarded-for': `203.0.113.${network}`, cookie };
  return shop.call(editorLogin, { body: { username: 'eva', password }, headers } as never);
}

test('of 40 logins at once one is hashed, four wait, the others are told so; everything else is answered', async () => {
  const cookie = String((await logIn(99)).headers['set-cookie']).split(';')[0];
  const release = hold();
  const logins = Array.from({ length: 40 }, (_, network) => logIn(network));
  const outcomes: number[] = [];
  for (const login of logins) void login.then(({ statusCode }) => outcomes.push(statusCode));
  await expect.poll(() => outcomes.length, soon).toBe(35);
  expect(new Set(outcomes)).toEqual(new Set([429]));
  expect(hashing.running).toBe(1);

  expect((await shop.call(health, {})).statusCode).toBe(200);
  expect((await readFile(new URL(import.meta.url))).length).toBeGreaterThan(0);

  // A known device does not stand in the strangers' queue.
  const known = logIn(98, cookie);
  await expect.poll(() => hashing.running, soon).toBe(2);

  release();
  const answers = await Promise.all(logins);
  expect((await known).statusCode).toBe(200);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  expect(hashing.most).toBe(2);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expectError(refused as (typeof answers)[number], 'TooManyRequests', { retryAfterSeconds: 5 });
  expect(refused?.headers['retry-after']).toBe('5');
});

test('a try that was refused for lack of room is not counted', async () => {
  const release = hold();
  const others = Array.from({ length: 10 }, (_, network) => logIn(100 + network));
  let sentAway = 0;
  for (const login of others) void login.then(() => ++sentAway);
  await expect.poll(() => sentAway, soon).toBe(5);
  for (let times = 0; times < 10; times++) expect((await logIn(7)).headers['retry-after']).toBe('5');
  release();
  await Promise.all(others);
  expect((await logIn(7)).statusCode).toBe(200);
});
