import { readdir } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { openDatabase } from '../db/pool.ts';
import { backedUpShop, envFor, everything, filesIn } from '../testing/backed-up-shop.ts';
import { startS3 } from '../testing/s3-stand-in.ts';
import { dataFolder } from '../testing/terminal.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testSecret } from '../testing/test-keys.ts';
import { moveShop } from './move-shop.ts';
import { restoreBackup } from './restore-backup.ts';

const database = testDatabase();

/** An embedded shop that is closed, with orders and prescriptions. */
async function closedShop() {
  const { file } = await backedUpShop(database);
  const dataDir = await dataFolder();
  await restoreBackup(envFor({ DATA_DIR: dataDir }), [file]);
  return dataDir;
}

/** An empty database behind an address, as a server is. */
async function emptyServer() {
  const log = pino({ level: 'silent' });
  const embedded = await startEmbeddedDatabase({ dataDir: await dataFolder(), log });
  const { host } = embedded.connection;
  const address = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(host ?? '')}&max=1`;
  const { db, pool } = openDatabase(embedded.connection, log);
  onTestFinished(async () => {
    await pool.end();
    await embedded.stop();
  });
  return { db, address };
}

function envOf(dataDir: string, address: string, more: Record<string, string> = {}) {
  return envFor({ DATA_DIR: dataDir, DATABASE_URL: address, APP_SECRET: testSecret.reveal(), ...more });
}

test('nothing moves by mistake or over a shop; then every row arrives at the server and every file in the bucket', async () => {
  const before = await everything(database.db);
  const dataDir = await closedShop();
  const ordered = await everything(database.db);
  expect(ordered).not.toEqual(before);
  const { s3, objects } = await startS3();
  const { db, address } = await emptyServer();

  await expect(moveShop(envOf(await dataFolder(), address), ['now'])).rejects.toThrow('no embedded database');
  await expect(moveShop(envFor({ DATA_DIR: dataDir }), ['now'])).rejects.toThrow('Set DATABASE_URL');
  expect(await moveShop(envOf(dataDir, address), [])).toContain('npm run move-to-server');
  await db.execute(sql`create table kept_here (id integer)`);
  await expect(moveShop(envOf(dataDir, address), ['now'])).rejects.toThrow('not empty');
  expect(await readdir(dataDir)).toContain('database');
  await db.execute(sql`drop table kept_here`);

  const bucket = { S3_BUCKET: s3.bucket, S3_ENDPOINT: s3.endpoint ?? '', S3_REGION: s3.region };
  const said = await moveShop(envOf(dataDir, address, bucket), ['now']);
  expect(said).toMatch(/Moved \d+ rows of \d+ tables and \d+ files; every row was compared/);
  expect(await everything(db)).toEqual(ordered);
  const files = await filesIn(`${dataDir}/objects`);
  expect([...objects].map(([name, bytes]) => [name, bytes.toString('base64')]).sort()).toEqual(files);
  const left = await readdir(dataDir);
  expect(left).not.toContain('database');
  expect(left.filter((name) => name.startsWith('database.moved-'))).toHaveLength(1);
  expect(left.filter((name) => name.startsWith('move-'))).toEqual([]);
});
