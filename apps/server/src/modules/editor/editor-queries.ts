import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { editorSessions, editors } from '../../db/schema/editor.ts';

export async function hasEditors(db: Database): Promise<boolean> {
  const found = await db.select({ id: editors.id }).from(editors).limit(1);
  return found.length > 0;
}

/** False when somebody has this name already. */
export async function insertEditor(db: Database, editor: { username: string; passwordHash: string }): Promise<boolean> {
  const added = await db.insert(editors).values(editor).onConflictDoNothing().returning({ id: editors.id });
  return added.length > 0;
}

export async function findEditor(db: Database, username: string) {
  const [editor] = await db.select().from(editors).where(eq(editors.username, username));
  return editor ?? null;
}

export async function insertSession(db: Database, session: typeof editorSessions.$inferInsert): Promise<void> {
  await db.insert(editorSessions).values(session);
}

interface Since {
  begun: Date;
  used: Date;
}

/** Prolongs the session and gives its editor; null when there is none that is still valid. */
export async function prolongSession(db: Database, tokenHash: string, now: Date, since: Since) {
  const [session] = await db
    .update(editorSessions)
    .set({ lastUsedAt: now })
    .where(
      and(
        eq(editorSessions.tokenHash, tokenHash),
        gt(editorSessions.createdAt, since.begun),
        gt(editorSessions.lastUsedAt, since.used),
      ),
    )
    .returning({ editorId: editorSessions.editorId });
  if (!session) return null;
  const [editor] = await db
    .select({ username: editors.username })
    .from(editors)
    .where(eq(editors.id, session.editorId));
  return editor ?? null;
}

export async function deleteSession(db: Database, tokenHash: string): Promise<void> {
  await db.delete(editorSessions).where(eq(editorSessions.tokenHash, tokenHash));
}

export async function deleteOldSessions(db: Database, since: Since): Promise<void> {
  await db
    .delete(editorSessions)
    .where(or(lt(editorSessions.createdAt, since.begun), lt(editorSessions.lastUsedAt, since.used)));
}
