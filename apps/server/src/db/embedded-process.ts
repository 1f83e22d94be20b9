/**
 * The embedded database's own process: `embedded-process.js DATA_DIR SOCKET_FOLDER`, started by embedded.ts. It ends
 * with the process that started it, however that one ends.
 */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import { DataFolderInUse, lockDataFolder } from './data-folder-lock.ts';
import { databaseFolder } from './database-folder.ts';
import { startWatchdog } from './embedded-watchdog.ts';

/** What it tells its parent, once. */
export type EmbeddedReport = { ready: true } | { ready: false; inUse: boolean; reason: string };

/** What its parent may tell it. */
export type EmbeddedOrder = 'stop';

// Ctrl-C and a closed terminal reach the whole process group. The parent finishes its requests first and then says stop.
process.on('SIGINT', () => {});
process.on('SIGHUP', () => {});

const [dataDir, socketFolder] = process.argv.slice(2);
if (!dataDir || !socketFolder || !process.send) throw new Error('embedded-process is started by embedded.ts only');

const toldToEnd = new Promise<void>((resolve) => {
  process.on('message', (order: EmbeddedOrder) => order === 'stop' && resolve());
  process.once('SIGTERM', () => resolve());
  process.once('disconnect', () => resolve());
});

try {
  const close = await open(dataDir, join(socketFolder, '.s.PGSQL.5432'));
  await report({ ready: true });
  await toldToEnd;
  // Closing writes a checkpoint. If it hangs, the write-ahead log still has everything that was committed.
  setTimeout(() => process.exit(1), 8_000).unref();
  await close();
  process.exit(0);
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error);
  await report({ ready: false, inUse: error instanceof DataFolderInUse, reason });
  process.exit(1);
}

async function open(dataDir: string, socketPath: string): Promise<() => Promise<void>> {
  const unlock = await lockWithPatience(dataDir);
  const database = await PGlite.create(await databaseFolder(dataDir));
  exitWhenBroken(database);
  startWatchdog();
  // Left by a process that was killed; a running one would hold the lock.
  await rm(socketPath, { force: true });
  const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 20 });
  await server.start();

  return async () => {
    await server.stop();
    await database.close();
    unlock();
  };
}

/** A shop that was killed a moment ago leaves a database that is still closing. */
async function lockWithPatience(dataDir: string): Promise<() => void> {
  const deadline = Date.now() + 3_000;
  for (;;) {
    try {
      return lockDataFolder(dataDir);
    } catch (error) {
      if (!(error instanceof DataFolderInUse) || Date.now() > deadline) throw error;
      await wait(50);
    }
  }
}

/**
 * Errors in SQL are answers, not exceptions. When the engine itself throws, the socket server would leave
 * every later query waiting for ever (electric-sql/pglite#1046): better to end and be started anew.
 */
function exitWhenBroken(database: PGlite): void {
  const run = database.execProtocolRawStream.bind(database);
  database.execProtocolRawStream = async (message, options) => {
    try {
      await run(message, options);
    } catch (error) {
      process.stderr.write(`the embedded database broke down: ${error instanceof Error ? error.stack : error}\n`);
      process.exit(1);
    }
  };
}

/** Resolves once it is on its way, or when nobody is left to tell. */
async function report(message: EmbeddedReport): Promise<void> {
  if (!process.connected) return;
  await new Promise<unknown>((resolve) => process.send?.(message, undefined, undefined, resolve));
}
