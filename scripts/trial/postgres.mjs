// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.mjs';

/** Where Debian puts initdb and pg_ctl, newest first; null where there is no server. */
export function postgresPrograms() {
  const all = '/usr/lib/postgresql';
  const versions = fs.existsSync(all) ? fs.readdirSync(all).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => path.join(all, version, 'bin')).find((bin) => fs.existsSync(`${bin}/initdb`));
  return found ?? null;
}

/** The server refuses to run as root. @param {string} program @param {string[]} args */
function asPostgres(program, args) {
  const isRoot = process.geteuid?.() === 0;
  const [command, ...words] = isRoot ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args];
  return execFileSync(/** @type {string} */ (command), words, {
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).toString();
}

/** A PostgreSQL server of its own, as a pharmacy would run it: what it has confirmed is on the disk. */
export async function postgresServer() {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not here: apt-get install postgresql');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-trial-postgres-'));
  fs.chmodSync(folder, 0o777);
  const port = await freePort();
  const data = path.join(folder, 'data');
  asPostgres(`${programs}/initdb`, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8']);
  const options = `-h 127.0.0.1 -p ${port} -k ${folder} -c max_connections=200`;

  /** What was killed takes a moment until its memory is free; until then the server refuses to start. */
  async function start() {
    const words = ['-D', data, '-l', `${folder}/log`, '-w', '-t', '120', '-o', options, 'start'];
    for (let tries = 1; ; tries++) {
      try {
        return void asPostgres(`${programs}/pg_ctl`, words);
      } catch (error) {
        if (tries === 20)
          throw new Error(`PostgreSQL does not start:\n${fs.readFileSync(`${folder}/log`, 'utf8')}`, { cause: error });
        await sleep(500);
      }
    }
  }

  /** As a power switch does: the server and all of its processes at once. */
  function kill() {
    const pid = fs.readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')[0] ?? '';
    const children = spawnSync('ps', ['-o', 'pid=', '--ppid', pid]).stdout.toString().split(/\s+/).filter(Boolean);
    for (const one of [pid, ...children]) {
      try {
        process.kill(Number(one), 'SIGKILL');
      } catch {}
    }
  }

  function stop() {
    spawnSync(`${programs}/pg_ctl`, ['-D', data, '-m', 'immediate', 'stop'], { uid: fs.statSync(data).uid, cwd: '/' });
  }
  process.once('exit', () => {
    stop();
    fs.rmSync(folder, { recursive: true, force: true });
  });

  await start();
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, port, start, kill, stop };
}
