import { inks } from './inks.ts';
import type { InvoiceLine } from './invoice.ts';
import { invoiceWords } from './invoice-words.ts';
import { euroText, percentText } from './money-text.ts';
import {
  a4,
  drawRule,
  drawTagged,
  drawUntagged,
  openPart,
  type Paper,
  type TextStyle,
  widthOf,
  wrapTextAtMost,
  writeLine,
  writeLines,
} from './paper.ts';

interface Column {
  title: string;
  align: 'left' | 'right';
  /** The left edge, or the right edge of a column that is aligned there. */
  x: number;
}

interface ColumnSource extends Omit<Column, 'x'> {
  maxWidth: number;
  text: (line: InvoiceLine, index: number) => string;
}

interface Row {
  /** The lines of each column; those after `mutedFrom` tell what kind of goods it is. */
  cells: { lines: string[]; mutedFrom: number }[];
  height: number;
}

export interface InvoiceTable {
  columns: Column[];
  rows: Row[];
}

interface TableSpace {
  y: number;
  bottom: number;
  /** What follows the last row and must stay on its page. */
  closingHeight: number;
  /** Begins a page and returns where the table goes on. */
  startPage: () => number;
}

const { columns: say } = invoiceWords;
const leading = 15;
const padding = 8.5;
const gap = 13;
const headHeight = 11;
const headStyle = { face: 'strong', size: 9.3, ink: inks.muted } as const;
const figures = { isTabular: true };

/** Columns as wide as their figures; what is left belongs to the name of the goods. */
export function layOutInvoiceTable(doc: PDFKit.PDFDocument, lines: readonly InvoiceLine[]): InvoiceTable {
  const hasSeveralRates = new Set(lines.map(({ vatPercent }) => vatPercent)).size > 1;
  const sources: ColumnSource[] = [
    { title: say.position, align: 'left', maxWidth: 40, text: (_, index) => String(index + 1) },
    { title: say.name, align: 'left', maxWidth: Number.POSITIVE_INFINITY, text: ({ name }) => name },
    { title: say.pzn, align: 'left', maxWidth: 66, text: ({ pzn }) => pzn || '–' },
    { title: say.quantity, align: 'right', maxWidth: 76, text: ({ quantityText }) => quantityText },
    { title: say.vat, align: 'right', maxWidth: 60, text: ({ vatPercent }) => percentText(vatPercent) },
    { title: say.unitPrice, align: 'right', maxWidth: 95, text: ({ unitPriceCents }) => euroText(unitPriceCents) },
    { title: say.total, align: 'right', maxWidth: 95, text: ({ totalCents }) => euroText(totalCents) },
  ];
  if (!hasSeveralRates)
    sources.splice(
      sources.findIndex(({ title }) => title === say.vat),
      1,
    );
  const needed = sources.map(({ title, maxWidth, text }) => {
    const widths = lines.map((line, index) => widthOf(doc, text(line, index), figures));
    return Math.max(widthOf(doc, title, headStyle), Math.min(maxWidth, Math.max(...widths)));
  });
  const nameColumn = sources.findIndex(({ title }) => title === say.name);
  const others = needed.reduce((sum, width, index) => (index === nameColumn ? sum : sum + width + gap), 0);
  const widths = needed.with(nameColumn, a4.right - a4.left - others);

  let left: number = a4.left;
  const columns = sources.map(({ title, align }, index): Column => {
    const width = widths[index] ?? 0;
    const x = align === 'right' ? left + width : left;
    left += width + gap;
    return { title, align, x };
  });
  const rows = lines.map((line, lineIndex): Row => {
    const cells = sources.map(({ text }, index) => {
      const style = index === nameColumn ? {} : figures;
      // No row is taller than a page, whatever a product is called.
      const main = wrapTextAtMost(20, doc, text(line, lineIndex), widths[index] ?? 0, style);
      const kind = index === nameColumn ? wrapTextAtMost(12, doc, line.kindText, widths[index] ?? 0) : [];
      return { lines: [...main, ...kind], mutedFrom: main.length };
    });
    return { cells, height: Math.max(...cells.map((cell) => cell.lines.length)) * leading + 2 * padding };
  });
  return { columns, rows };
}

/** Draws the rows, on as many pages as they need, each under the table's head. Returns where they end. */
export function drawInvoiceTable({ doc, body }: Paper, table: InvoiceTable, space: TableSpace): number {
  const part = openPart(doc, body, 'Table');
  const [firstRow] = table.rows;
  const fitsBelow = space.y + headHeight + (firstRow?.height ?? 0) <= space.bottom;
  let y = drawHead(doc, part, table.columns, fitsBelow ? space.y : space.startPage());
  for (const [index, row] of table.rows.entries()) {
    const isLast = index === table.rows.length - 1;
    // The last row goes along with the sums, so that these do not stand alone under an empty table.
    const needed = row.height + (isLast ? space.closingHeight : 0);
    if (index > 0 && y + needed > space.bottom) y = drawHead(doc, null, table.columns, space.startPage());
    y = drawRow(doc, part, table.columns, row, y);
  }
  return y + space.closingHeight > space.bottom ? space.startPage() - 24 : y;
}

/** Read out once: without a table to belong to, the head is only repeated for the eye. */
function drawHead(
  doc: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement | null,
  columns: readonly Column[],
  y: number,
): number {
  const row = table && openPart(doc, table, 'TR');
  for (const { title, x, align } of columns) {
    const draw = () => writeLine(doc, title, { ...headStyle, x, y, align });
    if (row) drawTagged(doc, row, 'TH', draw);
    else drawUntagged(doc, draw);
  }
  drawRule(doc, { from: a4.left, to: a4.right, y: y + headHeight, ink: inks.text, width: 1.2 });
  return y + headHeight;
}

function drawRow(
  doc: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement,
  columns: readonly Column[],
  { cells, height }: Row,
  y: number,
): number {
  const row = openPart(doc, table, 'TR');
  for (const [index, { lines, mutedFrom }] of cells.entries()) {
    const column = columns[index];
    if (!column) continue;
    const style: TextStyle = column.title === say.name ? {} : figures;
    const placed = { ...style, x: column.x, align: column.align, leading };
    drawTagged(doc, row, 'TD', () => {
      const end = writeLines(doc, lines.slice(0, mutedFrom), { ...placed, y: y + padding + 11 });
      writeLines(doc, lines.slice(mutedFrom), { ...placed, y: end, ink: inks.muted });
    });
  }
  drawRule(doc, { from: a4.left, to: a4.right, y: y + height, ink: inks.ruleSoft, width: 0.8 });
  return y + height;
}
