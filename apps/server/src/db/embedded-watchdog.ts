/**
 * A thread beside the embedded database that ends the process when its main thread answers no more. The engine runs
 * there and cannot be interrupted: a statement without end, or a full disk, on which it turns round for ever, would keep
 * it deaf to everything, even to the death of its parent. Nothing committed is lost; the parent starts it anew.
 */
import { isMainThread, Worker, workerData } from 'node:worker_threads';

/** Twice what a database server allows a statement (pool.ts): a busy machine is no fault. */
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
  // Counts its own turns rather than the clock, which jumps when a laptop wakes up.
  setInterval(() => {
    const beat = Atomics.load(beats, 0);
    silentSeconds = beat === lastBeat ? silentSeconds + 1 : 0;
    lastBeat = beat;
    const patience = process.ppid === parentPid ? patienceSeconds : patienceWithoutParentSeconds;
    if (silentSeconds >= patience) process.kill(process.pid, 'SIGKILL');
  }, 1_000);
}
