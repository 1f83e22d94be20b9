/** The thread that draws pages of foreign PDFs, started by pdf-pages.ts. */
import { parentPort } from 'node:worker_threads';
import type { WorkerAnswer } from '../worker-queue.ts';
import type { PdfJob, PdfPages } from './pdf-pages.ts';
import { openPdf } from './pdfium.ts';
import { pngOf } from './png.ts';
import { limitWasmMemory } from './web-assembly.ts';

/** As a thread says it whose own memory is too small. */
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';
let isOutOfMemory = false;

/** A scan of 10 MB takes about 100. */
limitWasmMemory(192 * 1024 * 1024, () => {
  isOutOfMemory = true;
});

async function read({ bytes, page }: PdfJob): Promise<PdfPages> {
  const { count, draw } = await openPdf(bytes);
  const drawn = page === null || page > count ? null : draw(page);
  return { count, png: drawn && pngOf(drawn) };
}

parentPort?.on('message', async (job: PdfJob) => {
  answer({ begun: true });
  isOutOfMemory = false;
  // What is thrown is a trap or a lack of memory. It could quote the file.
  const pages = await read(job).catch(() => ({ count: 0, png: null }));
  const isTooMuch = isOutOfMemory && !pages.png && (job.page !== null || pages.count === 0);
  answer(isTooMuch ? { error: { code: outOfMemory } } : { result: pages });
});

function answer(message: WorkerAnswer<PdfPages>): void {
  const png = 'result' in message ? message.result.png : null;
  parentPort?.postMessage(message, png ? [png.buffer] : []);
}
