import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { openWorkerQueue, type WorkerQueueOptions } from './worker-queue.ts';

/** Does what the job says, as badly as it says. */
const script = `
const { parentPort, threadId } = require('node:worker_threads');
parentPort.on('message', ({ act, text }) => {
  if (act === 'hang') for (;;);
  if (act === 'exit') process.exit(3);
  if (act === 'crash') throw new Error('crashed');
  if (act === 'fill') for (const kept = []; ; ) kept.push(new Array(10000).fill(act));
  if (act === 'refuse') parentPort.postMessage({ error: new RangeError(text) });
  else parentPort.postMessage({ result: { text, threadId } });
});`;

interface Job {
  act?: 'hang' | 'exit' | 'crash' | 'fill' | 'refuse';
  text?: string;
}

function openQueue(differences: Partial<WorkerQueueOptions> = {}) {
  let started = 0;
  const run = openWorkerQueue<Job, { text: string; threadId: number }>({
    start() {
      started += 1;
      return new Worker(script, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 16 } });
    },
    timeLimitMs: 60_000,
    mostWaiting: 10,
    idleMs: 60_000,
    ...differences,
  });
  return { run, started: () => started };
}

test('jobs run in their order, on one thread that is not ours', async () => {
  const { run, started } = openQueue();
  expect(started()).toBe(0);
  const answers = await Promise.all(['a', 'b', 'c'].map((text) => run({ text })));
  expect(answers.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(1);
  expect(answers[0]?.threadId).toBeGreaterThan(0);
  expect(started()).toBe(1);
});

test('an error of the job is the caller’s, with its kind, and the thread goes on', async () => {
  const { run, started } = openQueue();
  await expect(run({ act: 'refuse', text: 'no such day' })).rejects.toThrow(new RangeError('no such day'));
  await run({ text: 'next' });
  expect(started()).toBe(1);
});

test.each(['exit', 'crash', 'fill'] as const)('a thread that ends by %s fails its job alone', async (act) => {
  const { run, started } = openQueue();
  const [failed, next] = await Promise.allSettled([run({ act }), run({ text: 'next' })]);
  expect(failed.status).toBe('rejected');
  expect(next).toMatchObject({ status: 'fulfilled', value: { text: 'next' } });
  expect(started()).toBe(2);
});

test('a job that hangs is given up after its time, and the next one gets a new thread', async () => {
  const { run, started } = openQueue({ timeLimitMs: 3_000 });
  const [failed, next] = await Promise.allSettled([run({ act: 'hang' }), run({ text: 'next' })]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'a worker took too long' } });
  expect(next).toMatchObject({ status: 'fulfilled', value: { text: 'next' } });
  expect(started()).toBe(2);
});

test('one that hangs leaves the second thread to the others', async () => {
  const { run, started } = openQueue({ threads: 2, timeLimitMs: 120_000 });
  let isGivenUp = false;
  void run({ act: 'hang' }).catch(() => {
    isGivenUp = true;
  });
  const answers = await Promise.all(['a', 'b', 'c'].map((text) => run({ text })));
  expect(answers.map(({ text }) => text)).toEqual(['a', 'b', 'c']);
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(1);
  expect([started(), isGivenUp]).toEqual([2, false]);
});

test('more than may wait are refused at once', async () => {
  const { run } = openQueue({ mostWaiting: 2 });
  const jobs = await Promise.allSettled(Array.from({ length: 5 }, (_, index) => run({ text: String(index) })));
  // One in hand, two waiting.
  expect(jobs.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  expect(jobs[4]).toMatchObject({ reason: { id: 'Unavailable' } });
});

test('a thread without work is ended, and started again when there is some', async () => {
  const { run, started } = openQueue({ idleMs: 1 });
  await run({});
  await expect
    .poll(
      async () => {
        await run({});
        return started();
      },
      { interval: 50, timeout: 60_000 },
    )
    .toBeGreaterThan(1);
});
