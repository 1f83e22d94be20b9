import { and, gt, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/pool.ts';
import type { ObjectStore } from './object-store.ts';

export interface ResealingParts {
  db: Database;
  objectStore: ObjectStore;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Where the database keeps one kind of file. */
interface SealedFiles {
  /** As the log calls one of them. */
  what: string;
  table: PgTable;
  /** What the object store knows the file by. */
  key: PgColumn;
  /** The id of the key that its bytes are sealed with; null where nobody has looked yet. */
  sealedWith: PgColumn;
  /** Which of them have bytes that can be sealed anew; all where it is left out. */
  isStored?: SQL;
}

const atATime = 100;

/**
 * Seals every file of a kind that the previous secret has sealed anew; returns how many are left. Several processes may
 * run this, and it may be killed at any time.
 */
export async function resealFiles(
  { db, objectStore, log }: ResealingParts,
  kind: SealedFiles,
  stopping: AbortSignal,
): Promise<number> {
  const { sealId } = objectStore;
  let files: { key: string }[] = [];
  do {
    files = await selectSealedOtherwise(db, kind, { sealId, after: files.at(-1)?.key ?? '' });
    for (const { key } of files) {
      if (stopping.aborted) break;
      try {
        if (await objectStore.sealAnew(key)) await markSealed(db, kind, key, sealId);
      } catch (err) {
        // A damaged or unreachable file does not hold up the others.
        log.error({ err, file: key }, `${kind.what} could not be sealed anew`);
      }
    }
  } while (files.length === atATime && !stopping.aborted);
  return db.$count(kind.table, isSealedOtherwise(kind, sealId));
}

async function selectSealedOtherwise(
  db: Database,
  kind: SealedFiles,
  { sealId, after }: { sealId: string; after: string },
): Promise<{ key: string }[]> {
  return db
    .select({ key: sql<string>`${kind.key}` })
    .from(kind.table)
    .where(and(isSealedOtherwise(kind, sealId), kind.isStored, gt(kind.key, after)))
    .orderBy(kind.key)
    .limit(atATime);
}

async function markSealed(db: Database, { table, key, sealedWith }: SealedFiles, file: string, sealId: string) {
  await db.execute(sql`update ${table} set ${sql.identifier(sealedWith.name)} = ${sealId} where ${key} = ${file}`);
}

function isSealedOtherwise({ sealedWith }: SealedFiles, sealId: string) {
  return or(isNull(sealedWith), ne(sealedWith, sealId));
}
