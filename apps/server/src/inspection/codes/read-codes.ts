import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import { openPdf } from '../../documents/pdfium.ts';

const require = createRequire(import.meta.url);
// From our own files: by itself it would fetch it from the network.
const wasmBinary = new Uint8Array(readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'))).buffer;
prepareZXingModule({ overrides: { wasmBinary } });

type Picture = Parameters<typeof readBarcodes>[0];

const thorough: ReaderOptions = {
  formats: ['DataMatrix'],
  tryHarder: true,
  tryRotate: true,
  tryDownscale: true,
  // Creases and noise cost three codes of a hundred otherwise.
  tryDenoise: true,
  maxNumberOfSymbols: 20,
  textMode: 'Plain',
};
const mostPages = 4;

/** The texts of all Data Matrix codes in a PNG or JPEG. */
export function codesInPicture(bytes: Buffer): Promise<string[]> {
  return codesIn(new Uint8Array(bytes));
}

/** Those on the first pages of a PDF. */
export async function codesInPdf(bytes: Buffer): Promise<string[]> {
  const { count, draw } = await openPdf(bytes);
  const texts: string[] = [];
  for (let page = 1; page <= Math.min(count, mostPages); page++) {
    const drawn = draw(page);
    if (!drawn) continue;
    const { width, height, stride, rgba } = drawn;
    const data = new Uint8ClampedArray(width * height * 4);
    for (let row = 0; row < height; row++)
      data.set(rgba.subarray(row * stride, row * stride + width * 4), row * width * 4);
    texts.push(...(await codesIn({ data, width, height, colorSpace: 'srgb' } as Picture)));
  }
  return texts;
}

async function codesIn(picture: Picture): Promise<string[]> {
  // Another way of telling black from white finds what shadows hide.
  for (const binarizer of ['LocalAverage', 'GlobalHistogram'] as const) {
    const found = await readBarcodes(picture, { ...thorough, binarizer });
    if (found.length > 0) return found.map(({ text }) => text);
  }
  return [];
}
