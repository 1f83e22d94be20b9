import { cpSync, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

/** Made by prepare-embedded.ts at build time; seen from dist/db. */
export const preparedDatabase = fileURLToPath(new URL('../prepared-database', import.meta.url));

/**
 * The folder of the embedded database under `dataDir`, made when there is none. Copying the prepared one takes half a
 * second, where making a PostgreSQL cluster takes four. The caller holds the lock.
 */
export async function databaseFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'postgres');
  if (existsSync(folder)) return folder;

  // Copied under another name and renamed, so that an interrupted first start leaves nothing that looks like a
  // database.
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  const prepared = join(preparedDatabase, 'postgres');
  if (existsSync(prepared)) {
    // Nothing else runs in this process yet, and for a thousand small files the synchronous copy is faster.
    cpSync(prepared, unfinished, { recursive: true });
  } else {
    const database = await PGlite.create(unfinished);
    await database.close();
  }
  await rename(unfinished, folder);
  return folder;
}
