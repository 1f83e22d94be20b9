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
import { BackupError } from '../modules/backup/backup-format.ts';
import { backUp } from '../modules/backup/backup-service.ts';
import { noteBackup } from '../modules/backup/last-backup.ts';
import { listOf } from '../modules/backup/named-files.ts';
import { openSealedFiles } from '../storage/object-store.ts';
import { askShop } from './run-command.ts';

const usage = `npm run backup -- FILE     everything the shop keeps, encrypted with BACKUP_PASSPHRASE and read back
npm run backup -- FOLDER   the same, named by day and time

The shop goes on working meanwhile. The file opens with npm run restore, or with the program age.`;

export async function writeBackup(env: Env, words: string[]): Promise<string> {
  const [name, ...rest] = words;
  if (name === undefined || rest.length > 0) return usage;
  const passphrase = env.backupPassphrase;
  if (!passphrase) throw new BackupError('Set BACKUP_PASSPHRASE to a passphrase of at least 16 characters.');
  const file = fileIn(path.resolve(name));
  if (existsSync(file)) throw new BackupError(`${file} exists already. A backup never overwrites a file.`);

  const archive = await openArchive(env);
  const { head, end } = await writeBackupFile(archive.stream, file, passphrase).finally(archive.close);
  const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
  const megabytes = (statSync(file).size / 1e6).toFixed(1);
  const says = `${file}: ${rows} rows and ${end.objects} files, ${megabytes} MB, encrypted and read back.`;
  if (end.complaints.length === 0) {
    noteBackup(env.dataDir, head.madeAt);
    return says;
  }
  throw new BackupError(`${says}

But it is not whole. The database names these files, and the shop's storage does not have them as they were:
${listOf(end.complaints)}
Set DATA_DIR, or S3_BUCKET, as the shop has it. npm run doctor looks at the files too.`);
}

/** In a folder each gets a name of its own, so that a timer can give the same command every night. */
function fileIn(name: string): string {
  if (!statSync(name, { throwIfNoEntry: false })?.isDirectory()) return name;
  return path.join(name, `shop-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.backup`);
}

/** Straight from a database server; the embedded database is its shop's. */
async function openArchive(env: Env): Promise<{ stream: Readable; close(): Promise<void> }> {
  if (!env.databaseUrl) {
    const answer = await askShop(env, '/api/backup', {});
    if (!answer.ok || !answer.body) throw new BackupError(`The shop refused: ${await answer.text()}`);
    return { stream: Readable.fromWeb(answer.body as ReadableStream<Uint8Array>), close: async () => {} };
  }
  const { db, pool } = openDatabase(env.databaseUrl, pino({ level: 'silent' }));
  const { current, previous } = loadAppSecrets(env, env.dataDir);
  const parts = { db, files: openSealedFiles(env), keys: deriveKeys(current, previous), clock: systemClock };
  return { stream: backUp({ ...parts, dataDir: env.dataDir }), close: () => pool.end() };
}
