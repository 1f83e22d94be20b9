import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/pool.ts';
import { hasEditors, insertEditor } from './editor-queries.ts';
import { hashPassword } from './password-hash.ts';

/** Makes the first editor where there is none. The made-up password is returned once and kept nowhere in the clear. */
export async function ensureFirstEditor(
  db: Database,
  { username, password }: { username: string; password: string | null },
): Promise<{ madeUpPassword: string | null }> {
  if (await hasEditors(db)) return { madeUpPassword: null };
  const madeUpPassword = password ? null : randomBytes(12).toString('base64url');
  await insertEditor(db, { username, passwordHash: await hashPassword(password ?? (madeUpPassword as string)) });
  return { madeUpPassword };
}
