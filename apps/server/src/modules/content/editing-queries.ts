import { and, desc, eq, isNotNull, like, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/pool.ts';
import { contentFiles, contentRedirects, contentRevisions } from '../../db/schema/content.ts';

export type NewRevision = typeof contentRevisions.$inferInsert;
type Revision = typeof contentRevisions.$inferSelect;

/**
 * The current revision, locked until the transaction ends, so that of two editors who save the second sees the first.
 */
export async function lockCurrent(tx: Transaction, path: string): Promise<Revision | null> {
  const [file] = await tx.select().from(contentFiles).where(eq(contentFiles.path, path)).for('update');
  return file ? findRevision(tx, path, file.revisionId) : null;
}

export async function findCurrent(db: Database, path: string): Promise<Revision | null> {
  const [file] = await db.select().from(contentFiles).where(eq(contentFiles.path, path));
  return file ? findRevision(db, path, file.revisionId) : null;
}

export async function findRevision(db: Database, path: string, id: number): Promise<Revision | null> {
  const [revision] = await db
    .select()
    .from(contentRevisions)
    .where(and(eq(contentRevisions.id, id), eq(contentRevisions.path, path)));
  return revision ?? null;
}

/** Newest first, without their contents. */
export function revisionsOf(db: Database, path: string) {
  const { id, change, author, savedAt } = contentRevisions;
  return db
    .select({ id, change, author, savedAt })
    .from(contentRevisions)
    .where(eq(contentRevisions.path, path))
    .orderBy(desc(contentRevisions.id));
}

/** The present texts that an editor saved, newest first. */
export function lastSavedTexts(db: Database, most: number) {
  const { path, content, author, savedAt } = contentRevisions;
  return db
    .select({ path, content, author, savedAt })
    .from(contentFiles)
    .innerJoin(contentRevisions, eq(contentRevisions.id, contentFiles.revisionId))
    .where(and(isNotNull(content), isNotNull(author)))
    .orderBy(desc(contentRevisions.id))
    .limit(most);
}

export async function insertRevision(db: Database, revision: NewRevision): Promise<number> {
  const [inserted] = await db.insert(contentRevisions).values(revision).returning({ id: contentRevisions.id });
  return (inserted as { id: number }).id;
}

/** Makes a revision the public one. */
export async function publishRevision(db: Database, path: string, revisionId: number): Promise<void> {
  await db
    .insert(contentFiles)
    .values({ path, revisionId })
    .onConflictDoUpdate({ target: contentFiles.path, set: { revisionId } });
}

/** False when somebody else has just put a file there. */
export async function publishFirst(db: Database, path: string, revisionId: number): Promise<boolean> {
  const added = await db.insert(contentFiles).values({ path, revisionId }).onConflictDoNothing().returning();
  return added.length > 0;
}

export async function unpublish(db: Database, path: string): Promise<void> {
  await db.delete(contentFiles).where(eq(contentFiles.path, path));
}

/** The files below a folder; '' for all. */
export async function pathsBelow(db: Database, folder: string): Promise<string[]> {
  const below = folder === '' ? undefined : like(contentFiles.path, `${escapeLike(folder)}/%`);
  const rows = await db.select({ path: contentFiles.path }).from(contentFiles).where(below);
  return rows.map(({ path }) => path);
}

/** All files below these folders with their present state, held until the transaction ends. */
export async function lockBelow(tx: Transaction, folders: string[]): Promise<Revision[]> {
  const isBelow = or(...folders.map((folder) => like(contentFiles.path, `${escapeLike(folder)}/%`)));
  const files = await tx.select().from(contentFiles).where(isBelow).for('update');
  const states = [];
  for (const { path, revisionId } of files) states.push(await findRevision(tx, path, revisionId));
  return states.filter((state) => state !== null);
}

export async function insertRedirect(db: Database, fromPath: string, toPath: string): Promise<void> {
  await db
    .insert(contentRedirects)
    .values({ fromPath, toPath })
    .onConflictDoUpdate({ target: contentRedirects.fromPath, set: { toPath } });
}

/** A new file takes precedence over a redirect from its address. */
export async function removeRedirect(db: Database, fromPath: string): Promise<void> {
  await db.delete(contentRedirects).where(eq(contentRedirects.fromPath, fromPath));
}

function escapeLike(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
