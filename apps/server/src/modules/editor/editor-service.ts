import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import { countUp, forgetCount } from '../../db/counters.ts';
import type { Database } from '../../db/pool.ts';
import { ShopError } from '../../errors.ts';
import type { Keys } from '../../keys.ts';
import type { Secret } from '../../secret.ts';
import {
  deleteOldSessions,
  deleteSession,
  findEditor,
  hasEditors,
  insertEditor,
  insertSession,
  prolongSession,
} from './editor-queries.ts';
import { hashPassword, isPasswordRight, nobodysHash } from './password-hash.ts';

export interface EditorParts {
  db: Database;
  keys: Keys;
  clock: Clock;
}

const longestMs = 8 * 60 * 60 * 1_000;
const idleMs = 30 * 60 * 1_000;
const triesPerQuarterHour = 5;

/** Makes the first editor where there is none. The made-up password is returned once and kept nowhere in the clear. */
export async function ensureFirstEditor(
  db: Database,
  { username, password }: { username: string; password: Secret | null },
): Promise<{ madeUpPassword: string | null }> {
  if (await hasEditors(db)) return { madeUpPassword: null };
  const madeUpPassword = password ? null : makePassword();
  const passwordHash = await hashPassword(password?.reveal() ?? (madeUpPassword as string));
  await insertEditor(db, { username, passwordHash });
  return { madeUpPassword };
}

/** One more editor, with a made-up password; null when the name is taken. */
export async function addEditor(db: Database, username: string): Promise<{ madeUpPassword: string } | null> {
  const madeUpPassword = makePassword();
  const isNew = await insertEditor(db, { username, passwordHash: await hashPassword(madeUpPassword) });
  return isNew ? { madeUpPassword } : null;
}

function makePassword(): string {
  return randomBytes(12).toString('base64url');
}

/** A token that the database knows only as a hash. Five tries in a quarter of an hour, by name and by network address. */
export async function logIn(
  { db, keys, clock }: EditorParts,
  { username, password, address }: { username: string; password: string; address: string },
): Promise<string> {
  const tries = [username, address].map((who) => `editor logins of ${keys.hash('counted names', who)}`);
  for (const key of tries) {
    const limit = { key, limit: triesPerQuarterHour, windowSeconds: 15 * 60 };
    const retryAfterSeconds = await countUp(db, limit, clock.now());
    if (retryAfterSeconds !== null) throw new ShopError('TooManyRequests', { retryAfterSeconds });
  }

  const editor = await findEditor(db, username);
  // Hashed all the same when there is no such editor: the time must not tell.
  const isRight = await isPasswordRight(password, editor?.passwordHash ?? nobodysHash);
  if (!editor || !isRight) throw new ShopError('LoginFailed');
  for (const key of tries) await forgetCount(db, key);

  const token = randomBytes(32).toString('base64url');
  const now = clock.now();
  await insertSession(db, {
    tokenHash: keys.hash('editors', token),
    editorId: editor.id,
    createdAt: now,
    lastUsedAt: now,
  });
  return token;
}

/** Who holds this token; throws `Unauthorized` for nobody. */
export async function requireEditor({ db, keys, clock }: EditorParts, token: string | null): Promise<{ name: string }> {
  const editor =
    token && (await prolongSession(db, keys.hash('editors', token), clock.now(), sessionsSince(clock.now())));
  if (!editor) throw new ShopError('Unauthorized');
  return { name: editor.username };
}

export async function logOut({ db, keys }: EditorParts, token: string): Promise<void> {
  await deleteSession(db, keys.hash('editors', token));
}

export async function removeOldEditorSessions(db: Database, now: Date): Promise<void> {
  await deleteOldSessions(db, sessionsSince(now));
}

function sessionsSince(now: Date) {
  return { begun: new Date(now.getTime() - longestMs), used: new Date(now.getTime() - idleMs) };
}
