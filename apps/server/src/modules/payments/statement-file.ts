import { shownFileName } from '../../files/shown-file-name.ts';
import { type UnzippedFile, unzip } from '../../files/unzip.ts';
import { type ReadStatement, readCamt } from './camt-reader.ts';
import { type CsvTable, readCsvRows } from './csv-rows.ts';
import { StatementRefusal } from './statement-refusal.ts';

/** A year of daily statements in one ZIP, or one of 20,000 entries, is less. */
const unpacked = { mostFiles: 400, mostBytes: 32 * 1024 * 1024 };

/** A file of a ZIP that is not read, and why. */
export interface RefusedFile {
  name: string;
  reason: StatementRefusal['reason'];
}

/** A statement, and in which file of a ZIP it stands. */
export interface FoundStatement extends ReadStatement {
  zipped: string | null;
}

/** A file of the bank: statements, or the rows of a table whose columns are to be understood. */
type StatementFile = { statements: FoundStatement[]; refused: RefusedFile[] } | { table: CsvTable };

/** As much of a name as a screen has room for. */
const longestName = 100;

/** What a file is, by its bytes; its name says nothing. Of a ZIP one bad file is told. Throws a `StatementRefusal`. */
export async function readStatementFile(bytes: Buffer): Promise<StatementFile> {
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    const files = await unzip(bytes, unpacked);
    if (!files || files.length === 0) throw new StatementRefusal('zip');
    return readEach(files);
  }
  const text = textOf(bytes);
  if (text.trimStart().startsWith('<')) return { statements: found(await readCamt(text), null), refused: [] };
  const table = readCsvRows(text);
  if (!table) throw new StatementRefusal('type');
  return { table };
}

async function readEach(files: readonly UnzippedFile[]) {
  const statements: FoundStatement[] = [];
  const refused: RefusedFile[] = [];
  for (const { name: given, bytes } of files) {
    const name = shownFileName(given, '?').slice(0, longestName);
    try {
      if (!bytes) throw new StatementRefusal('broken');
      statements.push(...found(await readCamt(textOf(bytes)), name));
    } catch (error) {
      if (!(error instanceof StatementRefusal)) throw error;
      refused.push({ name, reason: error.reason });
    }
  }
  return { statements, refused };
}

function found(statements: readonly ReadStatement[], zipped: string | null): FoundStatement[] {
  return statements.map((statement) => ({ ...statement, zipped }));
}

/** Banks write UTF-8 or the encoding of old Windows. */
function textOf(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
