import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import type { Secret } from '../../secret.ts';
import { type ArchiveEntry, digestible, readArchive } from './archive.ts';
import { type BackupEnd, BackupError, type BackupHead, backupEnd, backupHead, names } from './backup-format.ts';
import { CarriedFiles } from './carried-files.ts';

/**
 * Encrypts with the passphrase (age, so that `age -d` opens it too), reads everything back and only then gives the file its
 * name. Never over a file that is there.
 */
export async function writeBackupFile(
  archive: Readable,
  file: string,
  passphrase: Secret,
  { scryptLogN = 18 } = {},
): Promise<BackupContents> {
  // Of its own for each run: one that fails must not remove what another is writing.
  const draft = `${file}.${randomUUID()}.unfinished`;
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase.reveal());
  encrypter.setScryptWorkFactor(scryptLogN);
  try {
    const encrypted = await encrypter.encrypt(toWeb(archive));
    await pipeline(fromWeb(encrypted), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true }));
    const contents = await checkBackupFile(draft, passphrase);
    await link(draft, file);
    return contents;
  } finally {
    await rm(draft, { force: true });
  }
}

export interface BackupContents {
  head: BackupHead;
  end: BackupEnd;
}

/** Reads the file to its end. Throws a BackupError unless it is whole and as it was written. */
export async function checkBackupFile(file: string, passphrase: Secret): Promise<BackupContents> {
  const digest = createHash('sha256');
  let head: BackupHead | undefined;
  let end: BackupEnd | undefined;
  for await (const entry of readBackupFile(file, passphrase)) {
    if (end) throw new BackupError('The backup goes on behind its end: it was not written by a shop.');
    if (entry.name === names.end) end = backupEnd.parse(parsed(entry));
    else digest.update(digestible(entry));
    if (entry.name === names.head) head = backupHead.parse(parsed(entry));
  }
  if (!head || !end) throw new BackupError('The backup broke off before its end.');
  if (digest.digest('hex') !== end.digest) throw new BackupError('The backup is damaged: its contents do not add up.');
  await checkCarried(path.dirname(file), { head, end });
  return { head, end };
}

/** What lies beside a backup is part of it. */
async function checkCarried(folder: string, { head, end }: BackupContents): Promise<void> {
  if (end.beside.length === 0) return;
  const carried = new CarriedFiles(folder, Buffer.from(head.filesKey ?? '', 'base64'));
  let lacking = 0;
  for (const { hash } of end.beside) if (!(await carried.read(hash))) lacking++;
  if (lacking === 0) return;
  throw new BackupError(
    `${lacking} of ${end.beside.length} files of the backup are missing or damaged in ${carried.folder}. They belong to the backup: copy the folder along with it.`,
  );
}

/** Its first entry, without reading the rest. */
export async function readBackupHead(file: string, passphrase: Secret): Promise<BackupHead | null> {
  for await (const entry of readBackupFile(file, passphrase)) return backupHead.parse(parsed(entry));
  return null;
}

export async function* readBackupFile(file: string, passphrase: Secret): AsyncGenerator<ArchiveEntry> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase.reveal());
  const encrypted = createReadStream(file);
  try {
    const archive = await decrypter.decrypt(toWeb(encrypted)).catch((error: Error) => {
      throw new BackupError(
        error.message.includes('no identity matched')
          ? 'The passphrase in BACKUP_PASSPHRASE does not open this backup.'
          : `${file} cannot be read as a backup: ${error.message}.`,
      );
    });
    yield* readArchive(fromWeb(archive));
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(`The backup is damaged: ${(error as Error).message}.`);
  } finally {
    encrypted.destroy();
  }
}

function parsed({ name, bytes }: ArchiveEntry): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    throw new BackupError(`The backup is damaged: ${name} cannot be read.`);
  }
}

// Node's streams and those of the browser, which the library takes, are the same but for their types.
function toWeb(stream: Readable): globalThis.ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as globalThis.ReadableStream<Uint8Array>;
}

function fromWeb(stream: globalThis.ReadableStream<Uint8Array>): Readable {
  return Readable.fromWeb(stream as ReadableStream<Uint8Array>);
}
