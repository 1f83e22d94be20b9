import { mkdir, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { PoolConfig } from 'pg';
import type { BaseLogger } from 'pino';
import { type EmbeddedChild, startChild } from './embedded-child.ts';
import { makeSocketFolder } from './socket-folder.ts';

export interface EmbeddedDatabase {
  connection: PoolConfig;
  /** The process that has the database open; changes when it is restarted. */
  readonly pid: number;
  /** End the pool first: a query in flight is lost. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL in a child process on `$DATA_DIR/postgres` and starts it anew should it die. The address stays the
 * same, so the pool finds the new one by itself. Throws DataFolderInUse when another shop runs on the same folder.
 *
 * What an end without warning loses: kill -9 of this process, of the child or of both loses nothing that was committed,
 * because each commit is written to the operating system before it is answered. A power cut or a crash of the machine
 * may lose the last seconds or damage the folder, because the embedded PostgreSQL runs with fsync off.
 */
export async function startEmbeddedDatabase(options: { dataDir: string; log: BaseLogger }): Promise<EmbeddedDatabase> {
  const { log } = options;
  const dataDir = resolve(options.dataDir);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const socketFolder = await makeSocketFolder(dataDir);

  const stopping = new AbortController();
  let child = await startChild(dataDir, socketFolder);
  const supervision = supervise();

  async function supervise(): Promise<void> {
    for (;;) {
      const [code, signal] = await child.ended;
      if (stopping.signal.aborted) return;
      log.error({ code, signal }, 'the embedded database ended unexpectedly and is started anew');
      const next = await revive();
      if (!next) return;
      child = next;
      log.info({ pid: child.pid }, 'the embedded database is back');
      if (stopping.signal.aborted) await child.end();
    }
  }

  async function revive(): Promise<EmbeddedChild | undefined> {
    for (let delayMs = 100; ; delayMs = Math.min(delayMs * 2, 5_000)) {
      await wait(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
      if (stopping.signal.aborted) return undefined;
      try {
        return await startChild(dataDir, socketFolder);
      } catch (error) {
        log.error({ err: error }, 'the embedded database does not start');
      }
    }
  }

  return {
    connection: {
      host: socketFolder,
      port: 5432,
      user: 'postgres',
      database: 'postgres',
      ssl: false,
      // One connection, because the engine runs one statement at a time and the socket server mixes up the statements of
      // two connections when one of them arrives in pieces (electric-sql/pglite#1046). So requests wait here for
      // their turn, longer than on a server; a database that is away refuses at once all the same.
      max: 1,
      connectionTimeoutMillis: 15_000,
    },
    get pid() {
      return child.pid;
    },
    async stop() {
      stopping.abort();
      await child.end();
      await supervision;
      if (!socketFolder.startsWith(dataDir)) await rm(socketFolder, { recursive: true, force: true });
    },
  };
}
