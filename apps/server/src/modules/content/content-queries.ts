import { and, eq, isNotNull } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { type ContentChange, contentFiles, contentRedirects, contentRevisions } from '../../db/schema/content.ts';

export interface TextRow {
  path: string;
  content: string;
  change: ContentChange;
  savedAt: Date;
}

export interface ImageRow {
  path: string;
  mediaType: string;
  revisionId: number;
}

const isNow = eq(contentRevisions.id, contentFiles.revisionId);

export async function textsNow(db: Database): Promise<TextRow[]> {
  const { content, change, savedAt } = contentRevisions;
  const rows = await db
    .select({ path: contentFiles.path, content, change, savedAt })
    .from(contentFiles)
    .innerJoin(contentRevisions, isNow)
    .where(isNotNull(content));
  return rows.map((row) => ({ ...row, content: row.content ?? '' }));
}

/** Without their bytes, which would fill the memory. */
export function imagesNow(db: Database): Promise<ImageRow[]> {
  const { path, revisionId } = contentFiles;
  return db
    .select({ path, mediaType: contentRevisions.mediaType, revisionId })
    .from(contentFiles)
    .innerJoin(contentRevisions, isNow)
    .where(isNotNull(contentRevisions.bytes));
}

export async function imageBytes(db: Database, revisionId: number): Promise<Buffer | null> {
  const [row] = await db
    .select({ bytes: contentRevisions.bytes })
    .from(contentRevisions)
    .where(and(eq(contentRevisions.id, revisionId), isNotNull(contentRevisions.bytes)));
  return row?.bytes ?? null;
}

export function redirectsNow(db: Database): Promise<{ fromPath: string; toPath: string }[]> {
  return db.select().from(contentRedirects);
}

/** Also true when every file was removed: then that was intended. */
export async function hasRevisions(db: Database): Promise<boolean> {
  const found = await db.select({ id: contentRevisions.id }).from(contentRevisions).limit(1);
  return found.length > 0;
}

/** Adds each file with its first revision. */
export async function insertFirstRevisions(
  db: Database,
  revisions: (typeof contentRevisions.$inferInsert)[],
): Promise<void> {
  const added = await db
    .insert(contentRevisions)
    .values(revisions)
    .returning({ path: contentRevisions.path, revisionId: contentRevisions.id });
  await db.insert(contentFiles).values(added);
}
