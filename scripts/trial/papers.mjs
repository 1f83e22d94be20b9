// @ts-check
import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { root } from '../run.mjs';
import { newCustomer, stockedProducts } from './customer.mjs';
import { freePort } from './free-port.mjs';
import { paperSteps } from './paper-steps.mjs';
import { postgresPrograms, postgresServer } from './postgres.mjs';
import { rowsOf } from './rows.mjs';
import { newDataDir, shopProcess } from './shop-process.mjs';
import { smtpSink } from './smtp-sink.mjs';
import { figure, none } from './verdict.mjs';

const secret = 'a secret for the trial of the papers, 32+ characters';
const passphrase = 'a passphrase for the trial of the papers';
const lead = 'lead@shop.example';
const fileBytes = 8_000_000;
/** That come in between two nights. */
const newFiles = 5;

/**
 * The papers for operators, word by word: the database, the environment file and the service as they say, every command of
 * them, a backup by the unit and by hand, and a restore. `megabytes` of files lie in the shop, for real: random bytes on the disk,
 * of which the restore brings back every one.
 *
 * @param {number} megabytes
 */
export async function papers(megabytes) {
  const server = await postgresServer();
  const mail = await smtpSink();
  const folder = newDataDir();
  const dataDir = newDataDir();
  const [envFile, backupFile, backups] = ['shop.env', 'backup.env', 'backups'].map((name) => path.join(folder, name));
  fs.mkdirSync(/** @type {string} */ (backups));
  const given = { PGHOST: '127.0.0.1', PGPORT: `${server.port}`, PGUSER: 'postgres' };
  const failed = [];

  /** @param {string} words @param {Record<string, string>} [env] @param {string} [input] */
  async function shell(words, env = {}, input = '') {
    const { PATH = '', HOME = '' } = process.env;
    const all = { PATH: `${postgresPrograms()}:${PATH}`, HOME, ...given, ...env };
    const child = spawn('setsid', ['-w', 'sh', '-c', words], { cwd: root, env: all });
    // A command that ends before it is asked anything has closed it already.
    child.stdin.on('error', () => {});
    child.stdin.end(input);
    let output = '';
    let most = 0;
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    const watch = setInterval(() => (most = Math.max(most, memoryOf(`${child.pid}`))), 200);
    const code = await new Promise((resolve) => child.once('close', resolve));
    clearInterval(watch);
    return { code, output, megabytes: Math.round(most / 1e3) };
  }

  // The database as the papers make it, and a shop that has been open for a while.
  for (const name of ['createuser shop -P', 'createdb -O shop -E UTF8 shop']) {
    const { code, output } = await shell(paperSteps[name]?.run ?? '', {}, 'password\npassword\n');
    if (code !== 0) failed.push(`${name}: ${output}`);
  }
  const url = `postgres://shop:password@127.0.0.1:${server.port}/shop`;
  const first = await shopProcess({ dataDir, env: { DATABASE_URL: url, APP_SECRET: secret } });
  first.start();
  await first.ready();
  const anna = await newCustomer(first, 'anna');
  const nextProduct = await stockedProducts(first.origin);
  for (let count = 0; count < 5; count++) await anna.order(nextProduct());
  await first.stop();
  const objects = path.join(dataDir, 'objects/prescriptions');
  const addFile = () => fs.writeFileSync(path.join(objects, randomBytes(24).toString('hex')), randomBytes(fileBytes));
  for (let written = 0; written < megabytes * 1e6; written += fileBytes) addFile();

  const values = {
    DATA_DIR: dataDir,
    DATABASE_URL: `'${url}'`,
    APP_SECRET: `'${secret}'`,
    SMTP_URL: `'smtp://127.0.0.1:${mail.port}'`,
    STAFF_EMAILS: `'${lead}'`,
  };
  const example = fs.readFileSync(path.join(root, 'deploy/shop-service.env.example'), 'utf8');
  const filled = Object.entries(values).reduce(
    (text, [key, value]) => text.replace(new RegExp(`^${key}=.*$`, 'm'), `${key}=${value}`),
    example,
  );
  const ports = `PORT=${await freePort()}\nOPS_PORT=${await freePort()}\n`;
  fs.writeFileSync(/** @type {string} */ (envFile), filled + ports);
  fs.writeFileSync(/** @type {string} */ (backupFile), `BACKUP_PASSPHRASE='${passphrase}'\n`);
  const withVariables = `set -a; . ${envFile}; . ${backupFile}; `;
  const shop = spawn('sh', ['-c', `set -a; . ${envFile}; exec node apps/server/dist/main.js`], { cwd: root });
  let log = '';
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (text) => (log += text));
  process.once('exit', () => shop.kill('SIGKILL'));
  while (!fs.existsSync(path.join(dataDir, 'operator-address'))) {
    if (shop.exitCode !== null) throw new Error(`The service ended. It said:\n${log}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }

  // A backup by the unit's own line, another one by hand, and one that knows the data folder alone.
  const [, line = ''] =
    /^ExecStart=\/usr\/bin\/(.*)$/m.exec(fs.readFileSync(path.join(root, 'deploy/shop-backup.service'), 'utf8')) ?? [];
  const firstNight = countFiles(dataDir);
  const nightly = await shell(withVariables + line.replace('/var/backups/shop', /** @type {string} */ (backups)));
  for (let count = 0; count < newFiles; count++) addFile();
  const stored = countFiles(dataDir);
  const byHand = await shell(`${withVariables}npm run backup -- ${backups}`);
  const idle = memoryOf(`${shop.pid}`);
  let busiest = idle;
  const watch = setInterval(() => (busiest = Math.max(busiest, memoryOf(`${shop.pid}`))), 200);
  const alone = await shell(`DATA_DIR=${dataDir} npm run backup -- ${folder}/alone.backup`, {
    BACKUP_PASSPHRASE: passphrase,
  });
  clearInterval(watch);
  for (const [name, { code, output }] of Object.entries({ nightly, byHand, alone }))
    if (code !== 0) failed.push(`${name}: ${output}`);
  const told = [nightly, byHand, alone].map(({ output }) => Number(/and (\d+) files/.exec(output)?.[1]));
  const [newest = ''] = fs
    .readdirSync(/** @type {string} */ (backups))
    .filter((name) => name.endsWith('.backup'))
    .sort()
    .reverse();

  /** @type {Record<string, string>} */
  const words = {
    ENV: /** @type {string} */ (envFile),
    LEAD: lead,
    PATIENT: 'anna@patient.example',
    FILE: path.join(/** @type {string} */ (backups), newest),
  };
  fs.rmSync(path.join(folder, 'alone.backup'), { force: true });
  await rowsOf(server.url, 'create database restored owner shop');
  const restored = newDataDir();
  fs.rmSync(path.join(restored, 'config.json'));
  let restoring = 0;
  for (const [name, { run, prints }] of Object.entries(paperSteps)) {
    if (!run || name.startsWith('create')) continue;
    const isRestore = name.includes('restore');
    const place = isRestore ? `DATA_DIR=${restored}; DATABASE_URL=${url.replace(/shop$/, 'restored')}; ` : '';
    const {
      code,
      output,
      megabytes: most,
    } = await shell(withVariables + place + run.replace(/\b[A-Z]{3,}\b/g, (word) => words[word] ?? word));
    if (isRestore) restoring = most;
    // The doctor rightly complains of a shop whose public address leads nowhere: what it says counts here.
    const isDone = name.includes('doctor') || code === 0;
    if (!isDone || !(prints ?? /^/).test(output)) failed.push(`${name}: ended with ${code}, saying\n${output}`);
  }
  for (const one of failed) console.log(one);
  const back = await rowsOf(
    url.replace(/shop$/, 'restored'),
    'select key from prescription_files where order_id is not null',
  ).catch(() => []);
  const place = path.join(restored, 'objects/prescriptions');
  const missing = back.filter(({ key }) => !fs.existsSync(path.join(place, `${key}`)));
  shop.kill('SIGTERM');
  server.stop();
  return [
    figure(
      'commands of the papers that did what they say',
      Object.keys(paperSteps).length - failed.length,
      'all',
      failed.length === 0,
    ),
    figure(
      'files that each backup tells of',
      told.join(', '),
      `${firstNight}, then ${stored}`,
      told.join() === [firstNight, stored, stored].join(),
    ),
    figure(
      'new files in the second night',
      /(\d+) of them new/.exec(byHand.output)?.[1] ?? '?',
      `${newFiles}`,
      byHand.output.includes(`, ${newFiles} of them new`),
    ),
    // 256 MB of it are for the passphrase; the rest must not grow with the files.
    figure(
      'most memory of a backup',
      `${Math.max(nightly.megabytes, alone.megabytes)} MB`,
      'below 600 MB',
      Math.max(nightly.megabytes, alone.megabytes) < 600,
    ),
    figure('most memory of the restore', `${restoring} MB`, 'below 600 MB', restoring > 0 && restoring < 600),
    figure(
      'more memory of the shop that gives a backup',
      `${Math.round((busiest - idle) / 1e3)} MB`,
      'below 300 MB',
      busiest - idle < 300_000,
    ),
    figure('prescription files of orders in the restored shop', back.length, 'at least 5', back.length >= 5),
    none('of these missing', missing.length),
    none('stored files that are not in the restored shop, byte for byte', await differing(dataDir, restored)),
  ];
}

/** Uploads and what was made of them. @param {string} dataDir @returns {string[]} */
function filesIn(dataDir) {
  return ['incoming', 'prescriptions'].flatMap((name) => {
    const place = path.join(dataDir, 'objects', name);
    return fs.existsSync(place) ? fs.readdirSync(place).map((file) => path.join('objects', name, file)) : [];
  });
}

/** @param {string} dataDir */
const countFiles = (dataDir) => filesIn(dataDir).length;

/** How many files of the one shop the other one lacks, or has with another hash. @param {string} one @param {string} other */
async function differing(one, other) {
  let count = 0;
  for (const file of filesIn(one)) {
    const there = path.join(other, file);
    if (!fs.existsSync(there) || (await hashOf(path.join(one, file))) !== (await hashOf(there))) count++;
  }
  return count;
}

/** @param {string} file */
async function hashOf(file) {
  const hash = createHash('sha256');
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest('hex');
}

/** Of a shell and all that it has started, in kB. @param {string} pid @returns {number} */
function memoryOf(pid) {
  try {
    const [, own = '0'] = /^VmRSS:\s+(\d+)/m.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);
    return children.reduce((most, child) => Math.max(most, memoryOf(child)), Number(own));
  } catch {
    return 0;
  }
}
