import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import { openWorkerQueue } from '../worker-queue.ts';
import type { AddressLabel } from './address-label-pdf.ts';
import type { CoverSheet } from './cover-sheet-pdf.ts';
import type { Invoice } from './invoice.ts';
import type { DispensingLabel } from './label-pdf.ts';
import type { PaperList } from './list-pdf.ts';

export type Drawing =
  | { kind: 'coverSheet'; facts: CoverSheet }
  | { kind: 'invoice'; facts: Invoice }
  | { kind: 'label'; facts: DispensingLabel }
  | { kind: 'addressLabel'; facts: AddressLabel }
  | { kind: 'list'; facts: PaperList }
  | { kind: 'qrPng'; facts: string };

/** Compiled, also when tests run the sources: node cannot run TypeScript. */
const script = fileURLToPath(
  new URL(
    import.meta.url.endsWith('.ts') ? '../../dist/documents/drawing-worker.js' : './drawing-worker.js',
    import.meta.url,
  ),
);

const inWorker = openWorkerQueue<Drawing, Uint8Array<ArrayBuffer>>({
  start: () =>
    new Worker(script, {
      // It needs nothing but the facts it is sent.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: 192 },
    }),
  timeLimitMs: 30_000,
  mostWaiting: 100,
  idleMs: 60_000,
});

/**
 * Draws a paper on a worker thread, because it takes 30 ms and more. Throws what the drawing throws, and `Unavailable`
 * when too many are waiting.
 */
export async function draw(drawing: Drawing): Promise<Buffer> {
  return Buffer.from((await inWorker(drawing)).buffer);
}
