export interface TableRow {
  /** As a text editor counts it, the first being 1. */
  line: number;
  /** By the name of their column. */
  cells: Record<string, string>;
}

/** One cell, quoted or not, and what ends it. */
const nextCell = /(?:"((?:[^"]|"")*)"|([^";\r\n]*))(;|\r?\n|$)/y;

/**
 * Reads what spreadsheets write where the comma is the decimal sign: semicolons between the cells, the names of the
 * columns in the first line, quotes around texts that need them.
 */
export function readTable(text: string): TableRow[] {
  const lines: { line: number; cells: string[] }[] = [];
  let cells: string[] = [];
  let line = 1;
  let firstLine = 1;
  // Spreadsheets begin with a byte order mark, by which they recognise UTF-8.
  nextCell.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;

  while (nextCell.lastIndex < text.length) {
    const found = nextCell.exec(text);
    if (!found) throw new Error(`line ${line}: a quote is not closed, or stands in the middle of a cell`);
    const [all, quoted, plain = '', end] = found;
    cells.push(quoted?.replaceAll('""', '"') ?? plain);
    line += all.split('\n').length - 1;
    if (end === ';') continue;
    lines.push({ line: firstLine, cells });
    cells = [];
    firstLine = line;
  }

  const [head, ...rows] = lines;
  return rows.map(({ line, cells }) => {
    if (cells.length !== head?.cells.length) {
      throw new Error(`line ${line}: ${cells.length} cells under ${head?.cells.length} columns`);
    }
    return { line, cells: Object.fromEntries(head.cells.map((column, index) => [column, cells[index] ?? ''])) };
  });
}
