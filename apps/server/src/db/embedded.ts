import { existsSync, readFileSync } from 'node:fs';
import { mkdir, realpath, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import type { BaseLogger } from 'pino';
import { lockDataFolder } from './data-folder-lock.ts';
import { type EmbeddedServer, startServer } from './embedded-server.ts';
import { postgresMajor } from './postgres-programs.ts';
import { makeSocketFolder } from './socket-folder.ts';

export interface EmbeddedDatabase {
  connection: PoolConfig;
  /** PostgreSQL's process; changes when it is restarted. */
  readonly pid: number;
  /** End the pool first: a query in flight is lost. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  log: BaseLogger;
  /** PostgreSQL's settings, where they are not ours. */
  settings?: Record<string, string>;
}

/** Where the embedded database lies in a data folder. */
export function databaseFolder(dataDir: string): string {
  return join(resolve(dataDir), 'database');
}

/**
 * Starts PostgreSQL on `$DATA_DIR/database`, and again should it die. The address stays the same, so the pool finds the
 * new one by itself. Throws DataFolderInUse when another shop runs on the same folder.
 *
 * It flushes to the disk before it answers a commit: nothing that was answered is lost by kill -9 or a power cut.
 */
export async function startEmbeddedDatabase({
  dataDir: given,
  log,
  settings,
}: EmbeddedOptions): Promise<EmbeddedDatabase> {
  await mkdir(resolve(given), { recursive: true, mode: 0o700 });
  const dataDir = await realpath(given);
  refuseOtherDatabase(dataDir);
  const unlock = lockDataFolder(dataDir);
  const stopping = new AbortController();
  let server: EmbeddedServer;
  let folders: { data: string; socket: string };
  try {
    folders = { data: databaseFolder(dataDir), socket: await makeSocketFolder(dataDir) };
    server = await startServer(folders, settings);
  } catch (error) {
    unlock();
    throw error;
  }
  const supervision = supervise();

  async function supervise(): Promise<void> {
    for (;;) {
      await server.ended;
      if (stopping.signal.aborted) return;
      log.error({ said: server.lastWords() }, 'the embedded database ended unexpectedly and is restarted');
      const next = await restart();
      if (!next) return;
      server = next;
      log.info({ pid: server.pid }, 'the embedded database is back');
      if (stopping.signal.aborted) await server.end();
    }
  }

  async function restart(): Promise<EmbeddedServer | undefined> {
    for (let delayMs = 100; ; delayMs = Math.min(delayMs * 2, 5_000)) {
      await wait(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return undefined;
      try {
        return await startServer(folders, settings);
      } catch (error) {
        log.error({ err: error }, 'the embedded database does not start');
      }
    }
  }

  return {
    connection: { host: folders.socket, port: 5432, user: 'postgres', database: 'postgres', ssl: false },
    get pid() {
      return server.pid;
    },
    async stop() {
      stopping.abort();
      await server.end();
      await supervision;
      await rm(folders.socket, { recursive: true, force: true });
      unlock();
    },
  };
}

/** A folder of another PostgreSQL is left untouched, with the way to take its shop along. */
function refuseOtherDatabase(dataDir: string): void {
  const data = databaseFolder(dataDir);
  if (existsSync(data)) {
    const major = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
    if (major !== postgresMajor) throw new Error(moveSentence(dataDir, `PostgreSQL ${major}`));
  } else if (existsSync(join(dataDir, 'postgres', 'PG_VERSION'))) {
    throw new Error(moveSentence(dataDir, 'the embedded database of an earlier version'));
  }
}

function moveSentence(dataDir: string, what: string): string {
  return (
    `${dataDir} was filled by ${what}, which this version does not open; nothing was changed. ` +
    'Start the version before and make a backup (npm run backup -- FILE); then name a new folder in DATA_DIR and bring ' +
    'the shop back with this version (npm run restore -- FILE).'
  );
}
