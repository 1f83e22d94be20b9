// @ts-check
/**
 * `npm run dev`: the fast loop. The server loses its types and restarts when it is saved, Vite
 * serves the shop front and hands everything else to the server. Nothing of it needs a network.
 */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { buildWhenNeeded } from './build.mjs';
import { ensureInstalled } from './ensure-installed.mjs';
import { root, tools } from './run.mjs';
import { stripTypes } from './strip-types.mjs';

/** @typedef {{ closed: Promise<number | null>, signal: (name: NodeJS.Signals) => boolean }} Running */

const host = '127.0.0.1';
const endLimitMs = 12_000;

await ensureInstalled();
// The server wants a built front to stand on, even though Vite answers in front of it.
if (!fs.existsSync(path.join(root, 'apps/web/dist/index.html'))) await buildWhenNeeded();
else await stripTypes();

const port = process.env.PORT || '3000';
const address = `http://${host}:${port}/`;
const serverPort = String(await freePort());
const serverAddress = `http://${host}:${serverPort}/`;
let isEnding = false;
/** @type {Set<Running>} */
const running = new Set();
for (const name of /** @type {const} */ (['SIGINT', 'SIGTERM'])) process.on(name, () => void end(0));

let server = startServer();
await answers(`${serverAddress}api/ready`);
const front = start([tools.vite, '--host', host, '--port', port, '--strictPort', '--logLevel', 'warn'], {
  cwd: path.join(root, 'apps/web'),
  env: { SHOP_SERVER: serverAddress.slice(0, -1) },
});
void front.closed.then(() => end(1));
await answers(address);
rebuildOnChange();
if (!isEnding) console.log(`\nOpen ${address} (Ctrl-C ends everything)\n`);

function startServer() {
  const started = start(['apps/server/dist/main.js'], {
    env: { HOST: host, PORT: serverPort, OPS_PORT: process.env.OPS_PORT || String(Number(port) + 1) },
    // The addresses to open are those of Vite.
    shown: (text) => text.replaceAll(serverAddress, address),
  });
  void started.closed.then((exitCode) => {
    if (exitCode !== 0 && !isEnding) console.error('The server has ended; it starts again with the next change.');
  });
  return started;
}

/** Compiles what was saved of the server and restarts it. Not `node --watch`: it does not wait until the database is closed. */
function rebuildOnChange() {
  let isRebuilding = false;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;

  async function rebuild() {
    if (isRebuilding) return later();
    isRebuilding = true;
    try {
      await stripTypes();
      console.log('Compiled.');
    } catch (error) {
      console.error(/** @type {Error} */ (error).message);
    }
    if (!isEnding) await restartServer();
    isRebuilding = false;
  }

  function later() {
    clearTimeout(timer);
    timer = setTimeout(() => void rebuild(), 150);
  }

  for (const folder of ['packages/contract/src', 'packages/texts/src', 'apps/server/src', 'apps/server/migrations']) {
    fs.watch(path.join(root, folder), { recursive: true }, later);
  }
}

async function restartServer() {
  server.signal('SIGTERM');
  await server.closed;
  if (!isEnding) server = startServer();
}

/**
 * Each in a process group of its own: Ctrl-C reaches this script alone, which then ends each of them once.
 *
 * @param {string[]} command a program for this same Node, and its arguments
 * @param {{ cwd?: string, env?: Record<string, string>, shown?: (text: string) => string }} [options] `shown` changes what it prints
 * @returns {Running}
 */
function start([program = '', ...args], { cwd = root, env = {}, shown } = {}) {
  const child = spawn(process.execPath, [path.join(root, program), ...args], {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', shown ? 'pipe' : 'inherit', 'inherit'],
    detached: true,
  });
  child.stdout?.setEncoding('utf8').on('data', (text) => process.stdout.write(shown?.(text) ?? text));
  /** @type {Running} */
  const one = {
    closed: new Promise((resolve) => child.once('close', resolve)),
    signal: (name) => child.kill(name),
  };
  running.add(one);
  void one.closed.then(() => running.delete(one));
  return one;
}

/** @param {number} exitCode */
async function end(exitCode) {
  if (isEnding) return;
  isEnding = true;
  for (const one of running) one.signal('SIGTERM');
  setTimeout(() => {
    for (const one of running) one.signal('SIGKILL');
  }, endLimitMs).unref();
  await Promise.all([...running].map(({ closed }) => closed));
  process.exit(exitCode);
}

/** Waits until something answers there. A server that ends before its first answer will never do so. @param {string} where */
async function answers(where) {
  let hasEnded = false;
  void server.closed.then(() => {
    hasEnded = true;
  });
  while (!isEnding) {
    const isUp = await fetch(where).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isUp) return;
    if (hasEnded) await end(1);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const probe = net.createServer().once('error', reject);
    probe.listen(0, host, () => {
      const { port: free } = /** @type {net.AddressInfo} */ (probe.address());
      probe.close(() => resolve(free));
    });
  });
}
