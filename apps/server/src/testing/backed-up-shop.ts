import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { type Database, type OpenDatabase, openDatabase } from '../db/pool.ts';
import { type Env, readEnv } from '../env.ts';
import { writeBackupFile } from '../modules/backup/backup-file.ts';
import { backUp } from '../modules/backup/backup-service.ts';
import { Secret } from '../secret.ts';
import { openSealedFiles } from '../storage/object-store.ts';
import { deskShop } from './desk-order.ts';
import { completeReview } from './prescription-review.ts';
import { dataFolder } from './terminal.ts';

export const passphrase = 'seven quiet hills above the river';
/** Guessing a passphrase costs seconds by intent; here it need not withstand anybody. */
export const weak = { scryptLogN: 10 };

export function envFor(given: Record<string, string>): Env {
  return readEnv({ BACKUP_PASSPHRASE: passphrase, ...given });
}

/** A shop with an order in review, its prescription, people at the desk and a journal; and a backup of it. */
export async function backedUpShop(database: OpenDatabase) {
  const shop = await deskShop(database);
  const order = await shop.givenOrder();
  await completeReview(shop.ordering, order.id);
  await shop.givenOrder({ quantity: 10 });
  const dataDir = path.dirname(shop.objectFolder);
  await writeFile(path.join(dataDir, 'config.json'), '{ "shopName": "Quellen-Apotheke" }');
  const file = path.join(await dataFolder(), 'shop.backup');
  const { keys, clock } = shop;
  const files = openSealedFiles({ s3: null, dataDir });
  const archive = backUp({ db: database.db, files, keys, clock, dataDir });
  await writeBackupFile(archive, file, new Secret(passphrase), weak);
  return { file, dataDir, objectFolder: shop.objectFolder };
}

/** Every row of every table as PostgreSQL writes it, and where each sequence stands. */
export async function everything(db: Database): Promise<Record<string, unknown>> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by c.relname
  `);
  const found: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(sql`
      select kept::text as row from ${sql.identifier(name)} as kept order by kept::text
    `);
    found[name] = rows.map(({ row }) => row);
  }
  const { rows: sequences } = await db.execute(sql`
    select sequencename, last_value from pg_sequences
    where schemaname = 'public' order by sequencename
  `);
  return { ...found, sequences };
}

export async function filesIn(folder: string): Promise<[string, string][]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
  const contents = await Promise.all(files.map(async (file) => (await readFile(file)).toString('base64')));
  return files.map((file, index): [string, string] => [path.relative(folder, file), contents[index] ?? '']).sort();
}

export async function openRestored(dataDir: string): Promise<Database> {
  const log = pino({ level: 'silent' });
  const embedded = await startEmbeddedDatabase({ dataDir, log });
  const { db, pool } = openDatabase(embedded.connection, log);
  onTestFinished(async () => {
    await pool.end();
    await embedded.stop();
  });
  return db;
}
