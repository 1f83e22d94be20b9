import { starterOf } from '../documents/worker-thread.ts';
import { openWorkerQueue, WorkerLost } from '../worker-queue.ts';
import type { Finding } from './finding.ts';

export interface InspectionJob {
  bytes: Uint8Array;
  /** What lies beside a signature that was written apart. */
  signed: Uint8Array | null;
  /** Files and folders that name what is trusted. */
  trustPlaces: readonly string[];
  now: Date;
}

const inWorker = openWorkerQueue<InspectionJob, Finding>({
  start: starterOf('../inspection/inspect-worker', 160),
  threads: 2,
  timeLimitMs: 5_000,
  mostWaiting: 20,
  idleMs: 60_000,
});

/** What a file is and what it proves. One that takes too long, or more memory than it may, is called bad. */
export async function inspectFile(job: InspectionJob): Promise<Finding> {
  try {
    return await inWorker(job);
  } catch (error) {
    const isTooMuch = error instanceof WorkerLost || (error as { code?: unknown }).code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (!isTooMuch) throw error;
    return { kind: 'unknown', verdict: 'bad', reasons: ['unreadable'] };
  }
}
