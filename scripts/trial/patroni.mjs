// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.mjs';
import { postgresPrograms } from './postgres.mjs';

/** How long a primary may be silent before its standby takes over: the least that Patroni takes. */
const leaseSeconds = 20;

/**
 * Two PostgreSQL servers under Patroni, one of them the synchronous standby of the other, with etcd to agree on which and
 * HAProxy to lead to it, all on this machine.
 */
export async function patroniCluster() {
  const programs = postgresPrograms();
  const missing = ['etcd', 'patroni', 'haproxy'].filter((name) => spawnSync('which', [name]).status !== 0);
  if (!programs || missing.length > 0) {
    throw new Error('apt-get install postgresql patroni etcd-server python3-etcd haproxy');
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'shop-trial-patroni-'));
  fs.chmodSync(folder, 0o777);
  /** @type {Map<string, import('node:child_process').ChildProcess>} */
  const running = new Map();

  /** @param {string} name @param {string} program @param {string[]} args */
  function run(name, program, args) {
    const log = fs.openSync(path.join(folder, `${name}.log`), 'a');
    const isRoot = process.geteuid?.() === 0;
    const [command, ...words] = isRoot ? ['runuser', '-u', 'postgres', '--', program, ...args] : [program, ...args];
    const child = spawn(/** @type {string} */ (command), words, {
      cwd: folder,
      stdio: ['ignore', log, log],
      detached: true,
    });
    running.set(name, child);
  }

  /** With all it has started, as a power switch does. @param {string} name */
  function kill(name) {
    const child = running.get(name);
    const all = spawnSync('pgrep', ['-f', path.join(folder, name)])
      .stdout.toString()
      .split(/\s+/)
      .filter(Boolean);
    for (const pid of [child?.pid ? -child.pid : 0, ...all.map(Number)]) {
      try {
        if (pid !== 0) process.kill(pid, 'SIGKILL');
      } catch {}
    }
    running.delete(name);
  }

  process.once('exit', () => {
    for (const name of [...running.keys()]) kill(name);
    fs.rmSync(folder, { recursive: true, force: true });
  });

  const etcd = { client: await freePort(), peer: await freePort() };
  const [clientUrl, peerUrl] = [`http://127.0.0.1:${etcd.client}`, `http://127.0.0.1:${etcd.peer}`];
  run('etcd', 'etcd', [
    ...['--name', 'shop', '--data-dir', path.join(folder, 'etcd')],
    ...['--listen-client-urls', clientUrl, '--advertise-client-urls', clientUrl],
    ...[
      '--listen-peer-urls',
      peerUrl,
      '--initial-advertise-peer-urls',
      peerUrl,
      '--initial-cluster',
      `shop=${peerUrl}`,
    ],
  ]);

  /** @type {Node[]} */
  const nodes = [];
  // Not 'first': the list of synchronous standbys has that as a keyword.
  for (const name of ['north', 'south']) {
    const node = { name, port: await freePort(), rest: await freePort() };
    nodes.push(node);
    fs.writeFileSync(path.join(folder, `${name}.yml`), configOf(node, { folder, programs, etcdPort: etcd.client }));
  }
  const start = (/** @type {string} */ name) => run(name, 'patroni', [path.join(folder, `${name}.yml`)]);

  const port = await freePort();
  fs.writeFileSync(path.join(folder, 'haproxy.cfg'), proxyConfig(port, nodes));
  for (const { name, rest } of nodes) {
    start(name);
    await until(`${name} to serve`, () => answers(`http://127.0.0.1:${rest}/health`), folder);
  }
  await until('a synchronous standby', () => someAnswers(nodes, 'sync'), folder);
  run('haproxy', 'haproxy', ['-db', '-f', path.join(folder, 'haproxy.cfg')]);

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    leaseSeconds,
    /** Kills server and watchdog of the primary; gives its name. */
    async killPrimary() {
      const primary = await nodeThatIs(nodes, 'primary');
      if (!primary) throw new Error('there is no primary');
      kill(primary.name);
      return primary.name;
    },
    start,
    /** As a synchronous one: before that Patroni lets nobody take over who might lack an order. */
    standbyFollows: () => until('the old primary to follow', () => someAnswers(nodes, 'sync'), folder),
  };
}

/** @typedef {{ name: string, port: number, rest: number }} Node */

/** Patroni answers 200 at the address of what a node is. @param {Node[]} nodes @param {string} role */
async function nodeThatIs(nodes, role) {
  for (const node of nodes) if (await answers(`http://127.0.0.1:${node.rest}/${role}`)) return node;
  return null;
}

/** @param {Node[]} nodes @param {string} role */
const someAnswers = async (nodes, role) => (await nodeThatIs(nodes, role)) !== null;

/** @param {string} url */
const answers = (url) =>
  fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );

/** @param {string} what @param {() => Promise<boolean>} holds @param {string} folder */
async function until(what, holds, folder) {
  const startedAt = Date.now();
  while (!(await holds())) {
    if (Date.now() - startedAt > 180_000) {
      const logs = fs.readdirSync(folder).filter((file) => file.endsWith('.log'));
      const told = logs.map((file) => `${file}:\n${fs.readFileSync(path.join(folder, file), 'utf8').slice(-2_000)}`);
      throw new Error(`waited in vain for ${what}\n${told.join('\n')}`);
    }
    await sleep(200);
  }
}

/** @param {Node} node @param {{ folder: string, programs: string, etcdPort: number }} where */
function configOf({ name, port, rest }, { folder, programs, etcdPort }) {
  const trust = ['local all all trust', 'host all all 127.0.0.1/32 trust', 'host replication all 127.0.0.1/32 trust'];
  return JSON.stringify({
    scope: 'shop',
    name,
    restapi: { listen: `127.0.0.1:${rest}`, connect_address: `127.0.0.1:${rest}` },
    etcd3: { host: `127.0.0.1:${etcdPort}` },
    bootstrap: {
      dcs: {
        ttl: leaseSeconds,
        loop_wait: 2,
        retry_timeout: 5,
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true },
      },
      initdb: [{ encoding: 'UTF8' }, 'data-checksums'],
      pg_hba: trust,
    },
    postgresql: {
      listen: `127.0.0.1:${port}`,
      connect_address: `127.0.0.1:${port}`,
      data_dir: path.join(folder, name, 'data'),
      bin_dir: programs,
      pgpass: path.join(folder, `${name}.pgpass`),
      authentication: {
        superuser: { username: 'postgres', password: 'trial' },
        replication: { username: 'replicator', password: 'trial' },
      },
      parameters: { unix_socket_directories: folder, max_connections: 100 },
      pg_hba: trust,
    },
  });
}

/** As deploy/haproxy.cfg does it for shops: to the node that says that it is the primary. @param {number} port @param {Node[]} nodes */
function proxyConfig(port, nodes) {
  return `global
  maxconn 500
defaults
  mode tcp
  timeout connect 2s
  timeout client 1h
  timeout server 1h
listen primary
  bind 127.0.0.1:${port}
  option httpchk GET /primary
  http-check expect status 200
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions
${nodes.map((node) => `  server ${node.name} 127.0.0.1:${node.port} check port ${node.rest}`).join('\n')}
`;
}
