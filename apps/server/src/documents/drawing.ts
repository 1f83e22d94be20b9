import { openWorkerQueue } from '../worker-queue.ts';
import type { AddressLabel } from './address-label-pdf.ts';
import type { CoverSheet } from './cover-sheet-pdf.ts';
import type { Invoice } from './invoice.ts';
import type { DispensingLabel } from './label-pdf.ts';
import type { PaperList } from './list-pdf.ts';
import { starterOf } from './worker-thread.ts';

export type Drawing =
  | { kind: 'coverSheet'; facts: CoverSheet }
  | { kind: 'invoice'; facts: Invoice }
  | { kind: 'label'; facts: DispensingLabel }
  | { kind: 'addressLabel'; facts: AddressLabel }
  | { kind: 'list'; facts: PaperList }
  | { kind: 'qrPng'; facts: string };

const inWorker = openWorkerQueue<Drawing, Uint8Array<ArrayBuffer>>({
  start: starterOf('drawing-worker', 192),
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
