import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedDatabase } from '../db/embedded.ts';
import { compareOnServer, judgeFiles } from '../doctor/check-files.ts';
import { measureLastBackup } from '../modules/backup/last-backup.ts';
import { backedUpShop, envFor, everything, openRestored } from '../testing/backed-up-shop.ts';
import { dataFolder } from '../testing/terminal.ts';
import { testDatabase } from '../testing/test-database.ts';
import { testSecret } from '../testing/test-keys.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const database = testDatabase();

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
  expect(await writeBackup(env(), [backups])).toMatch(/encrypted and read back\.$/);
  expect(await readdir(backups)).toEqual([expect.stringMatching(/^shop-[\dT-]+\.backup$/)]);
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
