import { and, eq, gt, lt, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { editorSessions, editors } from '../../db/schema/editor.ts';

export async function hasEditors(db: Database): Promise<boolean> {
  const found = await db.select({ id: editors.id }).from(editors).limit(1);
  return found.length > 0;
}

/** False when somebody has this name already. */
export async function insertEditor(db: Database, editor: typeof editors.$inferInsert): Promise<boolean> {
  const added = await db.insert(editors).values(editor).onConflictDoNothing().returning({ id: editors.id });
  return added.length > 0;
}

export async function findEditor(db: Database, username: string) {
  const [editor] = await db.select().from(editors).where(eq(editors.username, username));
  return editor ?? null;
}

export function allEditors(db: Database) {
  return db
    .select({ id: editors.id, username: editors.username, createdAt: editors.createdAt })
    .from(editors)
    .orderBy(editors.username);
}

/** Of two who remove one another at once, the second waits and then sees what is left. */
export function lockEditors(tx: Transaction) {
  return tx.select({ id: editors.id, username: editors.username }).from(editors).orderBy(editors.id).for('update');
}

export async function updatePassword(
  db: Database,
  id: string,
  hashes: { passwordHash: string; environmentPasswordHash?: string },
): Promise<void> {
  await db.update(editors).set(hashes).where(eq(editors.id, id));
}

/** Their sessions go with them. */
export async function deleteEditor(db: Database, id: string): Promise<void> {
  await db.delete(editors).where(eq(editors.id, id));
}

export async function endSessions(db: Database, editorId: string): Promise<void> {
  await db.delete(editorSessions).where(eq(editorSessions.editorId, editorId));
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
