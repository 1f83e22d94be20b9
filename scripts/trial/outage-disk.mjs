// @ts-check
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openForAnna } from './customer.mjs';
import { isReady, newDataDir, shopProcess } from './shop-process.mjs';
import { figure, none } from './verdict.mjs';

const answerLimitMs = 5_000;
const megabyte = 2 ** 20;

/** The disk of a shop with the embedded database runs full, and is made free again. Wants to mount: only as root. */
export async function diskFull() {
  const mounted = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-trial-disk-'));
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=512m', 'tmpfs', mounted]);
  process.once('exit', () => {
    execFileSync('umount', ['-l', mounted]);
    fs.rmSync(mounted, { recursive: true, force: true });
  });
  const dataDir = path.join(mounted, 'data');
  fs.cpSync(newDataDir(), dataDir, { recursive: true });
  const shop = await shopProcess({ dataDir });
  const { anna, nextProduct } = await openForAnna(shop);

  const filler = path.join(mounted, 'filler');
  fillUp(filler);
  let longestMs = 0;
  /** @type {string[]} */
  const told = [];
  for (let tries = 0; tries < 5; tries++) {
    const startedAt = performance.now();
    await anna.order(nextProduct()).catch((error) => told.push(error.message.replace(/,"requestId.*/, '')));
    longestMs = Math.max(longestMs, performance.now() - startedAt);
  }
  const list = await fetch(`${shop.origin}/api/shop/v1/pharmacy-shop/products?pageSize=20`).then(
    (answer) => answer.status,
    () => 0,
  );
  const wasReady = await isReady(shop.origin);

  fs.rmSync(filler);
  const backMs = await shop.ready();
  await anna.order(nextProduct());
  const kept = await anna.orders();
  await shop.stop();
  const unclear = told.filter((text) => !/answered 50[37] .*"id"/.test(text));
  for (const text of new Set(told)) console.log(`  disk full: ${text}`);
  return [
    figure(
      'disk full: longest way of an order to its answer, ms',
      Math.round(longestMs),
      `${answerLimitMs}`,
      longestMs <= answerLimitMs,
    ),
    none('disk full: answers without a clear error', unclear.length),
    figure('disk full: the product list', list, '200 or 503', list === 200 || list === 503),
    figure('disk full: /api/ready says so', wasReady ? 'no' : 'yes', 'yes', !wasReady),
    figure('disk free: ready after, s', (backMs / 1000).toFixed(1), '10 on an idle machine', backMs <= 60_000),
    none('acknowledged orders lost', anna.acknowledged.filter((code) => !kept.includes(code)).length),
  ];
}

/** @param {string} file */
function fillUp(file) {
  const handle = fs.openSync(file, 'w');
  for (const size of [megabyte, 4096]) {
    const zeros = Buffer.alloc(size);
    try {
      while (fs.writeSync(handle, zeros) === size);
    } catch {}
  }
  fs.closeSync(handle);
}
