import { expect, test } from 'vitest';
import { editors } from '../../db/schema/editor.ts';
import { Secret } from '../../secret.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { ensureFirstEditor } from './editor-service.ts';
import { isPasswordRight } from './password-hash.ts';

const database = testDatabase();
const { db } = database;

test('the first editor gets a made-up password, told once and kept only as a hash', async () => {
  const { madeUpPassword } = await ensureFirstEditor(db, { username: 'editor', password: null });
  const [row] = await db.select().from(editors);
  expect(madeUpPassword).toHaveLength(16);
  expect(JSON.stringify(row)).not.toContain(madeUpPassword);
  expect(await isPasswordRight(madeUpPassword ?? '', row?.passwordHash ?? '')).toBe(true);
  expect(await isPasswordRight('another password', row?.passwordHash ?? '')).toBe(false);
});

test('a given password is taken, and a later start changes nothing', async () => {
  expect(await ensureFirstEditor(db, { username: 'eva', password: new Secret('correct horse battery') })).toEqual({
    madeUpPassword: null,
  });
  expect(await ensureFirstEditor(db, { username: 'else', password: null })).toEqual({ madeUpPassword: null });
  expect((await db.select().from(editors)).map((row) => row.username)).toEqual(['eva']);
});
