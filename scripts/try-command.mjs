// @ts-check
/**
 * Runs one command of the papers the way a person would, and says whether it did what they promise:
 * `node scripts/try-command.mjs 'npm start'`. A command without a trial of its own must simply end well, in its shortest
 * form where it has one.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './run.mjs';

/** A first start installs and builds, perhaps on a slow line. */
const firstAnswerLimitMs = 10 * 60_000;
const refusalLimitMs = 60_000;
const endLimitMs = 10_000;

const temporary = fs.mkdtempSync(path.join(os.tmpdir(), 'try-command-'));
/**
 * @typedef {object} Program
 * @property {Promise<number | null>} ended its exit code
 * @property {() => string} output
 * @property {() => boolean} hasEnded
 * @property {() => number} ageMs
 * @property {() => boolean} terminate ends the first process of its group alone, as a supervisor does
 * @property {(name: NodeJS.Signals | 0) => boolean} signal to its whole group, as Ctrl-C is; false when nobody is left
 */

/** @type {Set<Program>} */
const started = new Set();

/** @type {Record<string, (command: string) => Promise<void>>} */
const trials = { 'npm start': tryStart, 'npm run dev': tryDev };

/** What these do at length is proven by `npm test`, or was by a long run: here they only have to work. */
const shortest = new Map([
  ['npm run look', 'npm run look -- /cart'],
  ['npm run bench', 'npm run bench -- weight'],
]);

const command = process.argv[2] ?? '';
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.once(name, () => {
    for (const { signal } of started) signal('SIGTERM');
    process.exit(1);
  });
}
try {
  await (trials[command] ?? tryToEnd)(command);
} catch (error) {
  console.error(`${command}: ${/** @type {Error} */ (error).message}`);
  process.exitCode = 1;
} finally {
  for (const { signal } of started) signal('SIGKILL');
  fs.rmSync(temporary, { recursive: true, force: true });
}

/** @param {string} line */
async function tryStart(line) {
  const port = await freePort();
  const DATA_DIR = path.join(temporary, 'data');
  const address = `http://127.0.0.1:${port}/`;

  const shop = start(line, { PORT: port, DATA_DIR });
  await untilAnswers(shop, `${address}api/ready`);
  const page = await fetch(address).then((answer) => answer.text());
  must(page.includes('<html'), 'the shop shows a page');

  const sameFolder = start(line, { PORT: await freePort(), DATA_DIR });
  await mustRefuse(sameFolder, `The data folder ${DATA_DIR} is in use`);
  const samePort = start(line, { PORT: port, DATA_DIR: path.join(temporary, 'other-data') });
  await mustRefuse(samePort, `Port ${port} is in use`);

  must(await isUp(`${address}api/ready`), 'the first shop goes on answering');
  await mustEndOnCtrlC(shop);

  // Without npm in between, whose shell hides how the shop itself has ended.
  const again = start('node scripts/start.mjs', { PORT: port, DATA_DIR });
  await untilAnswers(again, address);
  console.log(`Second start to first answer: ${again.ageMs()} ms.`);
  await mustEndOnCtrlC(again, { isOwnExitCode: true });

  const unlucky = start(line, { PORT: port, DATA_DIR });
  await untilAnswers(unlucky, address);
  unlucky.terminate();
  await waitFor(async () => !unlucky.signal(0), endLimitMs, 'ending npm ends the shop too');
}

/** @param {string} line */
async function tryDev(line) {
  const port = await freePort();
  const address = `http://127.0.0.1:${port}/`;
  const loop = start(line, { PORT: port, DATA_DIR: path.join(temporary, 'data') });
  await untilAnswers(loop, `${address}api/ready`);
  must(await isUp(address), 'Vite serves the shop front');
  await waitFor(async () => loop.output().includes(`Open ${address}`), 5000, 'the address to open is printed');
  await mustEndOnCtrlC(loop);
}

/** @param {string} line */
async function tryToEnd(line) {
  const child = start(shortest.get(line) ?? line.replace('vitest run', 'vitest list --filesOnly'), {}, 'inherit');
  const exitCode = await child.ended;
  must(exitCode === 0, `ended with ${exitCode}`);
}

/**
 * In a process group of its own, as a terminal starts it.
 *
 * @param {string} line
 * @param {Record<string, string>} env
 * @param {'pipe' | 'inherit'} [output]
 * @returns {Program}
 */
function start(line, env, output = 'pipe') {
  const [name = '', ...args] = line.split(' ');
  const startedAt = Date.now();
  const child = spawn(name, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    detached: true,
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (piece) => {
      text += piece;
    });
  }
  /** @type {Promise<number | null>} */
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
  /** @type {Program} */
  const program = {
    ended,
    output: () => text,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    ageMs: () => Date.now() - startedAt,
    terminate: () => child.kill('SIGTERM'),
    signal: (signal) => {
      try {
        return child.pid !== undefined && process.kill(-child.pid, signal);
      } catch {
        return false;
      }
    },
  };
  started.add(program);
  return program;
}

/**
 * @param {Program} program
 * @param {string} address
 */
async function untilAnswers(program, address) {
  await waitFor(
    async () => {
      must(!program.hasEnded(), `ended instead of answering. It said:\n${program.output()}`);
      return isUp(address);
    },
    firstAnswerLimitMs,
    `answers at ${address}`,
  );
}

/**
 * @param {Program} program
 * @param {string} sentence
 */
async function mustRefuse(program, sentence) {
  await waitFor(async () => program.hasEnded(), refusalLimitMs, `refuses to start, saying: ${sentence}`);
  const exitCode = await program.ended;
  must(exitCode !== 0, 'a refused start does not end with 0');
  must(program.output().includes(sentence), `a refused start says: ${sentence}. It said:\n${program.output()}`);
  console.log(`Refused as it should be: ${sentence} …`);
}

/**
 * @param {Program} program
 * @param {{ isOwnExitCode?: boolean }} [options]
 */
async function mustEndOnCtrlC(program, { isOwnExitCode = false } = {}) {
  const at = program.ageMs();
  program.signal('SIGINT');
  await waitFor(async () => program.hasEnded(), endLimitMs, `ends on Ctrl-C. It said:\n${program.output()}`);
  const exitCode = await program.ended;
  // npm itself ends by the signal, as programs of a shell do; then there is no exit code.
  const isFine = exitCode === 0 || (exitCode === null && !isOwnExitCode);
  must(isFine, `ends on Ctrl-C with 0, not ${exitCode}. It said:\n${program.output()}`);
  must(!program.signal(0), 'leaves no process behind');
  console.log(`Ended on Ctrl-C after ${program.ageMs() - at} ms.`);
}

/**
 * @param {() => Promise<boolean>} isSo
 * @param {number} limitMs
 * @param {string} what
 */
async function waitFor(isSo, limitMs, what) {
  const deadline = Date.now() + limitMs;
  while (!(await isSo())) {
    must(Date.now() < deadline, `${what} (waited ${limitMs / 1000} s)`);
    await sleep(50);
  }
}

/**
 * @param {boolean} condition
 * @param {string} what
 */
function must(condition, what) {
  if (!condition) throw new Error(`not so: ${what}`);
}

/** @param {string} address */
async function isUp(address) {
  return fetch(address).then(
    (answer) => answer.ok,
    () => false,
  );
}

/** @returns {Promise<string>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {net.AddressInfo} */ (server.address());
      server.close(() => resolve(String(port)));
    });
  });
}
