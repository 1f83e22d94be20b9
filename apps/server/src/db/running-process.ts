import { readFileSync } from 'node:fs';

/** A process, told apart from a later one that was given the same number: in a container that happens at every start. */
export interface RunningProcess {
  pid: number;
  /** When it began, as the kernel tells; null on systems without /proc. */
  startedAt: string | null;
}

export function thisProcess(): RunningProcess {
  return { pid: process.pid, startedAt: startOf(process.pid) };
}

export function isRunning({ pid, startedAt }: RunningProcess): boolean {
  if (process.platform === 'linux') return startedAt !== null && startOf(pid) === startedAt;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // It runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The boot id and the clock ticks since then; null for a process that is gone or a zombie. */
function startOf(pid: number): string | null {
  if (process.platform !== 'linux') return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // proc(5): the second field is the name in brackets, which may hold anything; then come state (3) … starttime (22).
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    if (fields[0] === 'Z' || fields[0] === 'X') return null;
    return `${bootId()}/${fields[19]}`;
  } catch {
    return null;
  }
}

/** Services that may see processes only have no such file. */
function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return 'unknown';
  }
}
