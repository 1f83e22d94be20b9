// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import autocannon from 'autocannon';
import { cpuSeconds } from '../bench/load.mjs';
import { cephGateway } from './ceph.mjs';
import { newCustomer, stockedProducts } from './customer.mjs';
import { editorEnv, newEditor, publishedNumber } from './editor.mjs';
import { nginxConfig, selfSigned } from './files.mjs';
import { freePort } from './free-port.mjs';
import { postgresServer } from './postgres.mjs';
import { rowsOf } from './rows.mjs';
import { newDataDir, shopProcess } from './shop-process.mjs';
import { figure, none } from './verdict.mjs';

const mostProcesses = 4;
const warmingRequests = 10_000;
/** For each process, so that each is as busy beside others as alone; at full speed they would share two cores with the load. */
const requestsASecond = 150;
const staleLimitMs = 1_000;
/** How much more CPU a request may take with four processes: in a few seconds, beside other work, that says little. */
const mostMore = (/** @type {number} */ seconds) => (seconds >= 30 ? 1.15 : 2);
const list = '/api/shop/v1/pharmacy-shop/products?pageSize=20';

/**
 * One, two and four processes behind nginx as deploy/nginx.conf sets it up, with files in a bucket; then one is killed while
 * people order.
 *
 * @param {number} seconds of load for each number of processes
 */
export async function scale(seconds) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-trial-scale-'));
  const database = await postgresServer();
  const ports = { http: await freePort(), https: await freePort() };
  const origin = `https://localhost:${ports.https}`;
  const dataDir = newDataDir();
  const gateway = await cephGateway();
  await gateway.createBucket('prescriptions');
  const env = {
    DATABASE_URL: `${database.url}?max=8`,
    APP_SECRET: 'a secret for the scale trial, 32+ characters',
    PUBLIC_URL: origin,
    TRUST_PROXY: 'loopback',
    S3_BUCKET: 'prescriptions',
    S3_ENDPOINT: gateway.endpoint,
    S3_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: gateway.accessKeyId,
    AWS_SECRET_ACCESS_KEY: gateway.secretAccessKey,
    ...editorEnv,
  };
  const shops = [];
  for (let index = 0; index < mostProcesses; index++) shops.push(await shopProcess({ dataDir, env }));
  for (const shop of shops) shop.start();
  for (const shop of shops) await shop.ready();

  // Until then most of the time goes into compiling what runs for the first time.
  for (const { origin: url } of shops) await autocannon({ url: url + list, connections: 16, amount: warmingRequests });

  const certificate = selfSigned(folder);
  // A certificate of this run alone, on this machine.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  const idleShare = await idleCpuOf(shops, seconds);
  const cpuMs = [];
  const failed = [];
  let proxy;
  for (const count of [1, 2, mostProcesses]) {
    const addresses = shops.slice(0, count).map((shop) => new URL(shop.origin).host);
    await proxy?.stop();
    proxy = await startNginx(nginxConfig(folder, certificate, ports, addresses), origin);
    const before = await cpuOf(shops.slice(0, count));
    const url = origin + list;
    const tlsOptions = { rejectUnauthorized: false };
    const answers = await autocannon({
      url,
      connections: 16,
      overallRate: requestsASecond * count,
      duration: seconds,
      tlsOptions,
    });
    const spent = (await cpuOf(shops.slice(0, count))) - before - idleShare * count * answers.duration;
    cpuMs.push((spent * 1000) / answers.requests.total);
    failed.push(answers.non2xx + answers.errors);
  }

  const slowestMs = await slowestNews(shops);
  const customers = await Promise.all(['anna', 'berta'].map((name) => newCustomer({ origin, dataDir }, name)));
  const nextProduct = await stockedProducts(origin);
  let isOver = false;
  const ordering = customers.map(async (customer) => {
    while (!isOver) await customer.order(nextProduct()).catch(() => sleep(20));
  });
  const done = () => customers.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0);
  while (done() < 4) await sleep(10);
  await shops[0]?.kill();
  const before = done();
  while (done() < before + 4) await sleep(10);
  isOver = true;
  await Promise.all(ordering);

  const kept = new Set((await rowsOf(database.url, 'select code from orders')).map(({ code }) => code));
  const seen = await Promise.all(customers.map((customer) => customer.orders()));
  const lost = customers.flatMap(({ acknowledged }) => acknowledged).filter((code) => !kept.has(code));
  const unseen = customers.flatMap(({ acknowledged }, at) => acknowledged.filter((code) => !seen[at]?.includes(code)));
  const files = await rowsOf(database.url, 'select key from prescription_files where order_id is not null');
  const stored = new Set(await gateway.keysIn('prescriptions'));
  const missing = files.filter(({ key }) => ![...stored].some((name) => name.endsWith(String(key))));
  const page = await fetch(origin);
  await page.arrayBuffer();
  const plain = await fetch(`http://localhost:${ports.http}/api/health`, { redirect: 'manual' });
  await proxy?.stop();
  for (const shop of shops) await shop.stop();
  database.stop();
  fs.rmSync(folder, { recursive: true, force: true });
  const [one = 0, , four = 0] = cpuMs;
  return [
    figure('a process without visitors, of a core', `${(idleShare * 100).toFixed(1)} %`, 'figures', true),
    figure('CPU a request with 1, 2, 4 processes, ms', cpuMs.map((ms) => ms.toFixed(2)).join(' '), 'figures', true),
    figure(
      '4 processes beside 1',
      `${Math.round((four / one - 1) * 100)} %`,
      `at most ${Math.round((mostMore(seconds) - 1) * 100)} %`,
      four <= one * mostMore(seconds),
    ),
    none(
      'requests that failed',
      failed.reduce((sum, count) => sum + count, 0),
    ),
    none('one killed in the middle: acknowledged orders lost', lost.length),
    none('orders that another process does not show', unseen.length),
    figure(
      'a saved text at every process after, ms',
      Math.round(slowestMs),
      `${staleLimitMs}`,
      slowestMs <= staleLimitMs,
    ),
    none('orders with a file that the bucket does not hold', missing.length),
    figure(
      'HSTS behind the proxy',
      page.headers.has('strict-transport-security') ? 'sent' : 'missing',
      'sent',
      page.headers.has('strict-transport-security'),
    ),
    figure('the API without TLS', plain.status, '403', plain.status === 403),
  ];
}

/** Texts are saved at one process and read at the others until they show them. @param {Awaited<ReturnType<typeof shopProcess>>[]} shops */
async function slowestNews(shops) {
  const [first] = shops;
  if (!first) throw new Error('no process');
  const editor = await newEditor(first);
  let slowestMs = 0;
  for (const { origin } of shops.concat(shops)) {
    const number = await editor.save(origin);
    const savedAt = performance.now();
    const shown = shops.map(async (shop) => {
      while ((await publishedNumber(shop.origin)) !== number) await sleep(5);
      return performance.now() - savedAt;
    });
    slowestMs = Math.max(slowestMs, ...(await Promise.all(shown)));
  }
  return slowestMs;
}

/** What one process takes of a core without visitors: looking for mails and changes. @param {Awaited<ReturnType<typeof shopProcess>>[]} shops @param {number} seconds */
async function idleCpuOf(shops, seconds) {
  const before = await cpuOf(shops);
  await sleep(seconds * 1000);
  return ((await cpuOf(shops)) - before) / seconds / shops.length;
}

/** @param {Awaited<ReturnType<typeof shopProcess>>[]} shops */
async function cpuOf(shops) {
  const all = await Promise.all(shops.map(({ opsOrigin }) => cpuSeconds(opsOrigin)));
  return all.reduce((sum, seconds) => sum + seconds, 0);
}

/** @param {string} file @param {string} origin */
async function startNginx(file, origin) {
  const child = spawn('nginx', ['-c', file, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));
  process.once('exit', () => child.kill());
  while (
    !(await fetch(`${origin}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('nginx does not start');
    await sleep(50);
  }
  return {
    async stop() {
      child.kill('SIGQUIT');
      await ended;
    },
  };
}
