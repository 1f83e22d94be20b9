import { pino } from 'pino';
import { openDatabase } from '../db/pool.ts';
import type { Env } from '../env.ts';
import { deriveKeys } from '../keys.ts';
import { compareNamedFiles, listOf } from '../modules/backup/named-files.ts';
import { openSealedFiles } from '../storage/object-store.ts';
import { sealingWith } from '../storage/sealing.ts';
import { type Finding, findingsOf } from './finding.ts';

const { fine, remark, wrong } = findingsOf('storage');

export interface ComparedFiles {
  count: number;
  complaints: string[];
}

/** Each row that names a file against the file itself, as a backup does; null when nobody could look. */
export function judgeFiles(compared: ComparedFiles | null): Finding {
  if (!compared)
    return remark(
      'The files that rows name were not compared: nobody could look into database and storage together.',
      'Start the shop, and ask again.',
    );
  const { count, complaints } = compared;
  if (complaints.length === 0) return fine(`Every file that a row names is there, as it was written (${count}).`);
  return wrong(
    `${complaints.length} of ${count} files that rows name are missing or damaged:\n${listOf(complaints)}`,
    'Set DATA_DIR, or S3_BUCKET, as the shop has it; what is really gone is in a backup.',
  );
}

/** On a database server; the embedded database is opened by its shop alone. */
export async function compareOnServer(env: Env): Promise<ComparedFiles | null> {
  if (!env.databaseUrl || !env.appSecret) return null;
  const { db, pool } = openDatabase(env.databaseUrl, pino({ level: 'silent' }));
  try {
    return await compareNamedFiles(
      db,
      openSealedFiles(env),
      sealingWith(deriveKeys(env.appSecret, env.appSecretPrevious)),
    );
  } catch {
    // Database and storage have findings of their own.
    return null;
  } finally {
    await pool.end();
  }
}
