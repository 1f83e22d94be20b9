import type { Database } from '../../db/pool.ts';
import { editors } from '../../db/schema.ts';

export async function hasEditors(db: Database): Promise<boolean> {
  const found = await db.select({ id: editors.id }).from(editors).limit(1);
  return found.length > 0;
}

export async function insertEditor(db: Database, editor: { username: string; passwordHash: string }): Promise<void> {
  await db.insert(editors).values(editor);
}
