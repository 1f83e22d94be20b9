import { createHash } from 'node:crypto';
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

/** It takes more time or memory than one page may: nothing says that it is broken. */
export class PdfTooComplex extends Error {}

interface Limits {
  timeLimitMs: number;
}

const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';
const mostRemembered = 200;

/**
 * Draws one page of a foreign PDF as a picture, on a thread of its own and without running anything in it (decision 31).
 * What is broken cannot be read. Throws `PdfTooComplex`, at once where that is known already, and `Unavailable` when too many
 * are waiting.
 */
export const readPdf = openPdfReader({ timeLimitMs: 8_000 });

export function openPdfReader({ timeLimitMs }: Limits): (job: PdfJob) => Promise<PdfPages> {
  const inWorker = openWorkerQueue<PdfJob, PdfPages>({
    start: starterOf('pdf-pages-worker', 128),
    // Whoever opens such a file again and again takes one of them; the others' prescriptions take the second.
    threads: 2,
    timeLimitMs,
    mostWaiting: 20,
    idleMs: 60_000,
  });
  /** The least recently found one is the first to go. */
  const tooComplex = new Set<string>();

  return async (job) => {
    if (tooComplex.size > 0 && tooComplex.has(nameOf(job))) throw new PdfTooComplex();
    try {
      return await inWorker(job);
    } catch (error) {
      const isTooMuch = error instanceof WorkerLost || (error as { code?: unknown }).code === outOfMemory;
      if (!isTooMuch) throw error;
      tooComplex.add(nameOf(job));
      const [oldest = ''] = tooComplex;
      if (tooComplex.size > mostRemembered) tooComplex.delete(oldest);
      throw new PdfTooComplex();
    }
  };
}

function nameOf({ bytes, page }: PdfJob): string {
  return `${createHash('sha256').update(bytes).digest('base64url')} ${page}`;
}
