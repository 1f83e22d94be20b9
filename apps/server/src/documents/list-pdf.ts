import { inks } from './inks.ts';
import { drawLetterhead, type Letterhead } from './letterhead.ts';
import {
  a4,
  drawRule,
  drawTagged,
  drawUntagged,
  finishPaper,
  openPaper,
  openPart,
  type Paper,
  wrapTextAtMost,
  writeLine,
  writeLines,
} from './paper.ts';

/** A list that goes along: what is in a parcel, what the carrier takes, where the courier stops. */
export interface PaperList {
  pharmacy: Letterhead;
  title: string;
  lines: string[];
  /** Shares of the width, which add up to 1. */
  columns: { title: string; share: number }[];
  rows: string[][];
  /** Where somebody signs; nothing where nobody has to. */
  signature: string | null;
  createdAt: Date;
}

const width = a4.right - a4.left;
const leading = 13;
const gap = 8;
const text = { size: 9.5 } as const;
const head = { face: 'strong', size: 9, ink: inks.muted } as const;

export function listPdf(list: PaperList): Promise<Buffer> {
  const { title, pharmacy, createdAt } = list;
  const paper = openPaper({ title, author: pharmacy.pharmacyName, language: 'de-DE', createdAt });
  const table = () => openPart(paper.doc, paper.body, 'Table');
  let y = startPage(paper, list, false);
  let part = table();
  for (const row of list.rows) {
    const cells = row.map((cell, index) => wrapTextAtMost(4, paper.doc, cell, widthOfColumn(list, index) - gap, text));
    const height = Math.max(1, ...cells.map(({ length }) => length)) * leading + 8;
    if (y + height > a4.bottom - 60) {
      part.end();
      y = startPage(paper, list, true);
      part = table();
    }
    const line = openPart(paper.doc, part, 'TR');
    for (const [index, lines] of cells.entries()) {
      drawTagged(paper.doc, line, 'TD', () => {
        writeLines(paper.doc, lines, { ...text, x: leftOfColumn(list, index), y: y + leading, leading });
      });
    }
    y += height;
    drawRule(paper.doc, { from: a4.left, to: a4.right, y, ink: inks.rule, width: 0.6 });
  }
  part.end();
  if (list.signature !== null) drawSignature(paper, list.signature, Math.max(y + 70, 200));
  return finishPaper(paper);
}

function startPage({ doc, body }: Paper, list: PaperList, isRepeated: boolean): number {
  doc.addPage();
  const y = drawLetterhead({ doc, body }, list.pharmacy, { title: list.title, lines: list.lines, isRepeated }) + 24;
  const drawHeads = () => {
    for (const [index, { title }] of list.columns.entries()) {
      writeLine(doc, title, { ...head, x: leftOfColumn(list, index), y });
    }
  };
  if (isRepeated) drawUntagged(doc, drawHeads);
  else drawTagged(doc, body, 'P', drawHeads);
  drawRule(doc, { from: a4.left, to: a4.right, y: y + 6, ink: inks.text, width: 0.8 });
  return y + 8;
}

function drawSignature({ doc, body }: Paper, words: string, y: number): void {
  drawRule(doc, { from: a4.left, to: a4.left + width / 2, y, ink: inks.text, width: 0.8 });
  drawTagged(doc, body, 'P', () => writeLine(doc, words, { size: 8.5, ink: inks.muted, x: a4.left, y: y + 12 }));
}

function leftOfColumn({ columns }: PaperList, index: number): number {
  return a4.left + columns.slice(0, index).reduce((sum, { share }) => sum + share * width, 0);
}

function widthOfColumn({ columns }: PaperList, index: number): number {
  return (columns[index]?.share ?? 0) * width;
}
