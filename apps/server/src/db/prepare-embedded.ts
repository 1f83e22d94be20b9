/**
 * Run at build time: makes dist/prepared-database, an embedded database with every migration applied, which a first
 * start copies. Made anew only when the migrations or the engine change.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { pino } from 'pino';
import { preparedDatabase } from './database-folder.ts';
import { startEmbeddedDatabase } from './embedded.ts';
import { migrate, migrationsFolder } from './migrate.ts';
import { openDatabase } from './pool.ts';

const stamp = currentStamp();
const stampFile = join(preparedDatabase, 'stamp');

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  await rm(preparedDatabase, { recursive: true, force: true });
  // Under another name until it is whole, so that an interrupted build leaves nothing that looks finished.
  const unfinished = `${preparedDatabase}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await makeDatabase(unfinished);
  await writeFile(join(unfinished, 'stamp'), stamp);
  await rename(unfinished, preparedDatabase);
}

async function makeDatabase(folder: string): Promise<void> {
  const log = pino({ level: 'warn' });
  const embedded = await startEmbeddedDatabase({ dataDir: folder, log });
  try {
    const { db, pool } = openDatabase(embedded.connection, log);
    await migrate(db).finally(() => pool.end());
  } finally {
    await embedded.stop();
  }
  await rm(join(folder, 'postgres-socket'), { recursive: true, force: true });
}

function currentStamp(): string {
  const manifest = join(dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite')), '../package.json');
  const { version } = JSON.parse(readFileSync(manifest, 'utf8')) as { version: string };
  const migrations = readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);
  return createHash('sha256')
    .update([version, ...migrations].join('\n'))
    .digest('hex');
}
