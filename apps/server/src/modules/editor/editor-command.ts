import type { Database } from '../../db/pool.ts';
import { terminalSafe } from '../../terminal-text.ts';
import { addEditor, listEditors, removeEditor, renewPassword } from './editor-service.ts';

const usage = `npm run editor                     lists the editors
npm run editor -- add NAME         one more, with a password that is shown once
npm run editor -- password NAME    a new password, shown once; the old one and all logins with it end
npm run editor -- remove NAME      ends the access; texts and their history stay`;

/** `npm run editor`: who may change the texts. */
export async function editorCommand(db: Database, [action, username, ...rest]: string[]): Promise<string> {
  if (action === undefined) return list(db);
  if (!username || rest.length > 0) return usage;
  switch (action) {
    case 'add':
      return add(db, username);
    case 'password':
      return givePassword(db, username);
    case 'remove':
      return remove(db, username);
    default:
      return usage;
  }
}

async function list(db: Database): Promise<string> {
  const editors = await listEditors(db);
  if (editors.length === 0) return 'There are no editors yet; the next start of the shop makes the first one.';
  return editors
    .map(({ username, createdAt }) => `${terminalSafe(username)}  since ${createdAt.toISOString().slice(0, 10)}`)
    .join('\n');
}

async function add(db: Database, username: string): Promise<string> {
  if (!/^[\p{L}\p{N}._@+-]{1,100}$/u.test(username)) {
    return 'A name has up to 100 letters, digits and . _ @ + - without blanks.';
  }
  const password = await addEditor(db, username);
  if (!password) return `There is an editor ${terminalSafe(username)} already.`;
  return `Editor ${terminalSafe(username)}, password ${password} (shown only this once)`;
}

async function givePassword(db: Database, username: string): Promise<string> {
  const password = await renewPassword(db, username);
  if (!password) return `There is no editor ${terminalSafe(username)}.`;
  return `Editor ${terminalSafe(username)}, password ${password} (shown only this once). All logins with the old one have ended.`;
}

async function remove(db: Database, username: string): Promise<string> {
  switch (await removeEditor(db, username)) {
    case 'removed':
      return `Editor ${terminalSafe(username)} is removed and logged out.`;
    case 'unknown':
      return `There is no editor ${terminalSafe(username)}.`;
    case 'last':
      return `${terminalSafe(username)} is the last editor and stays. Make another one first: npm run editor -- add NAME`;
  }
}
