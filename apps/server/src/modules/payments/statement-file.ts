import { unzip } from '../../files/unzip.ts';
import { type ReadStatement, readCamt } from './camt-reader.ts';
import { type CsvTable, readCsvRows } from './csv-rows.ts';
import { StatementRefusal } from './statement-refusal.ts';

/** A year of daily statements in one ZIP, or one of 20,000 entries, is less. */
const unpacked = { mostFiles: 400, mostBytes: 32 * 1024 * 1024 };

/** A file of the bank: statements, or the rows of a table whose columns are to be understood. */
type StatementFile = { statements: ReadStatement[] } | { table: CsvTable };

/** What a file is, by its bytes; its name says nothing. Throws a `StatementRefusal`. */
export async function readStatementFile(bytes: Buffer): Promise<StatementFile> {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    const files = await unzip(bytes, unpacked);
    if (!files) throw new StatementRefusal('zip');
    const statements: ReadStatement[] = [];
    for (const file of files) statements.push(...(await readCamt(textOf(file))));
    return { statements };
  }
  const text = textOf(bytes);
  if (text.trimStart().startsWith('<')) return { statements: await readCamt(text) };
  const table = readCsvRows(text);
  if (!table) throw new StatementRefusal('type');
  return { table };
}

/** Banks write UTF-8 or the encoding of old Windows. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
