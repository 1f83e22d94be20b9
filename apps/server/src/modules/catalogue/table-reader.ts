import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { parse } from 'csv-parse';

export interface TableLine {
  /** As a text editor counts it, the first being 1. */
  line: number;
  cells: string[];
}

const pieceBytes = 64 * 1024;

/**
 * The lines of a table as spreadsheets save them: semicolons, commas or tabs, whichever the first line has most of, with or
 * without a byte order mark. Read in pieces, between which other requests get their turn. Throws where quotes do not match.
 */
export async function readLines(text: string): Promise<TableLine[]> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(text),
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
  });
  const lines: TableLine[] = [];
  const read: AsyncIterable<{ record: string[]; info: { lines: number } }> = Readable.from(pieces(text)).pipe(parser);
  for await (const { record, info } of read) {
    // A cell may hold line breaks: the parser names the last line of a row.
    const breaks = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
    lines.push({ line: info.lines - breaks, cells: record });
  }
  return lines;
}

async function* pieces(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let from = 0; from < bytes.length; from += pieceBytes) {
    yield bytes.subarray(from, from + pieceBytes);
    await setImmediate();
  }
}

function delimiterOf(text: string): string {
  const [first = ''] = text.split('\n', 1);
  const [most] = [';', ',', '\t'].toSorted((a, b) => first.split(b).length - first.split(a).length);
  return most ?? ';';
}
