import { compact, isIban } from '@shop/contract/bank-account';
import { largestStatementBytes } from '@shop/contract/desk/payment-words';
import type { CsvColumns } from '@shop/contract/desk/payments';
import type { ShopConfig } from '@shop/contract/shop-config';
import { sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database, Transaction } from '../../db/pool.ts';
import type { BankStatement } from '../../db/schema/bank.ts';
import { ShopError } from '../../errors.ts';
import { recordAct } from '../journal/journal-service.ts';
import type { Colleague } from '../orders/staff-order-service.ts';
import { type BankEntry, fingerprintOf, numbered, splitKnown } from './bank-entry.ts';
import type { ReadStatement } from './camt-reader.ts';
import { possibleCodes } from './codes-in-text.ts';
import { layoutOf, readCsv } from './csv-reader.ts';
import type { UnreadEntry } from './entry-limits.ts';
import { namedOrders } from './payable-orders.ts';
import { type FoundStatement, type RefusedFile, readStatementFile } from './statement-file.ts';
import {
  findKnown,
  insertEntries,
  insertStatement,
  layoutWith,
  saveLayout,
  setReference,
} from './statement-queries.ts';
import { StatementRefusal, UnknownColumns } from './statement-refusal.ts';

/** Enough to see what stands in which column. */
const rowsShown = 3;

interface StatementParts {
  db: Database;
  clock: Clock;
  config: ShopConfig;
}

interface GivenFile {
  fileName: string;
  bytes: Buffer;
  /** What the columns of a table mean, where somebody has just said so. */
  columns: CsvColumns | null;
}

interface TakenStatement {
  statements: BankStatement[];
  unread: (UnreadEntry & Pick<FoundStatement, 'zipped'>)[];
  /** Files of a ZIP of which nothing is kept. */
  refused: RefusedFile[];
}

/**
 * Reads a file of the bank and keeps what is new in it; what cannot be read is told with its line. Refuses with
 * `StatementRefused` where nothing at all can be read, and with `ColumnsUnknown`.
 */
export async function takeStatement(
  parts: StatementParts,
  colleague: Colleague,
  file: GivenFile,
): Promise<TakenStatement> {
  try {
    const { statements, refused } = await readFile(parts, file);
    const unread = unreadIn(statements);
    const [first] = refused;
    if (first && statements.length === 0) throw new StatementRefusal(first.reason);
    const kept = await parts.db.transaction((tx) => keepAll(tx, parts, colleague, { file, statements, refused }));
    return { statements: kept, unread, refused };
  } catch (error) {
    if (error instanceof StatementRefusal) throw new ShopError('StatementRefused', { reason: error.reason });
    if (error instanceof UnknownColumns) {
      throw new ShopError('ColumnsUnknown', { columns: error.columns, rows: error.rows });
    }
    throw error;
  }
}

/** Throws where there is nothing else: then it is the file, or what its columns were taken for. */
function unreadIn(statements: readonly FoundStatement[]): TakenStatement['unread'] {
  const unread = statements.flatMap(({ unread, zipped }) => unread.map((entry) => ({ ...entry, zipped })));
  const [first] = unread;
  if (!first || statements.some(({ entries }) => entries.length > 0)) return unread;
  if (first.reason === 'currency') throw new StatementRefusal('currency');
  throw new StatementRefusal(statements.some(({ kind }) => kind === 'csv') ? 'columns' : 'broken');
}

async function readFile({ db, config }: StatementParts, { bytes, columns }: GivenFile): Promise<ReadFile> {
  const own = isIban(config.pharmacy.iban) ? compact(config.pharmacy.iban) : null;
  if (own === null) throw new StatementRefusal('noAccount');
  if (bytes.length > largestStatementBytes) throw new StatementRefusal('size');
  const file = await readStatementFile(bytes);
  if ('statements' in file) return withinAccount(file, own);
  const [head = [], ...rows] = file.table.rows.map(({ cells }) => cells);
  const meaning = columns ?? (await layoutWith(db, layoutOf(head)));
  if (!meaning) throw new UnknownColumns(head, rows.slice(0, rowsShown));
  const read = { ...readCsv(file.table, meaning, own), zipped: null, header: layoutOf(head) };
  return withinAccount({ statements: [read], refused: [] }, own);
}

/** A file that tells of another account is none of ours, whatever else it tells; of a ZIP the others are. */
function withinAccount({ statements, refused }: ReadFile, own: string): ReadFile {
  const isForeign = ({ iban }: FoundStatement) => iban !== own;
  const foreign = new Set(statements.filter(isForeign).map(({ zipped }) => zipped));
  if (foreign.has(null)) throw new StatementRefusal('account');
  const names = [...foreign].map((name) => ({ name: name ?? '', reason: 'account' as const }));
  return { statements: statements.filter(({ zipped }) => !foreign.has(zipped)), refused: [...refused, ...names] };
}

interface ReadFile {
  statements: (FoundStatement & { header?: string })[];
  refused: RefusedFile[];
}

interface Kept extends ReadFile {
  file: GivenFile;
}

async function keepAll(
  tx: Transaction,
  { clock }: StatementParts,
  colleague: Colleague,
  { file, statements, refused }: Kept,
) {
  // Two files that tell of the same entry wait for each other, so that it counts once.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('bank statements'))`);
  const now = clock.now();
  const kept: BankStatement[] = [];
  for (const statement of statements) {
    const { header } = statement;
    if (header && file.columns) {
      await saveLayout(tx, { header, columns: file.columns, savedAt: now, savedBy: colleague.id });
    }
    const lost = kept.length === 0 ? refused.length : 0;
    kept.push(await keepOne(tx, { file, statement, colleague, now, lost }));
  }
  return kept;
}

interface KeptOne {
  file: GivenFile;
  statement: ReadStatement;
  colleague: Colleague;
  now: Date;
  /** Files of the same ZIP that were not read: on record with its first statement. */
  lost: number;
}

async function keepOne(tx: Transaction, { file, statement, colleague, now, lost }: KeptOne): Promise<BankStatement> {
  const { kind, number, unread } = statement;
  const entries = numbered(statement.entries);
  const positive = entries.filter(({ amountCents }) => amountCents > 0);
  const fresh = await ofOrders(tx, await freshOf(tx, positive));
  const days = entries.map(({ bookedOn }) => bookedOn).toSorted();
  const inserted = await insertStatement(tx, {
    readAt: now,
    readBy: colleague.id,
    readByName: colleague.name,
    fileName: file.fileName,
    kind,
    number,
    fromDay: days[0] ?? null,
    toDay: days.at(-1) ?? null,
    entryCount: entries.length,
    freshCount: fresh.length,
  });
  const kept = fresh.map((entry) => ({ ...entry, fingerprint: fingerprintOf(entry), statementId: inserted.id }));
  await insertEntries(tx, kept);
  await recordAct(tx, colleague, {
    at: now,
    subject: 'payment',
    subjectId: inserted.id,
    what: 'statementRead',
    detail: {
      kind,
      number,
      entries: entries.length,
      fresh: fresh.length,
      ...(unread.length > 0 && { unread: unread.length }),
      ...(lost > 0 && { refused: lost }),
    },
  });
  return inserted;
}

async function freshOf(tx: Transaction, entries: BankEntry[]): Promise<BankEntry[]> {
  const references = new Set(entries.flatMap(({ bankReference }) => bankReference ?? []));
  const fingerprints = new Set(entries.map(fingerprintOf));
  const known = await findKnown(tx, { references: [...references], fingerprints: [...fingerprints] });
  const { fresh, named } = splitKnown(entries, known);
  for (const { id, bankReference } of named) await setReference(tx, id, bankReference);
  return fresh;
}

/** Of what went out only what names an order is kept: the rest is the pharmacy's own business. */
async function ofOrders(tx: Transaction, entries: BankEntry[]): Promise<BankEntry[]> {
  const out = entries.filter(({ direction }) => direction === 'out');
  const named = await namedOrders(tx, out);
  const isOfOrder = ({ purpose }: BankEntry) => possibleCodes(purpose).some((code) => named.has(code));
  return entries.filter((entry) => entry.direction === 'in' || isOfOrder(entry));
}
