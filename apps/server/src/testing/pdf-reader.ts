import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

export interface PrintedText {
  text: string;
  left: number;
  right: number;
  /** Distance of the baseline from the upper edge of the page, in points. */
  baseline: number;
  size: number;
}

export interface PrintedPage {
  width: number;
  height: number;
  /** As a person reads it: one line per baseline, from the top. */
  text: string;
  pieces: PrintedText[];
  /** The tags a screen reader follows, as 'H1', 'Table', 'TR' …, in their order. */
  tags: string[];
  /** The descriptions of its figures. */
  figures: string[];
}

interface TagNode {
  type?: string;
  role?: string;
  alt?: string;
  children?: TagNode[];
}

/** Opens a PDF as a reader program would and tells what is on its pages. */
export async function readPdf(bytes: Buffer) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const { info } = await pdf.getMetadata();
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { items } = await page.getTextContent();
    const pieces = items.flatMap((item): PrintedText[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , size = 0, left = 0, bottom = 0] = item.transform;
      return [{ text: item.str, left, right: left + item.width, baseline: height - bottom, size }];
    });
    const nodes = nodesOf((await page.getStructTree()) as TagNode | null);
    pages.push({
      width,
      height,
      pieces,
      text: linesOf(pieces),
      tags: nodes.flatMap(({ role }) => role ?? []),
      figures: nodes.flatMap(({ alt }) => alt ?? []),
    });
  }
  await task.destroy();
  return { info: info as Record<string, unknown>, pages };
}

/** The page as pixels, as a screen or a printer would show it. */
export async function rasterisePdf(bytes: Buffer, scale: number) {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const pdf = await task.promise;
  const page = await pdf.getPage(1);
  const viewport = page.getViewport({ scale });
  const width = Math.ceil(viewport.width);
  const height = Math.ceil(viewport.height);
  const factory = pdf.canvasFactory as { create(width: number, height: number): { canvas: null; context: Drawing } };
  const { canvas, context } = factory.create(width, height);
  await page.render({ canvas, canvasContext: context as never, viewport }).promise;
  const { data } = context.getImageData(0, 0, width, height);
  await task.destroy();
  return { data, width, height };
}

interface Drawing {
  getImageData(x: number, y: number, width: number, height: number): { data: Uint8ClampedArray };
}

/** Pairs of texts that are printed over one another. */
export function overlaps({ pieces }: PrintedPage): [string, string][] {
  return pieces.flatMap((one, index) =>
    pieces
      .slice(index + 1)
      .filter(
        (other) =>
          one.left < other.right - 0.5 &&
          other.left < one.right - 0.5 &&
          one.baseline - one.size * 0.7 < other.baseline &&
          other.baseline - other.size * 0.7 < one.baseline,
      )
      .map((other): [string, string] => [one.text, other.text]),
  );
}

function linesOf(pieces: readonly PrintedText[]): string {
  const sorted = pieces.toSorted(
    (one, other) => Math.round(one.baseline) - Math.round(other.baseline) || one.left - other.left,
  );
  return sorted.reduce((text, piece, index) => {
    const previous = sorted[index - 1];
    if (!previous) return piece.text;
    if (Math.round(previous.baseline) !== Math.round(piece.baseline)) return `${text}\n${piece.text}`;
    return text + (piece.left - previous.right > 1 ? ' ' : '') + piece.text;
  }, '');
}

/** A part that runs over several pages is listed on each of them; only what is on this one counts. */
function nodesOf(node: TagNode | null): TagNode[] {
  const nodes = node ? [node, ...(node.children ?? []).flatMap(nodesOf)] : [];
  return nodes.some(({ type }) => type === 'content') ? nodes : [];
}
