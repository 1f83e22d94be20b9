import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/pool.ts';
import { writeCsv } from '../../documents/csv-text.ts';
import { dayWords } from '../../documents/day-words.ts';
import type { ZipFile } from '../../http/zip-files.ts';
import type { ObjectStore } from '../../storage/object-store.ts';
import { correctionsOf, invoicePaper } from '../orders/invoice-service.ts';
import { namedFilesOf } from '../prescriptions/order-files-service.ts';
import { openFile } from '../prescriptions/prescription-service.ts';
import { csvRows } from './books-service.ts';
import { type InspectionScope, inspectionTables, ordersInScope } from './inspection-tables.ts';

interface InspectionParts {
  db: Database;
  objectStore: ObjectStore;
}

interface Inspection {
  scope: InspectionScope;
  /** What the check of all records finds, which goes on meanwhile. */
  checked: Promise<string>;
  /** Whoever asks may see prescriptions. */
  withPrescriptions: boolean;
}

const atOnce = 1_000;

/** Tables, papers and files for whoever inspects the pharmacy, and at the end a list with the hash of each. */
export async function* inspectionFiles(parts: InspectionParts, inspection: Inspection): AsyncGenerator<ZipFile> {
  const hashes: string[][] = [];
  for await (const file of contents(parts, inspection)) yield { ...file, pieces: hashed(file, hashes) };
  const list = writeCsv([[...dayWords.manifest], ...hashes]);
  yield { name: 'inhalt.csv', isCompressed: false, pieces: [Buffer.from(list)] };
}

async function* contents(parts: InspectionParts, inspection: Inspection): AsyncGenerator<ZipFile> {
  const { scope, checked, withPrescriptions } = inspection;
  for (const { name, columns, rows } of inspectionTables) {
    yield { name: `${name}.csv`, isCompressed: false, pieces: table(parts.db, columns, rows(scope)) };
  }
  for await (const { id, code } of ordersOf(parts.db, scope)) {
    yield* invoicePapers(parts, id);
    if (withPrescriptions) yield* prescriptions(parts, { id, code });
  }
  yield { name: 'pruefung.txt', isCompressed: false, pieces: [Buffer.from(`${await checked}\n`)] };
}

/** The invoice, and what took it back. */
async function* invoicePapers({ db }: InspectionParts, orderId: string): AsyncGenerator<ZipFile> {
  const numbers = [undefined, ...(await correctionsOf(db, orderId)).map(({ number }) => number)];
  for (const number of numbers) {
    const paper = await invoicePaper(db, orderId, number);
    if (paper) yield { name: `rechnungen/${paper.number}.pdf`, isCompressed: true, pieces: [paper.pdf] };
  }
}

/** Named by the order alone: what a patient called the file may tell more than a name of a file should. */
async function* prescriptions(parts: InspectionParts, order: { id: string; code: string }): AsyncGenerator<ZipFile> {
  for (const [index, file] of (await namedFilesOf(parts.db, order.id)).entries()) {
    const opened = await openFile(parts, file);
    const ending = opened?.mediaType.split('/')[1];
    if (opened)
      yield { name: `rezepte/${order.code}-${index + 1}.${ending}`, isCompressed: true, pieces: [opened.bytes] };
  }
}

async function* table(db: Database, columns: string[], rows: ReturnType<typeof ordersInScope>): AsyncGenerator<Buffer> {
  yield Buffer.from(writeCsv([columns]));
  let last = '';
  for (;;) {
    const { rows: found } = await db.execute<{ sort: string; cells: string[] }>(
      sql`select sort, cells from (${rows}) as told where sort collate "C" > ${last} order by sort collate "C" limit ${atOnce}`,
    );
    if (found.length === 0) return;
    yield csvRows(found.map(({ cells }) => cells));
    last = found.at(-1)?.sort ?? '';
  }
}

async function* ordersOf(db: Database, scope: InspectionScope): AsyncGenerator<{ id: string; code: string }> {
  let last = '';
  for (;;) {
    const { rows } = await db.execute<{ id: string; code: string }>(
      sql`select id, code from orders where id in (${ordersInScope(scope)}) and code > ${last} order by code limit ${atOnce}`,
    );
    if (rows.length === 0) return;
    yield* rows;
    last = rows.at(-1)?.code ?? '';
  }
}

async function* hashed({ name, pieces }: ZipFile, hashes: string[][]): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256');
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
  hashes.push([name, hash.digest('hex')]);
}
