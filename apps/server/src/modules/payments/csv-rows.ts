/** A row and the line on which it begins, so that somebody finds it in the file. */
export interface CsvRow {
  line: number;
  cells: string[];
}

export interface CsvTable {
  /** The names of the columns, and the rows below them. */
  rows: CsvRow[];
  /** The lines below the names whose quotation marks do not fit together. */
  brokenLines: number[];
}

/** What stands in front of the table in some banks' files is a few lines at most. */
const mostRowsBefore = 20;

/** No bank writes more into one cell: behind an opening quotation mark without its end the file is not searched further. */
const mostCellCharacters = 10_000;

/** More than these are no mistakes in a table, but no table. */
const mostBrokenLines = 200;

/**
 * The rows of a bank's CSV, the names of its columns first: whatever stands above the table is left out. Null for what is no
 * table. Banks write semicolons or commas.
 */
export function readCsvRows(text: string): CsvTable | null {
  const head = text.slice(0, 4_000);
  const separator = head.split(';').length >= head.split(',').length ? ';' : ',';
  const table = tableOf(text, separator);
  const widest = Math.max(0, ...(table?.rows ?? []).slice(0, mostRowsBefore).map(({ cells }) => cells.length));
  const first = table?.rows.findIndex(({ cells }) => cells.length === widest) ?? -1;
  if (!table || widest < 3 || first < 0) return null;
  const rows = table.rows.slice(first);
  const [names] = rows;
  return { rows, brokenLines: table.brokenLines.filter((line) => line > (names?.line ?? 0)) };
}

function tableOf(text: string, separator: ';' | ','): CsvTable | null {
  const rows: CsvRow[] = [];
  const brokenLines: number[] = [];
  let at = 0;
  let line = 1;
  while (at < text.length) {
    const row = rowAt(text, at, separator);
    // No text has a NUL in it, and no column of the database takes one.
    if (!row || row.cells.some((cell) => cell.includes('\0'))) {
      brokenLines.push(line);
      if (brokenLines.length > mostBrokenLines) return null;
    } else if (row.cells.some(Boolean)) rows.push({ line, cells: row.cells });
    // The rows behind a broken one are read as if it were not there.
    const end = row?.end ?? endOfLine(text, at);
    line += countLines(text, at, end);
    at = end;
  }
  return { rows, brokenLines };
}

/** The cells of one row and where the next one begins; null where quotation marks do not fit together. */
function rowAt(text: string, start: number, separator: string): { cells: string[]; end: number } | null {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    const cell = text[at] === '"' ? quotedAt(text, at) : plainAt(text, at, separator);
    if (!cell) return null;
    cells.push(cell.words.trim());
    const sign = text[cell.end];
    if (sign === undefined) return { cells, end: cell.end };
    if (sign === '\n') return { cells, end: cell.end + 1 };
    if (sign === '\r' && text[cell.end + 1] === '\n') return { cells, end: cell.end + 2 };
    if (sign !== separator) return null;
    at = cell.end + 1;
    // A separator at the very end has an empty cell behind it.
    if (at >= text.length) return { cells, end: at };
  }
}

interface Cell {
  words: string;
  /** Where its end stands: a separator, a line's end or the end of the file. */
  end: number;
}

function quotedAt(text: string, start: number): Cell | null {
  let at = start + 1;
  for (;;) {
    const mark = text.indexOf('"', at);
    if (mark < 0 || mark - start > mostCellCharacters) return null;
    if (text[mark + 1] !== '"') return { words: text.slice(start + 1, mark).replaceAll('""', '"'), end: mark + 1 };
    at = mark + 2;
  }
}

function plainAt(text: string, start: number, separator: string): Cell | null {
  let end = start;
  while (end < text.length) {
    const sign = text[end];
    if (sign === '"') return null;
    if (sign === separator || sign === '\r' || sign === '\n') break;
    end += 1;
  }
  return { words: text.slice(start, end), end };
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end + 1;
}

function countLines(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = text.indexOf('\n', from); at >= 0 && at < to; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}
