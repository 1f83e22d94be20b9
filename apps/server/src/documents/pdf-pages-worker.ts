/** The thread that draws pages of foreign PDFs, started by pdf-pages.ts. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { init } from '@embedpdf/pdfium';
import type { WorkerAnswer } from '../worker-queue.ts';
import type { PdfJob, PdfPages } from './pdf-pages.ts';
import { pngOf } from './png.ts';
import { type WasmImports, type WasmInstance, type WasmMemory, webAssembly } from './web-assembly.ts';

/** About 170 dots per inch on a sheet of A4. */
const longestSide = 2_000;
/** A scan of 10 MB takes about 100. */
const mostMemoryBytes = 192 * 1024 * 1024;
const white = 0xffffffff;
const withAnnotations = 0x01;
const asRgba = 0x10;
/** As a thread says it whose own memory is too small. */
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';

// Limits of a thread count its JavaScript only; PDFium treats a refusal like any other lack of memory.
const { grow } = webAssembly.Memory.prototype;
let isOutOfMemory = false;
webAssembly.Memory.prototype.grow = function growWithin(this: WasmMemory, pages: number) {
  if (this.buffer.byteLength + pages * 65_536 > mostMemoryBytes) {
    isOutOfMemory = true;
    throw new RangeError('too much memory');
  }
  return grow.call(this, pages);
};

const compiled = new webAssembly.Module(
  readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm')),
);

/** A new one for each file: whatever a file breaks in it, the next patient's never meets. */
async function startPdfium() {
  const overrides = {
    instantiateWasm(imports: WasmImports, done: (instance: WasmInstance) => void) {
      const instance = new webAssembly.Instance(compiled, imports);
      done(instance);
      return instance.exports;
    },
    // What PDFium would print could quote the file.
    print() {},
    printErr() {},
  };
  const started = await init(overrides as Parameters<typeof init>[0]);
  started.PDFiumExt_Init();
  return started as typeof started & { pdfium: { HEAPU8: Uint8Array } };
}

type Pdfium = Awaited<ReturnType<typeof startPdfium>>;

async function read({ bytes, page }: PdfJob): Promise<PdfPages> {
  const pdfium = await startPdfium();
  const at = pdfium.pdfium.wasmExports.malloc(bytes.length);
  if (at === 0) return { count: 0, png: null };
  pdfium.pdfium.HEAPU8.set(bytes, at);
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, '');
  const count = document === 0 ? 0 : pdfium.FPDF_GetPageCount(document);
  if (page === null || page > count) return { count, png: null };
  return { count, png: draw(pdfium, pdfium.FPDF_LoadPage(document, page - 1)) };
}

function draw(pdfium: Pdfium, page: number): PdfPages['png'] {
  const widthPt = page === 0 ? 0 : pdfium.FPDF_GetPageWidthF(page);
  const heightPt = page === 0 ? 0 : pdfium.FPDF_GetPageHeightF(page);
  if (!(widthPt > 0 && heightPt > 0)) return null;
  const scale = longestSide / Math.max(widthPt, heightPt);
  const width = Math.max(1, Math.round(widthPt * scale));
  const height = Math.max(1, Math.round(heightPt * scale));

  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  if (bitmap === 0) return null;
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, white);
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, withAnnotations | asRgba);
  const start = pdfium.FPDFBitmap_GetBuffer(bitmap);
  const stride = pdfium.FPDFBitmap_GetStride(bitmap);
  return pngOf({ width, height, stride, rgba: pdfium.pdfium.HEAPU8.subarray(start, start + stride * height) });
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
