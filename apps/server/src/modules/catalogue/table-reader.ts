import { parse } from 'csv-parse/sync';

export interface TableLine {
  /** As a text editor counts it, the first being 1. */
  line: number;
  cells: string[];
}

/**
 * The lines of a table as spreadsheets save them: semicolons, commas or tabs, whichever the first line has most of, with or
 * without a byte order mark. Throws where quotes do not match.
 */
export function readLines(text: string): TableLine[] {
  const read = parse(text, {
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  }) as unknown as { record: string[]; info: { lines: number } }[];
  // A cell may hold line breaks: the parser names the last line of a row.
  return read.map(({ record, info }) => ({
    line: info.lines - record.reduce((breaks, cell) => breaks + cell.split('\n').length - 1, 0),
    cells: record,
  }));
}

function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const [most] = [';', ',', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length);
  return most ?? ';';
}
