// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { freePort } from './free-port.mjs';

/** Where Debian puts initdb and pg_ctl, newest first; null where there is no server. */
export function postgresPrograms() {
  const all = '/usr/lib/postgresql';
  const versions = fs.existsSync(all) ? fs.readdirSync(all).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => path.join(all, version, 'bin')).find((bin) => fs.existsSync(`${bin}/initdb`));
  return found ?? null;
}

/** A PostgreSQL server of its own, as a pharmacy would run it: what it has confirmed is on the disk. */
export async function postgresServer() {
  const { startServer } = await import('../../apps/server/dist/db/embedded-server.js');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-trial-postgres-'));
  const folders = { data: path.join(folder, 'data'), socket: path.join(folder, 'socket') };
  fs.mkdirSync(folders.socket, { mode: 0o700 });
  const port = await freePort();
  const settings = { listen_addresses: '127.0.0.1', port: String(port), max_connections: '200' };
  let server = await startServer(folders, settings);

  async function start() {
    server = await startServer(folders, settings);
  }

  /** As a power switch does: the server and all of its processes at once. */
  function kill() {
    const children = spawnSync('ps', ['-o', 'pid=', '--ppid', `${server.pid}`])
      .stdout.toString()
      .split(/\s+/);
    for (const one of [server.pid, ...children.filter(Boolean)]) {
      try {
        process.kill(Number(one), 'SIGKILL');
      } catch {}
    }
  }

  process.once('exit', () => {
    kill();
    fs.rmSync(folder, { recursive: true, force: true });
  });
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, port, start, kill, stop: kill };
}
