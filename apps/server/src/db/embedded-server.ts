import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { chown, mkdir, readlink, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { findPostgres, type PostgresPrograms } from './postgres-programs.ts';

/** A running PostgreSQL server of our own. */
export interface EmbeddedServer {
  pid: number;
  ended: Promise<unknown>;
  /** What it said last, for the log. */
  lastWords(): string;
  end(): Promise<void>;
}

/** A place for the cluster and one for the socket, both ours alone. The caller holds the lock. */
export interface ServerFolders {
  data: string;
  socket: string;
}

/**
 * Waits for a server with the end of its input: that comes when the shop says so, and also when the shop is killed. Then
 * the server ends its connections and writes everything down. `setpriv` or the server itself has the number that is told.
 */
const guard = `
exec 3<&0
"$@" </dev/null >/dev/null 3<&- &
server=$!
echo "$server"
exec >/dev/null
{ read -r _ <&3; kill -INT "$server"; } 2>/dev/null &
waiting=$!
wait "$server"
kill "$waiting" 2>/dev/null
`;

const settings = {
  listen_addresses: '',
  unix_socket_permissions: '0700',
  max_connections: '60',
  shared_buffers: '32MB',
  max_wal_size: '256MB',
  wal_level: 'minimal',
  max_wal_senders: '0',
  io_method: 'sync',
  jit: 'off',
  timezone: 'UTC',
  // Statements and their values hold health data: PostgreSQL's own log tells of starts and breakdowns only.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
};

/** For tests, whose data need not outlive anything. */
export const throwaway = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };

/** Resolves once the server answers; throws an Error that says why it does not start. */
export async function startServer(
  folders: ServerFolders,
  changed: Record<string, string> = {},
): Promise<EmbeddedServer> {
  const programs = await findPostgres(folders.data, join(folders.socket, 'libraries'));
  await endServerLeftBehind(folders.data);
  if (!existsSync(folders.data)) await makeCluster(folders.data, programs);
  if (programs.owner) await chown(folders.socket, programs.owner.uid, programs.owner.gid);

  const options = Object.entries({ ...settings, ...changed, unix_socket_directories: folders.socket });
  const words = programs.command('postgres');
  const args = [...words, '-D', folders.data, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const deadline = Date.now() + 30_000;
  for (;;) {
    const server = await run(args, programs, folders.data);
    if (server.isReady) return server;
    // The connections of a server that was killed take a moment to notice.
    if (!server.lastWords().includes('still in use') || Date.now() > deadline)
      throw new Error(`The embedded database does not start: ${server.lastWords() || 'it ended without a word'}`);
    await wait(100);
  }
}

async function run(args: string[], programs: PostgresPrograms, data: string) {
  // A session of its own, so that Ctrl-C in the terminal reaches the shop alone.
  const child = spawn('/bin/sh', ['-c', guard, 'sh', ...args], {
    detached: true,
    env: programs.env,
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  // A server that is gone takes no orders.
  child.stdin.on('error', () => {});
  const said: string[] = [];
  createInterface({ input: child.stderr }).on('line', (line) => void (said.push(line) > 20 && said.shift()));
  const [line] = await Promise.race([once(createInterface({ input: child.stdout }), 'line'), ended]);
  const pid = Number(line);

  let hasEnded = false;
  void ended.then(() => {
    hasEnded = true;
  });
  let isReady = false;
  while (!isReady && !hasEnded) {
    isReady = statusIn(data, pid) === 'ready';
    if (!isReady) await wait(10);
  }
  return {
    pid,
    isReady,
    ended,
    lastWords: () => said.join('\n'),
    async end() {
      child.stdin.end();
      const lastResort = setTimeout(() => kill(pid, 'SIGQUIT'), 8_000);
      await ended;
      clearTimeout(lastResort);
    },
  };
}

/** Made under another name and renamed, so that an interrupted first start leaves nothing that looks like a database. */
async function makeCluster(folder: string, { command, env, owner }: PostgresPrograms): Promise<void> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { mode: 0o700 });
  if (owner) await chown(unfinished, owner.uid, owner.gid);
  const [program, ...words] = [
    ...command('initdb'),
    ...['-D', unfinished, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8'],
    ...['--locale-provider=builtin', '--locale=C.UTF-8', '--no-instructions'],
  ];
  const child = spawn(program as string, words, { env, stdio: ['ignore', 'ignore', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (piece) => {
    complaint += piece;
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`The embedded database could not be made: ${complaint.trim()}`);
  await rename(unfinished, folder);
}

/**
 * Our lock says that no shop has this folder open, but a server may still be on it: one whose shop was killed is ending,
 * one whose guard was killed too does not know that it should. A note of a server that is gone is removed, because in a
 * container its number may be another program's by now.
 */
async function endServerLeftBehind(data: string): Promise<void> {
  const pid = noted(data)[0];
  if (!pid) return;
  const signals = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const;
  for (const signal of signals) {
    for (let waited = 0; waited < 5_000; waited += 20) {
      if (!(await isServerOf(Number(pid), data))) {
        await rm(join(data, 'postmaster.pid'), { force: true });
        return;
      }
      // The first half second is for one that is ending by itself.
      if (waited === 500) kill(Number(pid), signal);
      await wait(20);
    }
  }
  throw new Error(`Process ${pid} holds the embedded database and does not end.`);
}

async function isServerOf(pid: number, data: string): Promise<boolean> {
  if (process.platform !== 'linux') return isAlive(pid);
  // A zombie has no folder any more.
  return (await readlink(`/proc/${pid}/cwd`).catch(() => null)) === data;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // Gone already, which is what was wanted.
  }
}

function statusIn(data: string, pid: number): string | undefined {
  const lines = noted(data);
  return Number(lines[0]) === pid ? lines[7]?.trim() : undefined;
}

/** The server's own note: its process is in line 1, and what it is doing in line 8. */
function noted(data: string): string[] {
  try {
    return readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}
