// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './run.mjs';

const startLimitMs = 180_000;
const stopLimitMs = 15_000;

/**
 * @typedef {object} Shop
 * @property {string} origin where it answers, without a closing slash
 * @property {string} opsOrigin where the operator's listener answers
 * @property {string} dataDir a new folder of its own, deleted when it stops
 * @property {() => string} output all it has printed so far
 * @property {() => Promise<number | null>} stop ends it as Ctrl-C does; the exit code, null when it had to be killed
 */

/**
 * Starts the built shop on a free port with an empty data folder and waits until it is ready. What the caller's own
 * environment says about a shop (DATABASE_URL, SMTP_URL …) does not reach it; only `env` does.
 *
 * @param {Record<string, string>} [env]
 * @param {(dataDir: string) => Promise<void>} [prepare] fills the data folder before the shop opens it
 * @returns {Promise<Shop>}
 */
export async function bootShop(env = {}, prepare) {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-'));
  await prepare?.(dataDir);
  const { PATH, HOME, TMPDIR } = process.env;
  const child = spawn(process.execPath, ['apps/server/dist/main.js'], {
    cwd: root,
    env: {
      PATH,
      HOME,
      TMPDIR,
      ...env,
      HOST: '127.0.0.1',
      PORT: '0',
      OPS_HOST: '127.0.0.1',
      OPS_PORT: '0',
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => child.once('close', resolve));
  // A test runner that is ended itself must not leave shops behind.
  const endWithUs = () => child.kill();
  process.once('exit', endWithUs);

  async function stop() {
    child.kill('SIGINT');
    const killer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs);
    const exitCode = await ended;
    clearTimeout(killer);
    process.off('exit', endWithUs);
    fs.rmSync(dataDir, { recursive: true, force: true });
    return exitCode;
  }

  const deadline = Date.now() + startLimitMs;
  for (;;) {
    const origin = originIn(output, 'Shop');
    const opsOrigin = originIn(output, 'Metrics');
    if (origin && opsOrigin && (await isReady(origin))) {
      return { origin, opsOrigin, dataDir, output: () => output, stop };
    }
    if (child.exitCode !== null || child.signalCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`The shop did not become ready. It said:\n${output}`);
    }
    await sleep(50);
  }
}

/** The address that the shop has printed beside this word. @param {string} output @param {string} word */
function originIn(output, word) {
  return new RegExp(`^ *${word} +(http://127\\.0\\.0\\.1:\\d+)/`, 'm').exec(output)?.[1];
}

/** With its page: the first answer of a process is its slowest, and on a busy machine it may be 'please try again'. @param {string} origin */
async function isReady(origin) {
  try {
    const answers = await Promise.all([fetch(`${origin}/api/ready`), fetch(`${origin}/`)]);
    await Promise.all(answers.map(({ body }) => body?.cancel()));
    return answers.every(({ ok }) => ok);
  } catch {
    return false;
  }
}
