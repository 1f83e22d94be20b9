import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/pool.ts';
import type { Keys } from '../../keys.ts';
import type { SealedFiles } from '../../storage/sealed-files.ts';
import { type Archive, createArchive } from './archive.ts';
import { type BackupEnd, type BackupHead, formatVersion, names, settingsFiles } from './backup-format.ts';
import { openSpool } from './spool.ts';
import { appliedMigrations, listTables, readRows, readSequences } from './table-queries.ts';

export interface BackupParts {
  db: Database;
  /** As they are stored: sealed. */
  files: SealedFiles;
  keys: Keys;
  clock: Clock;
  dataDir: string;
}

/** Large enough that a table has few pieces, small enough that memory never holds much of it. */
const pieceBytes = 4_000_000;

/**
 * Everything that a shop needs to go on elsewhere, as one compressed stream: every row as of one moment, then the files
 * and settings. Files are only ever added and removed as a whole, so that a row of that moment finds its file, unless
 * somebody's data was erased in between.
 */
export function backUp(parts: BackupParts): Readable {
  const archive = createArchive();
  write(parts, archive).catch((error: Error) => archive.abort(error));
  return archive.stream;
}

async function write(parts: BackupParts, archive: Archive): Promise<void> {
  // The embedded database serves nobody else during a transaction, so it must not wait for whoever reads the backup.
  const spool = await openSpool(parts.dataDir);
  try {
    const { head, rows, sequences } = await readDatabase(parts, spool.write);
    await archive.add(names.head, json(head));
    for await (const { name, bytes } of spool.read()) await archive.add(names.tables + name, bytes);
    const objects = await addFiles(parts, archive);
    const end: BackupEnd = { rows, sequences, objects, digest: archive.digest() };
    await archive.add(names.end, json(end));
    archive.finish();
  } finally {
    await spool.close();
  }
}

function readDatabase(
  { db, keys, clock }: BackupParts,
  keep: (name: string, bytes: Buffer) => Promise<void>,
): Promise<{ head: BackupHead } & Pick<BackupEnd, 'rows' | 'sequences'>> {
  return db.transaction(
    async (tx) => {
      const rows: Record<string, number> = {};
      const migrations = await appliedMigrations(tx);
      for (const table of await listTables(tx)) {
        let count = 0;
        for await (const piece of inPieces(readRows(tx, table))) {
          count += piece.length;
          await keep(`${table.name}/${count}`, Buffer.from(piece.join('\n')));
        }
        rows[table.name] = count;
      }
      const head: BackupHead = {
        format: formatVersion,
        madeAt: clock.now().toISOString(),
        migrations,
        sealId: keys.sealId('prescriptions').toString('hex'),
      };
      return { head, rows, sequences: await readSequences(tx) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function* inPieces(batches: AsyncIterable<string[]>): AsyncGenerator<string[]> {
  let piece: string[] = [];
  let size = 0;
  for await (const batch of batches) {
    piece.push(...batch);
    size += batch.reduce((sum, row) => sum + row.length, 0);
    if (size < pieceBytes) continue;
    yield piece;
    piece = [];
    size = 0;
  }
  if (piece.length > 0) yield piece;
}

async function addFiles({ files, dataDir }: BackupParts, archive: Archive): Promise<number> {
  let objects = 0;
  for await (const name of files.list()) {
    const sealed = await files.read(name);
    if (!sealed) continue;
    await archive.add(names.objects + name, sealed);
    objects++;
  }
  for (const name of settingsFiles) {
    const bytes = await readFile(path.join(dataDir, name)).catch(() => null);
    if (bytes) await archive.add(names.settings + name, bytes);
  }
  return objects;
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
