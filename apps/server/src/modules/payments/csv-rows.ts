/** One cell, quoted or not, and what ends it. */
function cellPattern(separator: ';' | ','): RegExp {
  return new RegExp(`(?:"([^"]*(?:""[^"]*)*)"|([^"${separator}\\r\\n]*))(${separator}|\\r?\\n|$)`, 'y');
}

/** What stands in front of the table in some banks' files is a few lines at most. */
const mostRowsBefore = 20;

/**
 * The rows of a bank's CSV, the names of its columns first: whatever stands above the table is left out. Null for what is no
 * table. Banks write semicolons or commas.
 */
export function readCsvRows(text: string): string[][] | null {
  const head = text.slice(0, 4_000);
  const separator = head.split(';').length >= head.split(',').length ? ';' : ',';
  const rows = rowsOf(text, separator);
  const widest = Math.max(0, ...(rows ?? []).slice(0, mostRowsBefore).map(({ length }) => length));
  const first = rows?.findIndex(({ length }) => length === widest) ?? -1;
  return rows && widest >= 3 && first >= 0 ? rows.slice(first) : null;
}

function rowsOf(text: string, separator: ';' | ','): string[][] | null {
  const pattern = cellPattern(separator);
  const rows: string[][] = [];
  let cells: string[] = [];
  while (pattern.lastIndex < text.length) {
    const found = pattern.exec(text);
    if (!found) return null;
    const [, quoted, plain = '', end] = found;
    cells.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === separator) continue;
    if (cells.some(Boolean)) rows.push(cells);
    cells = [];
  }
  return rows;
}
