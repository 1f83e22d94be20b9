import type { Worker } from 'node:worker_threads';
import { ShopError } from './errors.ts';

export interface WorkerQueueOptions {
  /** Starts the thread; it answers each message with a `WorkerAnswer`. */
  start(): Worker;
  /** How many jobs run at the same time, each on a thread of its own; one unless told otherwise. */
  threads?: number;
  /** A job that takes longer is given up and its thread ended. */
  timeLimitMs: number;
  /** Whoever comes when so many wait already is refused with `Unavailable`. */
  mostWaiting: number;
  /** A thread that has nothing to do for this long is ended and gives its memory back. */
  idleMs: number;
}

/** A job was given up because its thread hung or died; anything else that is thrown is not the job's fault. */
export class WorkerLost extends Error {}

/** `begun` is for a thread that is slow to start: the job's time counts from then on. */
export type WorkerAnswer<Result> = { result: Result } | { error: unknown } | { begun: true };

interface Waiting<Job, Result> {
  job: Job;
  resolve(result: Result): void;
  reject(error: unknown): void;
}

/**
 * Runs jobs on threads of their own, so that heavy work keeps no request waiting. They are begun in the order in which they
 * come. A thread starts with the first job that finds no other one free. One that hangs, runs out of memory or dies fails
 * the job in hand only; the next one gets a new thread.
 */
export function openWorkerQueue<Job, Result>(options: WorkerQueueOptions): (job: Job) => Promise<Result> {
  const waiting: Waiting<Job, Result>[] = [];
  const lanes = Array.from({ length: options.threads ?? 1 }, () => openLane(options, waiting));

  return (job) =>
    new Promise((resolve, reject) => {
      if (waiting.length >= options.mostWaiting) reject(new ShopError('Unavailable'));
      else {
        waiting.push({ job, resolve, reject });
        lanes.find(({ isFree }) => isFree())?.runNext();
      }
    });
}

/** One thread at a time, which takes what has waited longest. */
function openLane<Job, Result>(options: WorkerQueueOptions, waiting: Waiting<Job, Result>[]) {
  let worker: Worker | null = null;
  let current: Waiting<Job, Result> | null = null;
  let timer: NodeJS.Timeout | undefined;

  function runNext(): void {
    if (current) return;
    clearTimeout(timer);
    current = waiting.shift() ?? null;
    if (!current) {
      // Neither an idle thread nor its timer may keep the process alive.
      worker?.unref();
      timer = setTimeout(endWorker, options.idleMs).unref();
      return;
    }
    worker ??= startWorker();
    worker.ref();
    limitTime();
    worker.postMessage(current.job);
  }

  function limitTime(): void {
    clearTimeout(timer);
    timer = setTimeout(() => fail(new WorkerLost('a worker took too long')), options.timeLimitMs);
  }

  function startWorker(): Worker {
    const started = options.start();
    started.on('message', (answer: WorkerAnswer<Result>) => {
      if (started !== worker) return;
      if ('begun' in answer) return void limitTime();
      const done = current;
      current = null;
      if ('error' in answer) done?.reject(answer.error);
      else done?.resolve(answer.result);
      runNext();
    });
    started.on('error', (error) => started === worker && fail(error));
    started.on('exit', () => started === worker && fail(new WorkerLost('a worker ended')));
    return started;
  }

  function fail(error: unknown): void {
    endWorker();
    const failed = current;
    current = null;
    failed?.reject(error);
    runNext();
  }

  function endWorker(): void {
    const ended = worker;
    worker = null;
    void ended?.terminate();
  }

  return { isFree: () => current === null, runNext };
}
