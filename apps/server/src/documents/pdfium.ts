import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { init } from '@embedpdf/pdfium';
import { type WasmImports, type WasmInstance, webAssembly } from './web-assembly.ts';

/** About 170 dots per inch on a sheet of A4. */
const longestSide = 2_000;
const white = 0xffffffff;
const withAnnotations = 0x01;
const asRgba = 0x10;

interface DrawnPage {
  width: number;
  height: number;
  /** Bytes from one row to the next. */
  stride: number;
  /** Counts only until the next page is drawn. */
  rgba: Uint8Array;
}

export interface OpenedPdf {
  /** 0 for what cannot be read. */
  count: number;
  /** Counted from 1; null for what cannot be drawn. */
  draw(page: number): DrawnPage | null;
}

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

export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  const pdfium = await startPdfium();
  const at = pdfium.pdfium.wasmExports.malloc(bytes.length);
  if (at === 0) return { count: 0, draw: () => null };
  pdfium.pdfium.HEAPU8.set(bytes, at);
  const document = pdfium.FPDF_LoadMemDocument(at, bytes.length, '');
  return {
    count: document === 0 ? 0 : pdfium.FPDF_GetPageCount(document),
    draw: (page) => drawPage(pdfium, pdfium.FPDF_LoadPage(document, page - 1)),
  };
}

function drawPage(pdfium: Pdfium, page: number): DrawnPage | null {
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
  return { width, height, stride, rgba: pdfium.pdfium.HEAPU8.subarray(start, start + stride * height) };
}
