/**
 * A thread beside the embedded database that ends the process when its main thread stops responding. The engine runs
 * there and cannot be interrupted: an endless statement, or a full disk, on which it retries for ever, would block
 * everything, even noticing that the parent has died. Nothing committed is lost; the parent starts it again.
 */
import { isMainThread, Worker, workerData } from 'node:worker_threads';

/** Twice the statement timeout of a database server (pool.ts), so that a busy machine is not taken for a hang. */
const patienceSeconds = 30;
const patienceWithoutParentSeconds = 8;

interface Watch {
  beats: Int32Array;
  parentPid: number;
}

export function startWatchdog(): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  setInterval(() => Atomics.add(beats, 0, 1), 500).unref();
  const watch: Watch = { beats, parentPid: process.ppid };
  new Worker(new URL(import.meta.url), { workerData: watch }).unref();
}

if (!isMainThread) {
  const { beats, parentPid } = workerData as Watch;
  let lastBeat = -1;
  let silentSeconds = 0;
  // Counts its own ticks instead of reading the clock, which jumps when a laptop wakes up.
  setInterval(() => {
    const beat = Atomics.load(beats, 0);
    silentSeconds = beat === lastBeat ? silentSeconds + 1 : 0;
    lastBeat = beat;
    const patience = process.ppid === parentPid ? patienceSeconds : patienceWithoutParentSeconds;
    if (silentSeconds >= patience) process.kill(process.pid, 'SIGKILL');
  }, 1_000);
}
