import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir, readFile, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { carryFiles } from '../modules/backup/backup-folder.ts';
import { backUp } from '../modules/backup/backup-service.ts';
import { CarriedFiles } from '../modules/backup/carried-files.ts';
import type { SealedFiles } from '../storage/sealed-files.ts';
import { backedUpShop, envFor, everything, filesIn, openRestored, passphrase } from '../testing/backed-up-shop.ts';
import { testClock } from '../testing/clock.ts';
import { dataFolder, Terminal } from '../testing/terminal.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testKeys } from '../testing/test-keys.ts';
import { restoreBackup } from './restore-backup.ts';

const database = testDatabase();

test('a backup brings back every row, every file and the settings in an empty folder', async () => {
  const { file, objectFolder } = await backedUpShop(database);
  const before = await everything(database.db);
  expect(before).toMatchObject({ orders: [expect.anything(), expect.anything()], journal: expect.any(Array) });

  const dataDir = await dataFolder();
  expect(await restoreBackup(envFor({ DATA_DIR: dataDir }), [file])).toContain('Start it with npm start');
  expect(await everything(await openRestored(dataDir))).toEqual(before);
  const objects = await filesIn(path.join(dataDir, 'objects'));
  expect(objects.filter(([name]) => name.startsWith('prescriptions/'))).toHaveLength(2);
  expect(objects).toEqual(await filesIn(objectFolder));
  expect(await readFile(path.join(dataDir, 'config.json'), 'utf8')).toContain('Quellen-Apotheke');
});

test('nobody reads a backup without its passphrase', async () => {
  const { file } = await backedUpShop(database);
  const bytes = (await readFile(file)).toString('latin1');
  for (const word of ['Quellen', 'Ebert', 'orders', 'head.json']) expect(bytes).not.toContain(word);
  const dataDir = await dataFolder();
  const other = envFor({ DATA_DIR: dataDir, BACKUP_PASSPHRASE: 'eight quiet hills above the river' });
  await expect(restoreBackup(other, [file])).rejects.toThrow('does not open this backup');
  expect(await readdir(dataDir)).toEqual([]);
});

test('a backup that broke off or was changed is refused, and leaves nothing behind', async () => {
  const { file } = await backedUpShop(database);
  const dataDir = await dataFolder();
  const changed = await readFile(file);
  changed[changed.length - 100] = (changed.at(-100) ?? 0) ^ 1;
  await writeFile(`${file}.changed`, changed);
  await expect(restoreBackup(envFor({ DATA_DIR: dataDir }), [`${file}.changed`])).rejects.toThrow('damaged');
  await truncate(file, changed.length - 200);
  await expect(restoreBackup(envFor({ DATA_DIR: dataDir }), [file])).rejects.toThrow(/damaged|broke off/);
  expect(await readdir(dataDir)).toEqual([]);
});

test('nothing is restored over a shop, with another secret, or from a newer version', async () => {
  const { file, dataDir } = await backedUpShop(database);
  await expect(restoreBackup(envFor({ DATA_DIR: dataDir }), [file])).rejects.toThrow('is not empty');

  const empty = await dataFolder();
  const secret = { DATA_DIR: empty, APP_SECRET: 'another-secret-of-at-least-32-characters' };
  await expect(restoreBackup(envFor(secret), [file])).rejects.toThrow('another APP_SECRET');

  await database.db.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 1)`);
  try {
    const { file: newer } = await backedUpShop(database);
    await expect(restoreBackup(envFor({ DATA_DIR: empty }), [newer])).rejects.toThrow('newer version');
  } finally {
    await database.db.execute(sql`delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'`);
  }
  expect(await readdir(empty)).toEqual([]);
});

test('npm run backup reads a running shop, and the restored one opens', async () => {
  const dataDir = await dataFolder();
  const shop = new Terminal({ DATA_DIR: dataDir });
  const products = await (await fetch(`${await shop.origin()}/api/shop/v1/pharmacy-shop/products`)).text();
  const [, ops = ''] = await shop.shows(/Mailbox +(\S+)\/dev\/mailbox/);
  const file = path.join(await dataFolder(), 'shop.backup');
  const backup = { DATA_DIR: dataDir };
  expect(await command('backup', file, backup)).toMatch(/\d+ rows and 0 files, .* encrypted and read back/);
  await expect(command('backup', file, backup)).rejects.toThrow('never overwrites');
  expect((await fetch(`${ops}/api/backup`, { method: 'POST' })).status).toBe(401);

  const restored = await dataFolder();
  expect(await command('restore', file, { DATA_DIR: restored })).toContain('Restored the shop');
  const second = new Terminal({ DATA_DIR: restored });
  const origin = await second.origin();
  await vi.waitFor(async () => expect((await fetch(`${origin}/api/ready`)).status).toBe(200), { timeout: 60_000 });
  expect(await (await fetch(`${origin}/api/shop/v1/pharmacy-shop/products`)).text()).toBe(products);
  expect(second.screen).not.toContain('password');
});

test('a store of any size streams through: only a few files are in memory, however slow the reader is', async () => {
  const [count, size] = [64, 2 ** 20];
  const few = 8 * size;
  let read = 0;
  const files = {
    async *list() {
      for (let index = 0; index < count; index++) yield `prescriptions/${index}`;
    },
    // Random, so that compressing takes nothing away.
    async read() {
      read += size;
      return randomBytes(size);
    },
  } as Partial<SealedFiles> as SealedFiles;
  const given = () => {
    read = 0;
    return backUp({ db: database.db, files, keys: testKeys, clock: testClock(), dataDir: temporary });
  };
  const temporary = await dataFolder();
  let [taken, most] = [0, 0];
  for await (const piece of given()) {
    taken += piece.length;
    most = Math.max(most, read - taken);
  }
  expect(taken).toBeGreaterThan(count * size);
  expect(most).toBeLessThan(few);

  most = 0;
  taken = 0;
  class Slow extends CarriedFiles {
    override async put(bytes: Buffer) {
      most = Math.max(most, read - taken);
      taken += bytes.length;
      return super.put(bytes);
    }
  }
  let left = 0;
  for await (const piece of carryFiles(given(), new Slow(temporary))) left += piece.length;
  expect(taken).toBe(count * size);
  expect(left).toBeLessThan(few);
  expect(most).toBeLessThan(few);
});

test('a command needs nothing but the data folder of an open shop, and makes no secret in a wrong one', async () => {
  const dataDir = await dataFolder();
  const empty = await dataFolder();
  const shop = new Terminal({
    DATA_DIR: dataDir,
    APP_SECRET: 'a secret that lies in the environment of the shop alone',
  });
  await shop.origin();
  await shop.shows(/Metrics/);
  const file = path.join(await dataFolder(), 'shop.backup');
  await vi.waitFor(async () => expect(await readdir(dataDir)).toContain('operator-address'));
  expect(await command('backup', file, { DATA_DIR: dataDir })).toContain('encrypted and read back');
  expect(await readdir(dataDir)).not.toContain('app-secret');
  expect((await stat(path.join(dataDir, 'operator-address'))).mode & 0o077).toBe(0);
  const lost = command('backup', `${file}.2`, { DATA_DIR: empty });
  await expect(lost).rejects.toThrow(`No shop is open on the data folder ${empty}`);
  expect(await readdir(empty)).toEqual([]);
});

async function command(name: string, file: string, env: Record<string, string>): Promise<string> {
  const script = fileURLToPath(new URL(`../../dist/commands/${name}.js`, import.meta.url));
  const all = { PATH: process.env.PATH ?? '', BACKUP_PASSPHRASE: passphrase, ...env };
  return (await promisify(execFile)(process.execPath, [script, file], { env: all })).stdout;
}
