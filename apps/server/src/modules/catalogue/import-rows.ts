import type { RowProblem } from '@shop/contract/desk/import-words';
import { inSlices } from '../../files/in-slices.ts';
import { importColumns, type RowValues } from './import-columns.ts';
import { readLines, type TableLine } from './table-reader.ts';

export interface Fault {
  line: number;
  column: string | null;
  problem: RowProblem;
}

export interface ImportRow {
  line: number;
  pzn: string;
  values: RowValues;
}

export interface ReadImport {
  /** How many the table has, the faulty ones too. */
  count: number;
  rows: ImportRow[];
  faults: Fault[];
}

/** Rows between which other requests get their turn. */
const rowsAtOnce = 250;

/** Every row of a table, or what is wrong with it. A row with a fault is not among the rows. */
export async function readImport(table: string): Promise<ReadImport> {
  const lines = await linesOf(table);
  const [head, ...body] = lines ?? [];
  if (!head) return { count: 0, rows: [], faults: [{ line: 1, column: null, problem: 'unreadable' }] };
  const columns = head.cells.map((name) => name.toLowerCase());
  const faults = faultsOfHead(columns);
  const rows: ImportRow[] = [];
  if (faults.length > 0) return { count: body.length, rows, faults };

  const taken = new Set<string>();
  await inSlices(body.length, rowsAtOnce, (from, to) => {
    for (const line of body.slice(from, to)) {
      const read = readRow(line, columns);
      if (Array.isArray(read)) faults.push(...read);
      else if (taken.has(read.pzn)) faults.push({ line: read.line, column: 'pzn', problem: 'twice' });
      else rows.push(read);
      if (!Array.isArray(read)) taken.add(read.pzn);
    }
  });
  return { count: body.length, rows, faults };
}

async function linesOf(table: string): Promise<TableLine[] | null> {
  try {
    return await readLines(table);
  } catch {
    return null;
  }
}

function faultsOfHead(columns: readonly string[]): Fault[] {
  const faults = columns.flatMap((column, index): Fault[] => {
    if (!Object.hasOwn(importColumns, column)) {
      return [{ line: 1, column: column.slice(0, 40), problem: 'unknownColumn' }];
    }
    return columns.indexOf(column) < index ? [{ line: 1, column, problem: 'twice' }] : [];
  });
  if (!columns.includes('pzn')) faults.push({ line: 1, column: 'pzn', problem: 'missingColumn' });
  return faults;
}

function readRow({ line, cells }: TableLine, columns: readonly string[]): ImportRow | Fault[] {
  if (cells.length !== columns.length) return [{ line, column: null, problem: 'unreadable' }];
  const values: RowValues = { fields: {} };
  const faults = columns.flatMap((column, index) => {
    const problem = readCell(column, cells[index] ?? '', values);
    return problem ? [{ line, column, problem }] : [];
  });
  return faults.length > 0 ? faults : { line, pzn: values.fields.pzn ?? '', values };
}

/** What a spreadsheet would run is no value; the apostrophe before it says that it is meant as text. */
function readCell(column: string, cell: string, values: RowValues): RowProblem | null {
  if (/^[=@+-]/.test(cell)) return 'formula';
  return importColumns[column]?.(cell.replace(/^'(?=[=@+-])/, ''), values) ?? null;
}
