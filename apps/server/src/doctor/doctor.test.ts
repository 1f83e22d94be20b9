import { execFile } from 'node:child_process';
import { chmod, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultShopConfig } from '@shop/contract/shop-config';
import { expect, onTestFinished, test } from 'vitest';
import { readEnv } from '../env.ts';
import { Secret } from '../secret.ts';
import { asNobody } from '../testing/as-nobody.ts';
import { startS3 } from '../testing/s3-stand-in.ts';
import { smtpStandIn } from '../testing/smtp-stand-in.ts';
import { dataFolder } from '../testing/terminal.ts';
import { checkBackup } from './check-backup.ts';
import { checkDataFolder, judgeDisk, judgeRoom } from './check-data-folder.ts';
import { checkMail } from './check-mail.ts';
import { checkOpening } from './check-opening.ts';
import { checkProgram } from './check-program.ts';
import { checkSettings } from './check-settings.ts';
import { checkLogs, checkRecords, checkSameShop } from './check-shop.ts';
import { checkStorage } from './check-storage.ts';
import { checkTime } from './check-time.ts';
import type { Finding } from './finding.ts';

const wrongOnes = (findings: Finding[]) => findings.filter(({ state }) => state === 'wrong').map(({ says }) => says);
const closed = { shopAnswers: false, configComplaint: null, openingHours: 'werktags' };
const nothingInDns = () => Promise.reject(Object.assign(new Error('none'), { code: 'ENODATA' }));

test('an old Node.js is told', () => {
  expect(wrongOnes(checkProgram())).toEqual([]);
  expect(wrongOnes(checkProgram('18.20.4'))).toEqual(['Node.js 18.20.4 is too old.']);
  expect(wrongOnes(checkProgram('20.18.0'))).toHaveLength(1);
  const today = new Date('2026-11-19');
  expect(checkProgram('20.19.5', today)).toMatchObject([
    { state: 'remark', says: expect.stringContaining('2026-04-30'), advice: 'Install Node.js 22 or 24.' },
  ]);
  for (const version of ['22.12.0', '24.1.0', '25.0.0'])
    expect(checkProgram(version, today)).toMatchObject([{ state: 'fine' }]);
});

test('a data folder that this user may not write to is told', async () => {
  const dataDir = await dataFolder();
  await chmod(dataDir, 0o555);
  const [found] = await asNobody(() => checkDataFolder(dataDir));
  expect(found).toMatchObject({ state: 'wrong', says: expect.stringContaining('cannot write to') });
  expect(found?.advice).toContain('chown');
});

test('a full disk is told, a nearly full one remarked', () => {
  expect(judgeRoom('/data', 100_000_000).state).toBe('wrong');
  expect(judgeRoom('/data', 1_000_000_000).state).toBe('remark');
  expect(judgeRoom('/data', 10_000_000_000).state).toBe('fine');
});

test('a folder that goes with the container or the memory is told, where something lies in it that may not be lost', async () => {
  expect(judgeDisk('/data', 0x01021994)).toMatchObject([
    { state: 'wrong', says: expect.stringContaining('in memory') },
  ]);
  expect(judgeDisk('/data', 0x794c7630)).toMatchObject([{ state: 'wrong', advice: expect.stringContaining('volume') }]);
  expect(judgeDisk('/data', 0xef53)).toEqual([]);
});

test('a backup that is too old or not known is told; where somebody else may make them, that nobody here can know', () => {
  const now = new Date('2026-03-02T12:00:00Z');
  const state = (hours: number, more = {}) => {
    const madeAt = hours < 0 ? 0 : now.getTime() / 1_000 - hours * 3_600;
    return checkBackup({ madeAt, now, isProduction: true, isElsewhere: false, ...more }).map((found) => found.state);
  };
  expect([state(36), state(37), state(-1)]).toEqual([['fine'], ['wrong'], ['wrong']]);
  expect(state(37, { isElsewhere: true })).toEqual(['remark']);
  expect(state(-1, { isProduction: false })).toEqual([]);
});

test('the variables of another shop are told, a log that somebody else keeps, and a journal that was changed', () => {
  const logs = { inFolder: true, onStdout: false };
  const open = { origin: 'http://127.0.0.1:1', token: 't', database: 'server', files: 'folder', logs } as const;
  const env = { databaseUrl: null, s3: null, dataDir: '/data', isProduction: true, logs };
  expect(wrongOnes(checkSameShop(env, open))).toEqual([expect.stringContaining('a database server')]);
  expect(checkSameShop({ ...env, databaseUrl: new Secret('postgres://db/shop') }, open)).toEqual([]);
  expect(checkSameShop(env, null)).toEqual([]);
  expect(checkLogs(env, open)).toMatchObject([{ state: 'fine' }]);
  const elsewhere = { ...open, logs: { inFolder: false, onStdout: true } };
  expect(checkLogs(env, elsewhere)).toMatchObject([{ state: 'remark', says: expect.stringContaining('cannot know') }]);
  const states = (['intact', 'broken', null, undefined] as const).map((records) => checkRecords(records)[0]?.state);
  expect(states).toEqual(['fine', 'wrong', 'remark', 'remark']);
});

test('a secret that other users can read is told', async () => {
  const dataDir = await dataFolder();
  await writeFile(path.join(dataDir, 'app-secret'), 'secret', { mode: 0o644 });
  expect(wrongOnes(await checkDataFolder(dataDir))).toEqual([]);
  await chmod(dataDir, 0o755);
  await chmod(path.join(dataDir, 'app-secret'), 0o644);
  expect(wrongOnes(await checkDataFolder(dataDir))).toEqual([expect.stringContaining('app-secret')]);
});

test('a port below 1024 that belongs to root is told, and one that another program has', async () => {
  const refused = () => Promise.reject(Object.assign(new Error('denied'), { code: 'EACCES' }));
  expect(wrongOnes(await checkSettings(readEnv({ PORT: '80' }), closed, refused))).toEqual([
    'This user may not open port 80: ports below 1024 belong to root.',
  ]);
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const taken = await checkSettings(readEnv({ PORT: `${port}` }), closed);
  expect(wrongOnes(taken)).toEqual([`Port ${port} is in use by another program that is not this shop.`]);
});

test('a demo shop that others can reach is told, and a config.json that cannot be used', async () => {
  const open = await checkSettings(readEnv({ HOST: '0.0.0.0', PORT: '0' }), { ...closed, configComplaint: 'No.' });
  expect(wrongOnes(open)).toEqual([expect.stringContaining('NODE_ENV is not production'), 'No.']);
});

test('invented opening hours are remarked as soon as patients could read them', async () => {
  const { openingHours } = defaultShopConfig.pharmacy;
  const remarks = async (isProduction: boolean, hours: string) => {
    const env = { ...readEnv({ PORT: '0' }), isProduction };
    const found = await checkSettings(env, { ...closed, openingHours: hours });
    return found.filter(({ says }) => says.includes('opening hours')).map(({ state }) => state);
  };
  expect(await remarks(true, openingHours)).toEqual(['remark']);
  expect(await remarks(true, 'werktags')).toEqual([]);
  expect(await remarks(false, openingHours)).toEqual([]);
});

test('before the opening the tax number is asked for, and who sees products and prices', () => {
  const { pharmacy } = defaultShopConfig;
  const asked = (
    vatId: string,
    isCatalogueDecided: boolean | null,
    isProduction = true,
    vatIdAtDesk: string | null | undefined = null,
  ) =>
    checkOpening({
      isProduction,
      vatIdAtDesk,
      config: { cataloguePublic: true, pharmacy: { ...pharmacy, vatId } },
      isCatalogueDecided,
    }).map(({ state, says }) => [state, says.slice(0, 40)]);
  expect(asked('', false)).toEqual([
    ['wrong', 'There is no tax number or VAT id: invoic'],
    ['remark', 'Nobody has decided in config.json or at '],
  ]);
  expect(asked('DE123456789', null)).toEqual([['remark', 'Nobody has decided in config.json whethe']]);
  expect(asked('DE123456789', true)).toEqual([]);
  expect(asked('', false, false)).toEqual([]);
  expect(asked('', true, true, 'DE123456789')).toEqual([]);
  expect(asked('DE123456789', true, true, '')).toMatchObject([['wrong', expect.anything()]]);
});

test('wrong credentials of a bucket are told, a bucket that is not there, and one that is away', async () => {
  const { s3, goAway } = await startS3();
  const at = (bucket = s3.bucket) => checkStorage({ s3: { ...s3, bucket }, dataDir: '/nowhere' });
  expect(await at()).toMatchObject([{ state: 'fine' }]);
  expect(wrongOnes(await at('of-somebody-else'))).toEqual(['There is no bucket of-somebody-else.']);
  process.env.AWS_ACCESS_KEY_ID = 'WRONG';
  expect(wrongOnes(await at())).toEqual([`The bucket ${s3.bucket} refuses these credentials.`]);
  await goAway();
  expect(wrongOnes(await at())).toEqual(["Nobody answers at the bucket's address."]);
});

test('a mail server that is away or refuses the login is told', async () => {
  const smtp = await smtpStandIn();
  const asked = () => checkMail({ smtpUrl: new Secret(smtp.url), mailFrom: 'a@b.de' }, null, nothingInDns);
  expect((await asked())[0]?.state).toBe('fine');
  smtp.answers.login = '535 5.7.8 no';
  expect((await asked())[0]?.says).toBe('The mail server refuses user or password.');
  await smtp.goAway();
  expect((await asked())[0]).toMatchObject({ state: 'wrong' });
});

test('a clock that differs is told', () => {
  const asked = new Date('2026-03-01T12:00:00Z');
  const late = new Date('2026-03-01T12:01:00Z');
  expect(wrongOnes(checkTime([{ whose: 'the database', now: late, asked }]))).toEqual([
    expect.stringContaining('differs by 60 s from that of the database'),
  ]);
  expect(wrongOnes(checkTime([{ whose: 'the database', now: asked, asked }]))).toEqual([]);
});

test('npm run doctor ends with 0 for a demo shop and with 1 when something is wrong, and says what', async () => {
  const dataDir = await dataFolder();
  const fit = await doctor({ DATA_DIR: dataDir, PORT: '0' });
  expect(fit).toMatchObject({ code: 0, said: expect.stringMatching(/Nothing is wrong/) });
  const away = { DATABASE_URL: 'postgres://shop:hidden-word@127.0.0.1:1/shop', APP_SECRET: 'x'.repeat(32) };
  const unfit = await doctor({ DATA_DIR: dataDir, PORT: '0', ...away });
  expect(unfit).toMatchObject({ code: 1, said: expect.stringContaining("Nobody answers at the database's address") });
  expect(unfit.said).not.toContain('hidden-word');
  expect(await doctor({ PORT: 'abc' })).toMatchObject({ code: 1, said: expect.stringContaining('PORT must be') });
});

function doctor(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const script = fileURLToPath(new URL('../../dist/commands/doctor.js', import.meta.url));
  return new Promise((resolve) => {
    execFile(process.execPath, [script], { env: { PATH: process.env.PATH, ...env } }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), said: out + err }),
    );
  });
}
