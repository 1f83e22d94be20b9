import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { applyMigrations, knownMigrations } from '../../db/migrate.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import { isSealedName } from '../../storage/object-key.ts';
import type { SealedFiles } from '../../storage/sealed-files.ts';
import type { Sealed } from '../../storage/sealing.ts';
import type { ArchiveEntry } from './archive.ts';
import { type BackupEnd, BackupError, type BackupHead, formatVersion, names, settingsFiles } from './backup-format.ts';
import {
  countRows,
  emptyTables,
  hasTables,
  listTables,
  setTriggers,
  type Table,
  writeRows,
  writeSequences,
} from './table-queries.ts';

interface RestoreParts {
  db: Database;
  files: SealedFiles;
  dataDir: string;
}

/** Throws when this version of the shop does not know the tables of the backup. Asked before anything is opened. */
export function refuseNewerBackup({ format, migrations }: BackupHead): void {
  const known = knownMigrations();
  if (format > formatVersion || migrations.length > known.length) {
    throw new BackupError('The backup is from a newer version of the shop. Install that version, then restore.');
  }
  if (migrations.some((hash, index) => hash !== known[index])) {
    throw new BackupError('The backup is from another shop: its tables were not made by these migrations.');
  }
}

/** All or nothing as far as the database goes; files that were stored before a failure do no harm. */
export function restore(
  parts: RestoreParts,
  { head, end }: { head: BackupHead; end: BackupEnd },
  entries: AsyncIterable<ArchiveEntry>,
): Promise<void> {
  return parts.db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    if (await hasTables(tx)) throw new BackupError('The database is not empty. A shop is never overwritten.');
    await applyMigrations(tx, head.migrations.length);
    const tables = await listTables(tx);
    await setTriggers(tx, tables, 'disable');
    await emptyTables(tx, tables);
    for await (const entry of entries) await put(tx, parts, tables, entry);
    await writeSequences(tx, end.sequences);
    for (const table of tables) {
      if ((await countRows(tx, table)) !== end.rows[table.name]) {
        throw new BackupError(`Not every row of ${table.name} came back. Nothing was restored.`);
      }
    }
    await setTriggers(tx, tables, 'enable');
  });
}

async function put(tx: Transaction, { files, dataDir }: RestoreParts, tables: Table[], entry: ArchiveEntry) {
  const { name, bytes } = entry;
  if (name.startsWith(names.tables)) {
    const [tableName] = name.slice(names.tables.length).split('/');
    const table = tables.find((known) => known.name === tableName);
    if (!table) throw new BackupError(`The backup has a table that this shop does not know: ${tableName}.`);
    await writeRows(tx, table, bytes.toString().split('\n'));
  } else if (name.startsWith(names.objects)) {
    const file = name.slice(names.objects.length);
    if (!isSealedName(file)) throw new BackupError(`The backup has a file that no shop writes: ${name}.`);
    // What is there already stays: a bucket that outlived the database has the same files.
    await files.put(file, bytes as Sealed);
  } else if (name.startsWith(names.settings)) {
    await putSettings(dataDir, name.slice(names.settings.length), bytes);
  }
}

async function putSettings(dataDir: string, name: string, bytes: Buffer): Promise<void> {
  if (!settingsFiles.includes(name)) return;
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(path.join(dataDir, name), bytes, { flag: 'wx', mode: 0o600 }).catch((error) => {
    // The operator's own file goes before the one of the backup.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
}
