import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/pool.ts';
import type { Keys } from '../../keys.ts';
import type { SealedFiles } from '../../storage/sealed-files.ts';
import { sealingWith } from '../../storage/sealing.ts';
import { type Archive, createArchive } from './archive.ts';
import { type BackupEnd, type BackupHead, formatVersion, names, settingsFiles } from './backup-format.ts';
import { hashOfFile } from './carried-files.ts';
import { complaintAbout, listNamedFiles, type NamedFile } from './named-files.ts';
import { openSpool } from './spool.ts';
import { appliedMigrations, listTables, readRows, readSequences } from './table-queries.ts';

export interface BackupParts {
  db: Database;
  /** As they are stored: sealed. */
  files: SealedFiles;
  keys: Keys;
  clock: Clock;
  dataDir: string;
  /** Hashes of files that whoever asks has already: they are named, and not given again. */
  held?: ReadonlySet<string>;
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
  // To a file first: a slow reader of the backup must not keep a transaction open.
  const spool = await openSpool(parts.dataDir);
  try {
    // Before the rows: a mark of the journal must not speak of an entry that the backup does not have.
    const settings = await readSettings(parts.dataDir);
    const { head, rows, sequences, named } = await readDatabase(parts, spool.write);
    await archive.add(names.head, json(head));
    for await (const { name, bytes } of spool.read()) await archive.add(names.tables + name, bytes);
    for (const [name, bytes] of settings) await archive.add(names.settings + name, bytes);
    const files = await addFiles(parts, archive, named);
    const end: BackupEnd = { rows, sequences, ...files, digest: archive.digest() };
    await archive.add(names.end, json(end));
    archive.finish();
  } finally {
    await spool.close();
  }
}

function readDatabase(
  { db, keys, clock }: BackupParts,
  keep: (name: string, bytes: Buffer) => Promise<void>,
): Promise<{ head: BackupHead; named: NamedFile[] } & Pick<BackupEnd, 'rows' | 'sequences'>> {
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
      return { head, rows, sequences: await readSequences(tx), named: await listNamedFiles(tx) };
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

async function readSettings(dataDir: string): Promise<[string, Buffer][]> {
  const found: [string, Buffer][] = [];
  for (const name of settingsFiles) {
    const bytes = await readFile(path.join(dataDir, name)).catch(() => null);
    if (bytes) found.push([name, bytes]);
  }
  return found;
}

async function addFiles(
  { db, files, keys, held }: BackupParts,
  archive: Archive,
  named: NamedFile[],
): Promise<Pick<BackupEnd, 'objects' | 'beside' | 'complaints'>> {
  const sealing = sealingWith(keys);
  const expected = new Map(named.map((file) => [file.name, file]));
  const complaints: string[] = [];
  const beside: BackupEnd['beside'] = [];
  let objects = 0;
  for await (const name of files.list()) {
    const sealed = await files.read(name);
    if (!sealed) continue;
    const hash = hashOfFile(sealed);
    if (held?.has(hash)) beside.push({ name, hash });
    else await archive.add(names.objects + name, sealed);
    objects++;
    const file = expected.get(name);
    expected.delete(name);
    const complaint = file && (await complaintAbout(file, sealed, sealing));
    if (complaint) complaints.push(complaint);
  }
  // A file that was erased meanwhile with its row is not missing.
  const stillNamed = new Set(expected.size > 0 ? (await listNamedFiles(db)).map(({ name }) => name) : []);
  for (const file of expected.values()) {
    const complaint = stillNamed.has(file.name) && (await complaintAbout(file, null, sealing));
    if (complaint) complaints.push(complaint);
  }
  return { objects, beside, complaints };
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
