import { expect, test } from 'vitest';
import { editorSessions, editors } from '../../db/schema/editor.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { editorCommand } from './editor-command.ts';
import { isPasswordRight, nobodysHash } from './password-hash.ts';

const { db } = testDatabase();
const run = (...words: string[]) => editorCommand(db, words);

async function givenEditors(...names: string[]): Promise<void> {
  const createdAt = new Date('2026-11-15T08:00:00Z');
  const added = await db
    .insert(editors)
    .values(names.map((username) => ({ username, passwordHash: nobodysHash, createdAt })))
    .returning();
  await db
    .insert(editorSessions)
    .values(added.map(({ id, username }) => ({ tokenHash: username, editorId: id, createdAt, lastUsedAt: createdAt })));
}

const loggedIn = async () => (await db.select().from(editorSessions)).map(({ tokenHash }) => tokenHash);

test('without words it lists who may edit', async () => {
  expect(await run()).toBe('There are no editors yet; the next start of the shop makes the first one.');
  await givenEditors('mia', 'eva');
  expect(await run()).toBe('eva  since 2026-11-15\nmia  since 2026-11-15');
});

test('an editor is added once, with a password that is shown once', async () => {
  expect(await run('add', 'eva@löwe')).toMatch(/^Editor eva@löwe, password \S{22} \(shown only this once\)$/);
  expect(await run('add', 'eva@löwe')).toBe('There is an editor eva@löwe already.');
});

test.each(['two words', '\u001b[2J', 'x'.repeat(101)])('nobody is called %j', async (name) => {
  expect(await run('add', name)).toBe('A name has up to 100 letters, digits and . _ @ + - without blanks.');
  expect(await db.$count(editors)).toBe(0);
});

test('a new password ends the old one and the logins with it, of this editor alone', async () => {
  await givenEditors('eva', 'mia');
  const says = await run('password', 'eva');
  const password = /^Editor eva, password (\S{22}) \(shown only this once\)/.exec(says)?.[1] ?? '';
  const [eva] = await db.select().from(editors).orderBy(editors.username);
  expect(await isPasswordRight(password, eva?.passwordHash ?? '')).toBe(true);
  expect(await loggedIn()).toEqual(['mia']);
  expect(await run('password', 'nobody')).toBe('There is no editor nobody.');
});

test('whoever is removed is logged out; the last one stays', async () => {
  await givenEditors('eva', 'mia');
  expect(await run('remove', 'eva')).toBe('Editor eva is removed and logged out.');
  expect(await loggedIn()).toEqual(['mia']);
  expect(await run('remove', 'eva')).toBe('There is no editor eva.');
  expect(await run('remove', 'mia')).toMatch(/^mia is the last editor and stays\./);
  expect(await db.$count(editors)).toBe(1);
});

test('two who remove each other at once leave one', async () => {
  await givenEditors('eva', 'mia');
  await Promise.all([run('remove', 'eva'), run('remove', 'mia')]);
  expect(await db.$count(editors)).toBe(1);
});

test.each([['add'], ['help'], ['remove'], ['password', 'a', 'b'], ['rename', 'eva']])(
  '%j tells how it is used',
  async (...words) => {
    expect(await run(...(words as string[]))).toMatch(/^npm run editor {2}.*\n(npm run editor -- .*\n?){3}$/);
  },
);
