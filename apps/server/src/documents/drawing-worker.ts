/** The thread that draws papers, started by drawing.ts. */
import { parentPort } from 'node:worker_threads';
import type { WorkerAnswer } from '../worker-queue.ts';
import { addressLabelPdf } from './address-label-pdf.ts';
import { coverSheetPdf } from './cover-sheet-pdf.ts';
import type { Drawing } from './drawing.ts';
import { invoicePdf } from './invoice-pdf.ts';
import { labelPdf } from './label-pdf.ts';
import { listPdf } from './list-pdf.ts';
import { qrPng } from './qr-code.ts';

function draw(drawing: Drawing): Promise<Buffer> {
  switch (drawing.kind) {
    case 'coverSheet':
      return coverSheetPdf(drawing.facts);
    case 'invoice':
      return invoicePdf(drawing.facts);
    case 'label':
      return labelPdf(drawing.facts);
    case 'addressLabel':
      return addressLabelPdf(drawing.facts);
    case 'list':
      return listPdf(drawing.facts);
    case 'qrPng':
      return qrPng(drawing.facts);
  }
}

parentPort?.on('message', async (drawing: Drawing) => {
  try {
    answer({ result: new Uint8Array(await draw(drawing)) });
  } catch (error) {
    answer({ error });
  }
});

function answer(message: WorkerAnswer<Uint8Array<ArrayBuffer>>): void {
  parentPort?.postMessage(message, 'result' in message ? [message.result.buffer] : []);
}
