import { existsSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { loadAppSecrets } from '../app-secret.ts';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { type Database, openDatabase } from '../db/pool.ts';
import type { Env } from '../env.ts';
import { deriveKeys } from '../keys.ts';
import { checkBackupFile, readBackupFile } from '../modules/backup/backup-file.ts';
import { withCarried } from '../modules/backup/backup-folder.ts';
import { BackupError, type BackupHead } from '../modules/backup/backup-format.ts';
import { compareNamedFiles, listOf } from '../modules/backup/named-files.ts';
import { refuseNewerBackup, restore } from '../modules/backup/restore-service.ts';
import type { Secret } from '../secret.ts';
import { openSealedFiles } from '../storage/object-store.ts';
import { sealingWith } from '../storage/sealing.ts';

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
  const complaints = await (env.databaseUrl ? intoServer(env.databaseUrl) : intoEmbedded());
  const says = `Restored the shop of ${contents.head.madeAt}: ${contents.end.objects} files and every row.`;
  if (complaints.length === 0) return `${says} Start it with npm start.`;
  throw new BackupError(`${says}

But the rows name these files, and the backup did not have them as they were:
${listOf(complaints)}
Look for them in an older backup before you start the shop.`);

  async function intoServer(address: Secret): Promise<string[]> {
    const { db, pool } = openDatabase(address, pino({ level: 'silent' }));
    const parts = { db, files: openSealedFiles(env), dataDir: env.dataDir };
    return putBack(parts).finally(() => pool.end());
  }

  async function intoEmbedded(): Promise<string[]> {
    const found = await readdir(env.dataDir).catch(() => []);
    if (found.length > 0) {
      throw new BackupError(`${env.dataDir} is not empty. Name a new folder in DATA_DIR; a shop is never overwritten.`);
    }
    const log = pino({ level: 'silent' });
    try {
      const embedded = await startEmbeddedDatabase({ dataDir: env.dataDir, log });
      const { db, pool } = openDatabase(embedded.connection, log);
      const parts = { db, files: openSealedFiles(env), dataDir: env.dataDir };
      return await putBack(parts)
        .finally(() => pool.end())
        .finally(() => embedded.stop());
    } catch (error) {
      for (const made of await readdir(env.dataDir)) await rm(path.join(env.dataDir, made), { recursive: true });
      throw error;
    }
  }

  async function putBack(parts: Parameters<typeof restore>[0]): Promise<string[]> {
    const entries = readBackupFile(file, passphrase as Secret);
    await restore(parts, contents, withCarried(entries, contents, path.dirname(file)));
    return complaintsAbout(env, parts.db);
  }
}

/** What is wrong with the files of the shop that lies here now. */
async function complaintsAbout(env: Env, db: Database): Promise<string[]> {
  const hasSecret = env.appSecret !== null || existsSync(path.join(env.dataDir, 'app-secret'));
  const secrets = hasSecret ? loadAppSecrets(env, env.dataDir) : null;
  const sealing = secrets && sealingWith(deriveKeys(secrets.current, secrets.previous));
  return (await compareNamedFiles(db, openSealedFiles(env), sealing)).complaints;
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
