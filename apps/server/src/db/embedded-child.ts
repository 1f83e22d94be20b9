import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { DataFolderInUse } from './data-folder-lock.ts';
import type { EmbeddedOrder, EmbeddedReport } from './embedded-process.ts';

/** The embedded database's process as its parent sees it. */
export interface EmbeddedChild {
  pid: number;
  ended: Promise<[code: number | null, signal: NodeJS.Signals | null]>;
  end(): Promise<void>;
}

/** Compiled, also when tests run the sources: node cannot run TypeScript. */
const script = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../dist/db/embedded-process.js' : './embedded-process.js',
    import.meta.url,
  ),
);

/** Resolves once the database answers; throws DataFolderInUse, or an Error that says why it does not start. */
export async function startChild(dataDir: string, socketFolder: string): Promise<EmbeddedChild> {
  if (!existsSync(script)) throw new Error('The server is not built yet: run `npm run build` first.');
  const child = fork(script, [dataDir, socketFolder], {
    // Flags such as --inspect are meant for this process.
    execArgv: [],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit') as EmbeddedChild['ended'];

  const report = await Promise.race([
    once(child, 'message').then(([message]) => message as EmbeddedReport),
    ended.then(([code, signal]) => failure(`it ended with ${signal ?? `code ${code}`}`)),
  ]);
  if (!report.ready) {
    throw report.inUse
      ? new DataFolderInUse(report.reason)
      : new Error(`The embedded database does not start: ${report.reason}`);
  }

  return {
    pid: child.pid as number,
    ended,
    async end() {
      const order: EmbeddedOrder = 'stop';
      // It may have exited already, which is fine.
      child.send(order, () => {});
      const lastResort = setTimeout(() => child.kill('SIGKILL'), 10_000);
      await ended;
      clearTimeout(lastResort);
    },
  };
}

function failure(reason: string): EmbeddedReport {
  return { ready: false, inUse: false, reason };
}
