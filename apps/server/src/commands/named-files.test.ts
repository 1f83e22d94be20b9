import { readdir, readFile, rename, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { compareOnServer, judgeFiles } from '../doctor/check-files.ts';
import type { Env } from '../env.ts';
import { checkBackupFile } from '../modules/backup/backup-file.ts';
import { removeOldBackups } from '../modules/backup/backup-folder.ts';
import { hashOfFile } from '../modules/backup/carried-files.ts';
import { measureLastBackup } from '../modules/backup/last-backup.ts';
import { Secret } from '../secret.ts';
import {
  backedUpShop,
  envFor,
  everything,
  filesIn,
  openRestored,
  passphrase,
  weak,
} from '../testing/backed-up-shop.ts';
import { dataFolder } from '../testing/terminal.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testSecret } from '../testing/test-keys.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup as writeStrong } from './write-backup.ts';

const database = testDatabase();
const writeBackup = (env: Env, words: string[]) => writeStrong(env, words, weak);

/** A shop with two prescription files, whose database answers at an address as a server does. */
async function shopAtServer() {
  const { file } = await backedUpShop(database);
  const dataDir = await dataFolder();
  await restoreBackup(envFor({ DATA_DIR: dataDir }), [file]);
  const embedded = await startEmbeddedDatabase({ dataDir, log: pino({ level: 'silent' }) });
  onTestFinished(() => embedded.stop());
  const host = encodeURIComponent(embedded.connection.host ?? '');
  const env = (folder = dataDir) =>
    envFor({
      DATA_DIR: folder,
      DATABASE_URL: `postgres://postgres@localhost/postgres?host=${host}&max=1`,
      APP_SECRET: testSecret.reveal(),
    });
  const objects = path.join(dataDir, 'objects/prescriptions');
  const [first = '', second = ''] = await readdir(objects);
  return { env, first, second, objectFile: (key: string) => path.join(objects, key) };
}

/** As the metrics tell it. */
async function lastBackup(folder: string): Promise<number> {
  const registry = new Registry();
  measureLastBackup(registry, folder);
  const [metric] = await registry.getMetricsAsJSON();
  return metric?.values[0]?.value ?? Number.NaN;
}

const newFile = async () => path.join(await dataFolder(), 'shop.backup');

test('a backup without the data folder of the shop fails and names the files that it lacks, and so does the doctor', async () => {
  const { env, first, second, objectFile } = await shopAtServer();
  const forgotten = env(await dataFolder());
  const refusal = await writeBackup(forgotten, [await newFile()]).catch((error: Error) => error.message);
  expect(refusal).toContain('and 0 files');
  for (const key of [first, second]) expect(refusal).toContain(`prescriptions/${key} of prescription_files is missing`);
  const compared = await compareOnServer(forgotten);
  expect(compared).toMatchObject({ count: 2, complaints: [expect.any(String), expect.any(String)] });
  expect(judgeFiles(compared)).toMatchObject({ state: 'wrong', says: expect.stringContaining(first) });

  expect(await lastBackup(forgotten.dataDir)).toBe(0);
  const backups = await dataFolder();
  expect(await writeBackup(env(), [backups])).toMatch(
    /4 files, .* encrypted and read back\. The files lie in .*, 4 of them new\.$/,
  );
  expect(await readdir(backups)).toContainEqual(expect.stringMatching(/^shop-[\dT-]+\.backup$/));
  expect(Date.now() / 1000 - (await lastBackup(env().dataDir))).toBeLessThan(120);
  expect(judgeFiles(await compareOnServer(env()))).toMatchObject({ state: 'fine' });
  expect(judgeFiles(null)).toMatchObject({ state: 'remark' });

  // One is changed, the other goes: a restore brings back the rest, and names them again.
  const sealed = await readFile(objectFile(first));
  await writeFile(objectFile(first), Buffer.concat([sealed.subarray(0, -1), Buffer.from([1 ^ (sealed.at(-1) ?? 0)])]));
  await rm(objectFile(second));
  const file = await newFile();
  const damaged = await writeBackup(env(), [file]).catch((error: Error) => error.message);
  expect(damaged).toContain(`prescriptions/${first} of prescription_files cannot be opened`);
  expect(damaged).toContain(`prescriptions/${second} of prescription_files is missing`);

  const restored = await dataFolder();
  const again = envFor({ DATA_DIR: restored, APP_SECRET: testSecret.reveal() });
  const outcome = await restoreBackup(again, [file]).catch((error: Error) => error.message);
  expect(outcome).toContain('files and every row.');
  expect(outcome).toContain(`prescriptions/${first} of prescription_files cannot be opened`);
  expect(outcome).toContain(`prescriptions/${second} of prescription_files is missing`);
  expect(await everything(await openRestored(restored))).toEqual(await everything(database.db));
});

test('in a folder a second backup carries only new files, one command restores it, and what no backup needs goes', async () => {
  const { env, first, objectFile } = await shopAtServer();
  const backups = await dataFolder();
  const kept = async (kind: string) => (await readdir(backups)).filter((name) => name.endsWith(kind)).sort();
  const carried = async () => {
    const [place = ''] = (await readdir(backups)).filter((name) => name.startsWith('files-'));
    return { place: path.join(backups, place), names: (await readdir(path.join(backups, place))).sort() };
  };
  const restoredFrom = async (name = '') => {
    const folder = await dataFolder();
    const again = envFor({ DATA_DIR: folder, APP_SECRET: testSecret.reveal() });
    expect(await restoreBackup(again, [path.join(backups, name)])).toContain('4 files and every row. Start it');
    return filesIn(path.join(folder, 'objects/prescriptions'));
  };
  const named = (name: string) => path.join(backups, name);
  expect(await writeBackup(env(), [backups])).toContain(', 4 of them new.');
  const [made = ''] = await kept('.backup');
  await rename(named(made), named('shop-2025-01-01T00-00-00.backup'));
  await rename(named(made.replace('.backup', '.files')), named('shop-2025-01-01T00-00-00.files'));
  const { place, names } = await carried();
  // Two prescriptions; their uploads are empty by now, and so one file.
  expect(names).toHaveLength(3);
  // Nothing of them can be read beside the passphrase, not even with the secret of the shop.
  const stored = await readFile(objectFile(first));
  for (const name of names) expect((await readFile(path.join(place, name))).includes(stored.subarray(40))).toBe(false);

  // One is damaged where it lies, and carried anew; the other one is not touched.
  await truncate(path.join(place, hashOfFile(stored)), 50);
  await expect(restoredFrom('shop-2025-01-01T00-00-00.backup')).rejects.toThrow(
    '1 of 4 files of the backup are missing',
  );
  expect(await writeBackup(env(), [backups, '--keep-days', '30'])).toContain(', 1 of them new.');
  expect(await carried()).toEqual({ place, names });
  const [older = '', newer = ''] = await kept('.backup');
  expect(await restoredFrom(newer)).toEqual(await filesIn(path.dirname(objectFile(first))));
  expect((await checkBackupFile(named(older), new Secret(passphrase))).end.objects).toBe(4);

  // A month later the older one goes; its files stay while the newer one needs them.
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1_000);
  await utimes(named(older), longAgo, longAgo);
  await writeFile(path.join(place, 'f'.repeat(64)), 'of nobody');
  for (const name of await readdir(place)) await utimes(path.join(place, name), longAgo, longAgo);
  await removeOldBackups(backups, 30, new Date());
  expect(await kept('.backup')).toEqual([newer]);
  expect((await carried()).names).toEqual(names);
});
