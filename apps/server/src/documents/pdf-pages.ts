import { openWorkerQueue, WorkerLost } from '../worker-queue.ts';
import { starterOf } from './worker-thread.ts';

export interface PdfJob {
  bytes: Uint8Array;
  /** Counted from 1; null: only count the pages. */
  page: number | null;
}

export interface PdfPages {
  /** 0 for what cannot be read. */
  count: number;
  png: Uint8Array<ArrayBuffer> | null;
}

const inWorker = openWorkerQueue<PdfJob, PdfPages>({
  start: starterOf('pdf-pages-worker', 128),
  timeLimitMs: 20_000,
  mostWaiting: 20,
  idleMs: 60_000,
});

const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';
const unreadable: PdfPages = { count: 0, png: null };

/**
 * Draws one page of a foreign PDF as a picture, on a thread of its own and without running anything in it (decision 31).
 * What is broken, too large or takes too long cannot be read. Throws `Unavailable` when too many are waiting.
 */
export async function readPdf(job: PdfJob): Promise<PdfPages> {
  try {
    return await inWorker(job);
  } catch (error) {
    const isTooMuch = error instanceof WorkerLost || (error as { code?: unknown }).code === outOfMemory;
    if (!isTooMuch) throw error;
    return unreadable;
  }
}
