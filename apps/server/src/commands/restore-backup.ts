import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { openDatabase } from '../db/pool.ts';
import type { Env } from '../env.ts';
import { deriveKeys } from '../keys.ts';
import { checkBackupFile, readBackupFile } from '../modules/backup/backup-file.ts';
import { BackupError, type BackupHead } from '../modules/backup/backup-format.ts';
import { refuseNewerBackup, restore } from '../modules/backup/restore-service.ts';
import type { Secret } from '../secret.ts';
import { openSealedFiles } from '../storage/object-store.ts';

const usage = `npm run restore -- FILE    puts a backup back into an empty DATA_DIR, or into the empty database of DATABASE_URL

BACKUP_PASSPHRASE is the passphrase it was made with. Nothing is ever restored over a shop.`;

export async function restoreBackup(env: Env, words: string[]): Promise<string> {
  const [name, ...rest] = words;
  if (name === undefined || rest.length > 0) return usage;
  const passphrase = env.backupPassphrase;
  if (!passphrase) throw new BackupError('Set BACKUP_PASSPHRASE to the passphrase that the backup was made with.');
  const file = path.resolve(name);
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);

  // Read to its end first: a damaged backup must not leave half a shop behind.
  const contents = await checkBackupFile(file, passphrase);
  refuseNewerBackup(contents.head);
  refuseOtherSecret(env, contents.head);
  await (env.databaseUrl ? intoServer(env.databaseUrl) : intoEmbedded());
  return `Restored the shop of ${contents.head.madeAt}: ${contents.end.objects} files and every row. Start it with npm start.`;

  async function intoServer(address: Secret): Promise<void> {
    const { db, pool } = openDatabase(address, pino({ level: 'silent' }));
    const parts = { db, files: openSealedFiles(env), dataDir: env.dataDir, isNewDatabase: false };
    await restore(parts, contents, readBackupFile(file, passphrase as Secret)).finally(() => pool.end());
  }

  async function intoEmbedded(): Promise<void> {
    const found = await readdir(env.dataDir).catch(() => []);
    if (found.length > 0) {
      throw new BackupError(`${env.dataDir} is not empty. Name a new folder in DATA_DIR; a shop is never overwritten.`);
    }
    const log = pino({ level: 'silent' });
    try {
      const embedded = await startEmbeddedDatabase({ dataDir: env.dataDir, log });
      const { db, pool } = openDatabase(embedded.connection, log);
      const parts = { db, files: openSealedFiles(env), dataDir: env.dataDir, isNewDatabase: true };
      await restore(parts, contents, readBackupFile(file, passphrase as Secret))
        .finally(() => pool.end())
        .finally(() => embedded.stop());
    } catch (error) {
      for (const made of await readdir(env.dataDir)) await rm(path.join(env.dataDir, made), { recursive: true });
      throw error;
    }
  }
}

/** With another secret the rows would come back, but no prescription file could be opened. */
function refuseOtherSecret({ appSecret, appSecretPrevious }: Env, { sealId }: BackupHead): void {
  if (!appSecret) return;
  const known = [appSecret, appSecretPrevious].filter((secret) => secret !== null);
  if (known.some((secret) => deriveKeys(secret).sealId('prescriptions').toString('hex') === sealId)) return;
  throw new BackupError(
    'The backup was made with another APP_SECRET. Set the one of that time, as APP_SECRET or APP_SECRET_PREVIOUS.',
  );
}
