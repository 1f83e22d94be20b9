import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Secret } from '../../secret.ts';
import { type ArchiveEntry, createArchive, digestible, readArchive } from './archive.ts';
import { type BackupContents, readBackupHead } from './backup-file.ts';
import { type BackupEnd, BackupError, backupEnd, backupHead, names } from './backup-format.ts';
import { CarriedFiles } from './carried-files.ts';

const dayMs = 24 * 60 * 60 * 1_000;
const isBackup = (name: string) => name.endsWith('.backup');
const listOfFiles = (backup: string) => backup.replace(/\.backup$/, '.files');

/** The files beside the newest backup of a folder; beside none yet where its passphrase is another one. */
export async function carriedBeside(folder: string, passphrase: Secret): Promise<CarriedFiles> {
  const newest = (await readdir(folder))
    .filter((name) => /^shop-.*\.backup$/.test(name))
    .sort()
    .at(-1);
  const head = newest ? await readBackupHead(path.join(folder, newest), passphrase).catch(() => null) : null;
  return new CarriedFiles(folder, head?.filesKey ? Buffer.from(head.filesKey, 'base64') : undefined);
}

/** Takes the files out of what the shop gives and puts them beside the backup; what is left is the backup. */
export function carryFiles(given: Readable, carried: CarriedFiles): Readable {
  const archive = createArchive();
  const digest = createHash('sha256');
  const beside: BackupEnd['beside'] = [];

  async function take(entry: ArchiveEntry): Promise<void> {
    const { name, bytes } = entry;
    if (name === names.end) {
      const end = backupEnd.parse(JSON.parse(bytes.toString()));
      if (end.digest !== digest.digest('hex')) throw new BackupError('What the shop gave does not add up. Try again.');
      const all = [...end.beside, ...beside];
      await archive.add(names.end, json({ ...end, beside: all, digest: archive.digest() }));
      archive.finish();
      return;
    }
    digest.update(digestible(entry));
    if (name.startsWith(names.objects)) {
      beside.push({ name: name.slice(names.objects.length), hash: await carried.put(bytes) });
    } else if (name === names.head) {
      const head = backupHead.parse(JSON.parse(bytes.toString()));
      await archive.add(name, json({ ...head, filesKey: carried.keyText }));
    } else await archive.add(name, bytes);
  }

  async function takeAll(): Promise<void> {
    for await (const entry of readArchive(given)) await take(entry);
  }
  takeAll().catch((error: Error) => archive.abort(error));
  return archive.stream;
}

/** Every entry of a backup, and behind them the files that lie beside it. */
export async function* withCarried(
  entries: AsyncIterable<ArchiveEntry>,
  { head, end }: BackupContents,
  folder: string,
): AsyncGenerator<ArchiveEntry> {
  yield* entries;
  const carried = new CarriedFiles(folder, Buffer.from(head.filesKey ?? '', 'base64'));
  for (const { name, hash } of end.beside) {
    const bytes = await carried.read(hash);
    if (!bytes) throw new BackupError(`The file ${carried.place}/${hash} beside the backup is missing or damaged.`);
    yield { name: names.objects + name, bytes };
  }
}

/** Which files a backup needs, for whoever removes old ones: names of no meaning to anybody without the passphrase. */
export async function listCarried(backup: string, { place }: CarriedFiles, beside: BackupEnd['beside']): Promise<void> {
  const lines = beside.map(({ hash }) => `${place}/${hash}\n`);
  await writeFile(listOfFiles(backup), lines.join(''), { mode: 0o600 });
}

/** Backups that are older go, and then the files that none of those left needs. */
export async function removeOldBackups(folder: string, keptDays: number, now: Date): Promise<void> {
  const isOlder = async (file: string, days: number) => (await stat(file)).mtimeMs < now.getTime() - days * dayMs;
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    if (!isBackup(name) || !name.startsWith('shop-') || !(await isOlder(file, keptDays))) continue;
    await rm(file);
    await rm(listOfFiles(file), { force: true });
  }
  const found = await readdir(folder);
  const backups = found.filter(isBackup).map((name) => path.join(folder, name));
  // One whose list is gone may need any of them.
  if (!backups.every((backup) => existsSync(listOfFiles(backup)))) return;
  const needed = new Set<string>();
  for (const backup of backups) {
    for (const line of (await readFile(listOfFiles(backup), 'utf8')).split('\n')) needed.add(line);
  }
  for (const place of found.filter((name) => /^files-[0-9a-f]{12}$/.test(name))) {
    for (const hash of await readdir(path.join(folder, place))) {
      const file = path.join(folder, place, hash);
      // Younger ones may belong to a backup that is being made.
      if (!needed.has(`${place}/${hash}`) && (await isOlder(file, 1))) await rm(file);
    }
  }
}

function json(value: unknown): Buffer {
  return Buffer.from(JSON.stringify(value));
}
