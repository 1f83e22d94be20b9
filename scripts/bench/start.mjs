// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../run.mjs';

const limitMs = 4000;

/** From `npm start` to the first answer, on a data folder that was there before. @returns {Promise<import('../bench.mjs').Row[]>} */
export async function measureStart() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-bench-'));
  try {
    const first = await startOnce(dataDir);
    const later = [await startOnce(dataDir), await startOnce(dataDir), await startOnce(dataDir)].sort((a, b) => a - b);
    const middle = later[1] ?? 0;
    return [
      row('first start of a built shop', first, limitMs * 2),
      row('second start, middle of three', middle, limitMs),
    ];
  } finally {
    fs.rmSync(dataDir, { recursive: true, force: true });
  }
}

/** @param {string} what @param {number} ms @param {number} limit */
function row(what, ms, limit) {
  return { what, value: `${Math.round(ms)} ms`, limit: `${limit} ms`, ratio: ms / limit };
}

/** @param {string} dataDir */
async function startOnce(dataDir) {
  const startedAt = performance.now();
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    output += text;
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  let origin;
  while (!origin) {
    await sleep(5);
    origin = /http:\/\/127\.0\.0\.1:\d+(?=\/)/.exec(output)?.[0];
  }
  await fetch(`${origin}/`).then((answer) => answer.text());
  const took = performance.now() - startedAt;
  child.kill('SIGINT');
  await ended;
  return took;
}
