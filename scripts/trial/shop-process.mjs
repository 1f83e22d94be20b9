// @ts-check
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from '../run.mjs';
import { freePort } from './free-port.mjs';

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set();
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** A data folder in which nobody is kept from ordering by the limits of a person. @returns {string} */
export function newDataDir() {
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-trial-'));
  const ordering = {
    mostOpenOrders: 10_000,
    mostGrams: 1_000_000,
    mostMilliliters: 1_000_000,
    mostPacks: 1_000_000,
    mostEurosBeforeFirstPayment: 1_000_000,
  };
  fs.writeFileSync(path.join(dataDir, 'config.json'), JSON.stringify({ ordering }));
  process.once('exit', () => fs.rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

/**
 * The built shop on a port that it keeps, however often it is killed and started anew.
 *
 * @param {{ dataDir: string, env?: Record<string, string>, folder?: string }} options the folder is that of another version
 */
export async function shopProcess({ dataDir, env: given = {}, folder = root }) {
  const env = { ...given };
  const [port, opsPort] = [await freePort(), await freePort()];
  const origin = `http://127.0.0.1:${port}`;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let output = '';

  /** @param {Record<string, string>} [more] for this start and those after it */
  function start(more = {}) {
    Object.assign(env, more);
    const { PATH, HOME } = process.env;
    const listeners = { HOST: '127.0.0.1', PORT: `${port}`, OPS_PORT: `${opsPort}` };
    child = spawn(process.execPath, ['apps/server/dist/main.js'], {
      cwd: folder,
      env: { PATH, HOME, RATE_LIMITS: 'off', ...env, ...listeners, DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    running.add(child);
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
  }

  /** @param {NodeJS.Signals} signal */
  async function end(signal) {
    const ending = child;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const ended = new Promise((resolve) => ending.once('close', resolve));
    ending.kill(signal);
    await ended;
    running.delete(ending);
  }

  return {
    origin,
    opsOrigin: `http://127.0.0.1:${opsPort}`,
    dataDir,
    output: () => output,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    /** Waits until it can serve; tells how long that took. @param {number} [limitMs] */
    async ready(limitMs = 120_000) {
      const startedAt = Date.now();
      while (!(await isReady(origin))) {
        if (child?.exitCode) throw new Error(`The shop ended. It said:\n${output}`);
        if (Date.now() - startedAt > limitMs) throw new Error(`The shop is not ready. It said:\n${output}`);
        await sleep(50);
      }
      return Date.now() - startedAt;
    },
  };
}

/** @param {string} origin */
export async function isReady(origin) {
  try {
    const answer = await fetch(`${origin}/api/ready`, { signal: AbortSignal.timeout(10_000) });
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}
