import { expect, test } from 'vitest';
import { editorSessions, editors } from '../../db/schema/editor.ts';
import { Secret } from '../../secret.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { renewPassword } from './editor-service.ts';
import { ensureFirstEditor } from './first-editor.ts';
import { isPasswordRight } from './password-hash.ts';

const database = testDatabase();
const { db } = database;
const nothingToSay = { madeUpPassword: null, says: null };
const first = 'correct horse battery';
const second = 'another horse, another battery';

const start = (password: string | null, username = 'eva') =>
  ensureFirstEditor(db, { username, password: password === null ? null : new Secret(password) });

async function opens(password: string): Promise<boolean> {
  const [editor] = await db.select().from(editors);
  return isPasswordRight(password, editor?.passwordHash ?? '');
}

async function givenSession(): Promise<void> {
  const [editor] = await db.select().from(editors);
  const now = new Date();
  await db
    .insert(editorSessions)
    .values({ tokenHash: 'x', editorId: editor?.id ?? '', createdAt: now, lastUsedAt: now });
}

test('the first editor gets a made-up password, told once and kept only as a hash', async () => {
  const { madeUpPassword } = await start(null);
  const [row] = await db.select().from(editors);
  expect(madeUpPassword).toHaveLength(22);
  expect(JSON.stringify(row)).not.toContain(madeUpPassword);
  expect(await opens(madeUpPassword ?? '')).toBe(true);
  expect(await opens('another password')).toBe(false);
});

test('a given password is taken, and a later start with the same one changes and says nothing', async () => {
  expect(await start(first)).toEqual(nothingToSay);
  await givenSession();
  expect(await start(first)).toEqual(nothingToSay);
  expect(await start(null)).toEqual(nothingToSay);
  expect(await start(null, 'else')).toEqual(nothingToSay);
  expect((await db.select().from(editors)).map((row) => row.username)).toEqual(['eva']);
  expect(await db.$count(editorSessions)).toBe(1);
  expect(await opens(first)).toBe(true);
});

test('a changed CMS_PASSWORD counts, once: the old one and the logins with it end', async () => {
  await start(first);
  await givenSession();
  expect((await start(second)).says).toBe(
    'Editor eva has the password of CMS_PASSWORD from now on; whoever was logged in has to log in again.',
  );
  expect(await opens(second)).toBe(true);
  expect(await opens(first)).toBe(false);
  expect(await db.$count(editorSessions)).toBe(0);
  expect(await start(second)).toEqual(nothingToSay);
});

test('so does one that was set after a made-up password', async () => {
  await start(null);
  expect((await start(first)).says).toContain('Editor eva has the password of CMS_PASSWORD from now on');
  expect(await opens(first)).toBe(true);
});

test('an editor of an earlier version, whose variable nobody remembered, keeps password and logins', async () => {
  await start(first);
  await db.update(editors).set({ environmentPasswordHash: null });
  await givenSession();
  expect(await start(first)).toEqual(nothingToSay);
  expect(await db.$count(editorSessions)).toBe(1);
  await renewPassword(db, 'eva');
  expect((await start(first)).says).toMatch(/^CMS_PASSWORD was not used/);
});

test('a password that was chosen later stays until the variable changes, and the start says so', async () => {
  await start(first);
  const chosen = await renewPassword(db, 'eva');
  expect((await start(first)).says).toBe(
    'CMS_PASSWORD was not used: editor eva has got another password since. Change the variable to set it anew.',
  );
  expect(await opens(chosen ?? '')).toBe(true);
  expect((await start(second)).says).toContain('Editor eva has the password of CMS_PASSWORD from now on');
  expect(await opens(second)).toBe(true);
});

test('an editor who is not there is not made anew, and the start says so', async () => {
  await start(first, 'eva');
  expect((await start(first, 'else')).says).toBe(
    'CMS_PASSWORD was not used: there is no editor else. npm run editor lists them, npm run editor -- add NAME makes one.',
  );
  expect(await db.$count(editors)).toBe(1);
});
