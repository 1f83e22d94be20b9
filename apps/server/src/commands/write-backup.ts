import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { pino } from 'pino';
import { loadAppSecrets } from '../app-secret.ts';
import { systemClock } from '../clock.ts';
import { openDatabase } from '../db/pool.ts';
import type { Env } from '../env.ts';
import { deriveKeys } from '../keys.ts';
import { writeBackupFile } from '../modules/backup/backup-file.ts';
import { carriedBeside, carryFiles, listCarried, removeOldBackups } from '../modules/backup/backup-folder.ts';
import { BackupError } from '../modules/backup/backup-format.ts';
import { backUp } from '../modules/backup/backup-service.ts';
import { noteBackup } from '../modules/backup/last-backup.ts';
import { listOf } from '../modules/backup/named-files.ts';
import { openSealedFiles } from '../storage/object-store.ts';
import { askShop } from './run-command.ts';

const usage = `npm run backup -- FILE     everything the shop keeps, encrypted with BACKUP_PASSPHRASE and read back
npm run backup -- FOLDER   the same, named by day and time; files that lie beside an earlier one are not carried again
npm run backup -- FOLDER --keep-days 30
                           and then removes those that are older, with the files that none of the others needs

The shop goes on working meanwhile. It opens with npm run restore -- FILE; a single file with the program age too.`;

export async function writeBackup(
  env: Env,
  words: string[],
  strength?: Parameters<typeof writeBackupFile>[3],
): Promise<string> {
  const asked = read(words);
  if (!asked) return usage;
  const passphrase = env.backupPassphrase;
  if (!passphrase) throw new BackupError('Set BACKUP_PASSPHRASE to a passphrase of at least 16 characters.');
  const place = path.resolve(asked.name);
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
  if (!isFolder && asked.keepDays !== null) throw new BackupError(`${place} is no folder: --keep-days is for one.`);
  // Each gets a name of its own, so that a timer can give the same command every night.
  const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const file = isFolder ? path.join(place, `shop-${moment}.backup`) : place;
  if (existsSync(file)) throw new BackupError(`${file} exists already. A backup never overwrites a file.`);

  const carried = isFolder ? await carriedBeside(place, passphrase) : null;
  const held = (await carried?.findWhole()) ?? [];
  const archive = await openArchive(env, held);
  const stream = carried ? carryFiles(archive.stream, carried) : archive.stream;
  const { head, end } = await writeBackupFile(stream, file, passphrase, strength).finally(archive.close);
  if (carried) await listCarried(file, carried, end.beside);
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  const says = `${file}: ${rows} rows and ${end.objects} files, ${megabytes} MB, encrypted and read back.${besides()}`;
  if (end.complaints.length === 0) {
    noteBackup(env.dataDir, head.madeAt);
    if (asked.keepDays !== null) await removeOldBackups(place, asked.keepDays, new Date());
    return says;
  }
  throw new BackupError(`${says}

But it is not whole. The database names these files, and the shop's storage does not have them as they were:
${listOf(end.complaints)}
Set DATA_DIR, or S3_BUCKET, as the shop has it. npm run doctor looks at the files too.`);

  function besides(): string {
    if (!carried || end.beside.length === 0) return '';
    const known = new Set(held);
    const fresh = end.beside.filter(({ hash }) => !known.has(hash)).length;
    return ` The files lie in ${carried.folder}, ${fresh} of them new.`;
  }
}

/** Null for words that the command does not know. */
function read(words: string[]): { name: string; keepDays: number | null } | null {
  const [name, option, days, ...rest] = words;
  if (name === undefined || name.startsWith('-') || rest.length > 0) return null;
  if (option === undefined) return { name, keepDays: null };
  return option === '--keep-days' && /^[1-9]\d{0,3}$/.test(days ?? '') ? { name, keepDays: Number(days) } : null;
}

/** Straight from a database server; the embedded database is its shop's. */
async function openArchive(env: Env, held: string[]): Promise<{ stream: Readable; close(): Promise<void> }> {
  if (!env.databaseUrl) {
    const answer = await askShop(env, '/api/backup', { held });
    if (!answer.ok || !answer.body) throw new BackupError(`The shop refused: ${await answer.text()}`);
    return { stream: Readable.fromWeb(answer.body as ReadableStream<Uint8Array>), close: async () => {} };
  }
  const { db, pool } = openDatabase(env.databaseUrl, pino({ level: 'silent' }));
  const { current, previous } = loadAppSecrets(env, env.dataDir);
  const parts = { db, files: openSealedFiles(env), keys: deriveKeys(current, previous), clock: systemClock };
  return { stream: backUp({ ...parts, dataDir: env.dataDir, held: new Set(held) }), close: () => pool.end() };
}
