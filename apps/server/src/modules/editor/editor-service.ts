import { randomBytes } from 'node:crypto';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/pool.ts';
import { createSemaphore } from '../../db/semaphore.ts';
import { ShopError } from '../../errors.ts';
import type { Exchange, LoggedInEditor } from '../../http/callers.ts';
import type { Keys } from '../../keys.ts';
import {
  allEditors,
  deleteEditor,
  deleteOldSessions,
  deleteSession,
  endSessions,
  findEditor,
  insertEditor,
  insertSession,
  lockEditors,
  prolongSession,
  updatePassword,
} from './editor-queries.ts';
import { type LoginTry, reserveTry } from './login-limits.ts';
import { hashPassword, isPasswordRight, makePassword, nobodysHash } from './password-hash.ts';

export interface EditorParts {
  db: Database;
  keys: Keys;
  clock: Clock;
  /** A quicker one for tests that are not about the hash. */
  isPasswordRight?: typeof isPasswordRight | undefined;
}

const longestMs = 8 * 60 * 60 * 1_000;
export const idleMinutes = 30;
const idleMs = idleMinutes * 60 * 1_000;

/**
 * At most two passwords are hashed at once: each takes 128 MiB and one of the four threads that also read files. The second
 * semaphore is for known devices, so that strangers never keep an editor waiting; a short queue keeps the answers quick.
 */
const strangersSemaphore = createSemaphore(1, 4);
const knownDevicesSemaphore = createSemaphore(1, 8);

/** A made-up password for one more editor, told this once; null when the name is taken. */
export async function addEditor(db: Database, username: string): Promise<string | null> {
  const password = makePassword();
  const isNew = await insertEditor(db, { username, passwordHash: await hashPassword(password) });
  return isNew ? password : null;
}

export const listEditors = allEditors;

/** A made-up password, told this once; null when there is no such editor. Whoever is logged in with the old one is no more. */
export async function renewPassword(db: Database, username: string): Promise<string | null> {
  const editor = await findEditor(db, username);
  if (!editor) return null;
  const password = makePassword();
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await updatePassword(tx, editor.id, { passwordHash });
    await endSessions(tx, editor.id);
  });
  return password;
}

/** The last one stays: a shop without editors would make one with the next start. */
export function removeEditor(db: Database, username: string): Promise<'removed' | 'unknown' | 'last'> {
  return db.transaction(async (tx) => {
    const editors = await lockEditors(tx);
    const editor = editors.find((one) => one.username === username);
    if (!editor) return 'unknown';
    if (editors.length === 1) return 'last';
    await deleteEditor(tx, editor.id);
    return 'removed';
  });
}

/** A token that the database knows only as a hash. */
export async function logIn(
  parts: EditorParts,
  { password, ...login }: LoginTry & { password: string },
): Promise<string> {
  const { db, keys, clock, isPasswordRight: isRightFor = isPasswordRight } = parts;
  const attempt = await reserveTry(parts, login);
  const editor = await findEditor(db, login.username);
  const semaphore = login.device ? knownDevicesSemaphore : strangersSemaphore;
  // Hashed even when there is no such editor, so that the time does not tell.
  const isRight = await semaphore(() => isRightFor(password, editor?.passwordHash ?? nobodysHash)).catch(
    async (error) => {
      await attempt.giveBack();
      throw error;
    },
  );
  if (!editor || !isRight) throw new ShopError('LoginFailed');
  await attempt.succeed();

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

/** Who holds the token of this request; null for nobody. */
export async function findLoggedIn(
  { db, keys, clock }: EditorParts,
  { request }: Exchange,
): Promise<LoggedInEditor | null> {
  const [, token] = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? '') ?? [];
  if (!token) return null;
  const tokenHash = keys.hash('editors', token);
  const editor = await prolongSession(db, tokenHash, clock.now(), sessionsSince(clock.now()));
  return editor ? { name: editor.username, tokenHash } : null;
}

export async function logOut({ db }: Pick<EditorParts, 'db'>, { tokenHash }: LoggedInEditor): Promise<void> {
  await deleteSession(db, tokenHash);
}

export async function removeOldEditorSessions(db: Database, now: Date): Promise<void> {
  await deleteOldSessions(db, sessionsSince(now));
}

function sessionsSince(now: Date) {
  return { begun: new Date(now.getTime() - longestMs), used: new Date(now.getTime() - idleMs) };
}
