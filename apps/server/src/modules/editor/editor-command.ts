import type { Database } from '../../db/pool.ts';
import { addEditor } from './editor-service.ts';

const usage = 'Usage: npm run editor -- add NAME';

/** `npm run editor -- add NAME`: one more editor, with a password that is shown once. */
export async function editorCommand(db: Database, [action, username = '']: string[]): Promise<string> {
  if (action !== 'add' || !/^\S{1,100}$/.test(username)) return usage;
  const added = await addEditor(db, username);
  if (!added) return `There is an editor ${username} already.`;
  return `Editor ${username}, password ${added.madeUpPassword} (shown only this once)`;
}
