import { randomUUID } from 'node:crypto';
import { linkSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, type RunningProcess, thisProcess } from './running-process.ts';

export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

const lockName = /^database-lock\.(\d+)$/;

/**
 * Takes the folder for this process until the returned function is called or the process ends, however it ends.
 * Throws DataFolderInUse while another process has it. Both must see each other's processes: two containers do not.
 *
 * A lock is never taken away, only succeeded: lock 8 may be made once the process that made lock 7 is gone. Linking
 * fails when the name exists, so of many successors one wins, and a lock is never seen half written. A link can still
 * come so late that 8 has been made, left behind and cleared away: then 9 is there, and the latecomer gives way to it.
 */
export function lockDataFolder(folder: string): () => void {
  const draft = join(folder, `database-lock-${randomUUID()}`);
  writeFileSync(draft, JSON.stringify(thisProcess()), { mode: 0o600 });
  try {
    for (;;) {
      const newest = locksIn(folder).at(0) ?? 0;
      const holder = newest > 0 ? holderOf(folder, newest) : 'nobody';
      if (holder === 'given back') continue;
      if (holder !== 'nobody' && isRunning(holder)) throw inUse(folder, holder);

      const mine = newest + 1;
      if (!linkIfAbsent(draft, lockFile(folder, mine))) continue;
      if (locksIn(folder).at(0) === mine) {
        // The previous lock file stays, so that nobody who listed the folder earlier reuses its number.
        for (const old of locksIn(folder)) if (old < mine - 1) rmSync(lockFile(folder, old), { force: true });
        return () => rmSync(lockFile(folder, mine), { force: true });
      }
      rmSync(lockFile(folder, mine), { force: true });
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function lockFile(folder: string, number: number): string {
  return join(folder, `database-lock.${number}`);
}

/** Newest first. */
function locksIn(folder: string): number[] {
  return readdirSync(folder)
    .flatMap((name) => lockName.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a);
}

function holderOf(folder: string, number: number): RunningProcess | 'nobody' | 'given back' {
  try {
    return JSON.parse(readFileSync(lockFile(folder, number), 'utf8')) as RunningProcess;
  } catch (error) {
    // A lock that exists but cannot be read was left empty by a power cut.
    return (error as NodeJS.ErrnoException).code === 'ENOENT' ? 'given back' : 'nobody';
  }
}

function linkIfAbsent(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function inUse(folder: string, holder: RunningProcess): DataFolderInUse {
  return new DataFolderInUse(
    `The data folder ${folder} is in use by process ${holder.pid}. Stop that one first, or choose another DATA_DIR.`,
  );
}
