import type { Database } from '../../db/pool.ts';
import type { Secret } from '../../secret.ts';
import { endSessions, findEditor, hasEditors, insertEditor, updatePassword } from './editor-queries.ts';
import { hashPassword, isPasswordRight, makePassword } from './password-hash.ts';

interface FirstEditor {
  /** Shown once, never stored in plain text. */
  madeUpPassword: string | null;
  /** A sentence about CMS_PASSWORD for the start's output; null when there is nothing to say. */
  says: string | null;
}

/**
 * Makes the first editor where there is none, and lets a changed CMS_PASSWORD count. The variable is compared with the
 * value it had when it was last taken over, not with the password: one that was chosen later with `npm run editor` stays
 * until the variable itself changes. Runs under the lock of the start, so that of many processes one does it.
 */
export async function ensureFirstEditor(
  db: Database,
  { username, password }: { username: string; password: Secret | null },
): Promise<FirstEditor> {
  if (!(await hasEditors(db))) return makeFirst(db, username, password);
  return { madeUpPassword: null, says: password && (await takeOver(db, username, password)) };
}

async function makeFirst(db: Database, username: string, password: Secret | null): Promise<FirstEditor> {
  const madeUpPassword = password ? null : makePassword();
  const passwordHash = await hashPassword(password?.reveal() ?? (madeUpPassword as string));
  await insertEditor(db, { username, passwordHash, ...(password && { environmentPasswordHash: passwordHash }) });
  return { madeUpPassword, says: null };
}

async function takeOver(db: Database, username: string, password: Secret): Promise<string | null> {
  const editor = await findEditor(db, username);
  if (!editor) {
    return `CMS_PASSWORD was not used: there is no editor ${username}. npm run editor lists them, npm run editor -- add NAME makes one.`;
  }
  const { passwordHash, environmentPasswordHash } = editor;
  const isAsBefore = await isPasswordRight(password.reveal(), environmentPasswordHash ?? passwordHash);
  if (isAsBefore && environmentPasswordHash === null) {
    await updatePassword(db, editor.id, { passwordHash, environmentPasswordHash: passwordHash });
    return null;
  }
  if (isAsBefore) {
    return environmentPasswordHash === passwordHash
      ? null
      : `CMS_PASSWORD was not used: editor ${username} has got another password since. Change the variable to set it anew.`;
  }
  const newHash = await hashPassword(password.reveal());
  await updatePassword(db, editor.id, { passwordHash: newHash, environmentPasswordHash: newHash });
  await endSessions(db, editor.id);
  return `Editor ${username} has the password of CMS_PASSWORD from now on; whoever was logged in has to log in again.`;
}
