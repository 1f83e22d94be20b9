import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { inks } from './inks.ts';
import { type Face, printableForm, runsOf, setFont } from './typefaces.ts';

/** All lengths on paper are points, 72 to the inch. `size` is that of running text. */
export const size = 10.5;
export const a4 = { width: 595.28, height: 841.89, left: 63, right: 542.78, bottom: 812 } as const;

export interface Paper {
  doc: PDFKit.PDFDocument;
  /** The root of what a screen reader reads, in the order in which it is drawn. */
  body: PDFKit.PDFStructureElement;
}

export interface TextStyle {
  face?: Face;
  size?: number;
  ink?: string;
  /** Digits of equal width, for figures that stand in a column. */
  isTabular?: boolean;
}

interface Placed extends TextStyle {
  x: number;
  /** The line the letters stand on. */
  y: number;
  align?: 'left' | 'right' | 'center';
}

interface PaperFacts {
  title: string;
  author: string;
  language: 'de-DE' | 'en-GB';
  /** Not the time of printing: the same facts give the same bytes. pdfkit derives the file's id from these facts. */
  createdAt: Date;
}

/** A document without its first page, tagged for screen readers, with nothing of the moment in it. */
export function openPaper({ title, author, language, createdAt }: PaperFacts): Paper {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    // pdfkit would begin by reading Helvetica, which it does not embed.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, CreationDate: createdAt },
  });
  const body = doc.struct('Document');
  doc.addStructure(body);
  return { doc, body };
}

export async function finishPaper({ doc, body }: Paper): Promise<Buffer> {
  body.end();
  doc.end();
  return buffer(doc);
}

/** Draws a part that is read out: a heading, a paragraph, a figure with its description. */
export function drawTagged(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  tag: 'H1' | 'H2' | 'P' | 'TH' | 'TD' | 'Figure',
  draw: () => void,
  alt?: string,
): void {
  parent.add(doc.struct(tag, alt === undefined ? {} : { alt }, draw));
}

/** A part that holds others: a table, its rows. */
export function openPart(
  doc: PDFKit.PDFDocument,
  parent: PDFKit.PDFStructureElement,
  tag: 'Table' | 'TR',
): PDFKit.PDFStructureElement {
  const part = doc.struct(tag);
  parent.add(part);
  return part;
}

/** Draws what only the eye needs: rules, grounds, the logo, repeated heads. */
export function drawUntagged(doc: PDFKit.PDFDocument, draw: () => void): void {
  doc.markContent('Artifact', { type: 'Layout' });
  draw();
  doc.endMarkedContent();
}

export function drawRule(
  doc: PDFKit.PDFDocument,
  { from, to, y, ink, width }: { from: number; to: number; y: number; ink: string; width: number },
): void {
  drawUntagged(doc, () => doc.moveTo(from, y).lineTo(to, y).lineWidth(width).stroke(ink));
}

export function writeLine(doc: PDFKit.PDFDocument, text: string, placed: Placed): void {
  const { x, y, align = 'left', face = 'text', size: points = size, ink = inks.text } = placed;
  let left = x;
  if (align !== 'left') left -= widthOf(doc, text, placed) / (align === 'right' ? 1 : 2);
  doc.fillColor(ink);
  for (const { font, text: letters, unprintable } of runsOf(text, face)) {
    setFont(doc, font, points);
    if (unprintable) doc.markContent('Span', { actual: unprintable });
    doc.text(letters, left, y, { ...shaping(placed), lineBreak: false, baseline: 'alphabetic' });
    if (unprintable) doc.endMarkedContent();
    left += doc.widthOfString(letters, shaping(placed));
  }
}

/** Writes lines below one another and returns where the next would stand. */
export function writeLines(
  doc: PDFKit.PDFDocument,
  lines: readonly string[],
  placed: Placed & { leading: number },
): number {
  lines.forEach((line, index) => {
    writeLine(doc, line, { ...placed, y: placed.y + index * placed.leading });
  });
  return placed.y + lines.length * placed.leading;
}

export function widthOf(doc: PDFKit.PDFDocument, text: string, style: TextStyle = {}): number {
  const { face = 'text', size: points = size } = style;
  return runsOf(text, face).reduce((width, run) => {
    setFont(doc, run.font, points);
    return width + doc.widthOfString(run.text, shaping(style));
  }, 0);
}

/** Breaks at blanks and after the hyphen of a double name, not within K25-0931; a word too wide is broken anywhere. */
export function wrapText(doc: PDFKit.PDFDocument, text: string, width: number, style: TextStyle = {}): string[] {
  return [...linesOf(doc, text, width, style)];
}

/** At most so many lines, with an ellipsis where something is missing. */
export function wrapTextAtMost(
  maxLines: number,
  doc: PDFKit.PDFDocument,
  text: string,
  width: number,
  style: TextStyle = {},
): string[] {
  const lines: string[] = [];
  for (const line of linesOf(doc, text, width, style)) {
    // Stops here: measuring all of an endless name would take seconds.
    if (lines.length === maxLines)
      return [...lines.slice(0, -1), cutText(doc, `${lines.at(-1)} ${line}`, width, style)];
    lines.push(line);
  }
  return lines;
}

function* linesOf(doc: PDFKit.PDFDocument, text: string, width: number, style: TextStyle): Generator<string> {
  const fits = (line: string) => widthOf(doc, line.trimEnd(), style) <= width;
  let line = '';
  for (const word of printableForm(text).split(/(?<= )(?! )|(?<=\p{L}-)(?=\p{L})/u)) {
    if (fits(line + word)) {
      line += word;
      continue;
    }
    if (line.trim()) yield line.trimEnd();
    line = word.trimStart();
    while (!fits(line)) {
      const head = longestHead(line, fits);
      yield head;
      line = line.slice(head.length);
    }
  }
  if (line.trim()) yield line.trimEnd();
}

/** The size of `style`, or the smaller one at which the widest of these lines fits. */
export function fittingSize(
  doc: PDFKit.PDFDocument,
  lines: readonly string[],
  width: number,
  style: TextStyle & { size: number },
): number {
  const widest = Math.max(...lines.map((line) => widthOf(doc, line, style)));
  return widest > width ? (style.size * width) / widest : style.size;
}

/** Shortens a text to one line, with an ellipsis where something is missing. */
export function cutText(doc: PDFKit.PDFDocument, text: string, width: number, style: TextStyle = {}): string {
  if (widthOf(doc, text, style) <= width) return text;
  return `${longestHead(text, (head) => widthOf(doc, `${head.trimEnd()}…`, style) <= width).trimEnd()}…`;
}

/** At least one letter, so that nothing waits forever for a column wide enough. */
function longestHead(text: string, fits: (head: string) => boolean): string {
  const letters = Array.from(text);
  let count = 1;
  while (count < letters.length && fits(letters.slice(0, count + 1).join(''))) count += 1;
  return letters.slice(0, count).join('');
}

function shaping({ isTabular }: TextStyle): PDFKit.Mixins.TextOptions {
  return isTabular ? { features: ['tnum'] } : {};
}
