import QRCode from 'qrcode';
import { inks } from './inks.ts';

/** The blank margin that scanners need, in modules. */
const quietZone = 4;
/** M restores 15 % of a code and is what a GiroCode must have. */
const options = { errorCorrectionLevel: 'M' } as const;

/** The code as one SVG path in a square of `size` modules, its blank margin included. */
export function qrPath(text: string): { size: number; path: string } {
  const { size, data } = QRCode.create(text, options).modules;
  const parts: string[] = [];
  for (let row = 0; row < size; row += 1) {
    const modules = data.subarray(row * size, (row + 1) * size);
    for (let start = modules.indexOf(1); start >= 0; ) {
      const light = modules.indexOf(0, start);
      const end = light < 0 ? size : light;
      parts.push(`M${start + quietZone} ${row + quietZone}h${end - start}v1h${start - end}z`);
      start = modules.indexOf(1, end);
    }
  }
  return { size: size + 2 * quietZone, path: parts.join('') };
}

/** Draws the code and its blank margin into a square of a page, as vectors. */
export function drawQrCode(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, size }: { x: number; y: number; size: number },
): void {
  const code = qrPath(text);
  doc
    .save()
    .translate(x, y)
    .scale(size / code.size)
    .path(code.path)
    .fill(inks.text)
    .restore();
}

/** The code as a picture for mails, eight pixels a module. */
export function qrPng(text: string): Promise<Buffer> {
  return QRCode.toBuffer(text, { ...options, margin: quietZone, scale: 8 });
}
