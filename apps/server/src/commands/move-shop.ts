import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { loadAppSecrets } from '../app-secret.ts';
import { systemClock } from '../clock.ts';
import { databaseFolder, startEmbeddedDatabase } from '../db/embedded.ts';
import { type Database, openDatabase } from '../db/pool.ts';
import type { Env } from '../env.ts';
import { deriveKeys } from '../keys.ts';
import { readBackupFile, writeBackupFile } from '../modules/backup/backup-file.ts';
import { BackupError } from '../modules/backup/backup-format.ts';
import { backUp } from '../modules/backup/backup-service.ts';
import { differencesOf, fingerprintOf } from '../modules/backup/compare-service.ts';
import { listOf } from '../modules/backup/named-files.ts';
import { refuseNewerBackup, restore } from '../modules/backup/restore-service.ts';
import { Secret } from '../secret.ts';
import { openSealedFiles } from '../storage/object-store.ts';

const usage = `npm run move-to-server -- now    takes the shop in DATA_DIR to the empty database of DATABASE_URL

Close the shop first. APP_SECRET must be what the file app-secret in DATA_DIR says. With S3_BUCKET the prescription files go
into the bucket. Every row is compared before it ends; the old database is kept in DATA_DIR under another name.`;

const log = pino({ level: 'silent' });

/** The shop of the embedded database goes on at a server. Nothing is taken away from where it was. */
export async function moveShop(env: Env, words: string[]): Promise<string> {
  if (words.join(' ') !== 'now') return usage;
  const { databaseUrl } = env;
  if (!databaseUrl) throw new BackupError('Set DATABASE_URL to the empty database that the shop shall move to.');
  const folder = databaseFolder(env.dataDir);
  if (!existsSync(folder)) throw new BackupError(`There is no embedded database in ${env.dataDir}.`);
  refuseOtherSecret(env);

  const moved = await copyTo(databaseUrl, env);
  // A start without DATABASE_URL must not open yesterday's shop.
  const kept = `${folder}.moved-${new Date().toISOString().slice(0, 10)}`;
  await rename(folder, kept);
  return `Moved ${moved.rows} rows of ${moved.tables} tables and ${moved.objects} files; every row was compared.
Start the shop with DATABASE_URL from now on. The old database is kept as ${kept}: delete it when you have a backup of the new one.`;
}

async function copyTo(databaseUrl: Secret, env: Env) {
  const embedded = await startEmbeddedDatabase({ dataDir: env.dataDir, log });
  const source = openDatabase(embedded.connection, log);
  const target = openDatabase(databaseUrl, log);
  try {
    return await copy(env, source.db, target.db);
  } finally {
    await Promise.all([source.pool.end(), target.pool.end()]);
    await embedded.stop();
  }
}

async function copy(env: Env, source: Database, target: Database) {
  // The way of a backup, with a passphrase that nobody needs to know: the same code, the same checks.
  const passphrase = new Secret(randomBytes(32).toString('base64url'));
  const file = path.join(env.dataDir, `move-${randomUUID()}`);
  const { current, previous } = loadAppSecrets(env, env.dataDir);
  const keys = deriveKeys(current, previous);
  const files = openSealedFiles({ s3: null, dataDir: env.dataDir });
  const archive = backUp({ db: source, files, keys, clock: systemClock, dataDir: env.dataDir });
  try {
    const contents = await writeBackupFile(archive, file, passphrase, { scryptLogN: 10 });
    refuseNewerBackup(contents.head);
    if (contents.end.complaints.length > 0)
      throw new BackupError(`The rows name files that ${env.dataDir} does not have as they were. Nothing was moved.
${listOf(contents.end.complaints)}`);
    const parts = { db: target, files: openSealedFiles(env), dataDir: env.dataDir };
    await restore(parts, contents, readBackupFile(file, passphrase));
    const differing = differencesOf(await fingerprintOf(source), await fingerprintOf(target));
    if (differing.length > 0)
      throw new BackupError(
        `These tables are not the same at the server: ${differing.join(', ')}. Go on with the embedded database, and drop the other.`,
      );
    const counts = Object.values(contents.end.rows);
    const rows = counts.reduce((sum, count) => sum + count, 0);
    return { rows, tables: counts.length, objects: contents.end.objects };
  } finally {
    await rm(file, { force: true });
  }
}

/** With another one the rows would arrive, but nobody could open a prescription again. */
function refuseOtherSecret(env: Env): void {
  if (!existsSync(path.join(env.dataDir, 'app-secret'))) return;
  const { current } = loadAppSecrets({ appSecret: null, appSecretPrevious: env.appSecretPrevious }, env.dataDir);
  const known = [env.appSecret, env.appSecretPrevious];
  if (known.some((secret) => secret?.equals(current))) return;
  throw new BackupError(
    `Set APP_SECRET to what the file app-secret in ${env.dataDir} says: with another one no prescription could be opened.`,
  );
}
